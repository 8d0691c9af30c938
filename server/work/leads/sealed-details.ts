import type { InsuranceType } from "../../../domain/work/lead-options.ts";
import { SEALED_DETAILS } from "../../../domain/work/quote-fields.ts";
import { quoteDetails } from "../../../domain/work/quotes.ts";
import type { Keys } from "../../platform/keys.ts";
import { isAmong } from "../../../domain/platform/typed-records.ts";

type Details = Record<string, unknown>;

/** The type-specific fields of a quote form that were filled in. */
export function filledDetails(form: { insuranceType: InsuranceType }): Details {
  const known = Object.keys(quoteDetails[form.insuranceType].shape);
  const isFilled = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== undefined);
  return Object.fromEntries(Object.entries(form).filter(([field, value]) => known.includes(field) && isFilled(value)));
}

type Request = { reference: string; details: Details };

/** The name of the table that requests of this kind once had is part of what was encrypted, and so stays. */
const placeOf = (reference: string, field: string) => ({
  table: "quote_requests",
  field: `details.${field}`,
  row: reference,
});

/** Seals the fields of a request that must not be readable in a stolen copy of the database. */
export function sealDetails(keys: Keys, { reference, details }: Request): Details {
  return mapSealed(details, (value, field) => keys.seal(value, placeOf(reference, field)));
}

/** Opens them again, for somebody who may read them. */
export function openDetails(keys: Keys, { reference, details }: Request): Details {
  return mapSealed(details, (value, field) => keys.open(value, placeOf(reference, field)));
}

/** What is left for lists and exports. */
export function unsealedDetails(details: Details): Details {
  return Object.fromEntries(Object.entries(details).filter(([field]) => !isSealed(field)));
}

/** True when there is something that only those who open the request may read. */
export function hasSealed(details: Details): boolean {
  return Object.keys(details).some(isSealed);
}

function isSealed(field: string): boolean {
  return isAmong(SEALED_DETAILS, field);
}

function mapSealed(details: Details, change: (value: string, field: string) => string): Details {
  const changed = { ...details };
  for (const field of SEALED_DETAILS) {
    const value = changed[field];
    if (typeof value === "string") changed[field] = change(value, field);
  }
  return changed;
}
