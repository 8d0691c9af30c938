import type { InsuranceType } from "../../../domain/work/lead-options.ts";
import { SEALED_DETAILS } from "../../../domain/work/quote-fields.ts";
import { quoteDetails } from "../../../domain/work/quotes.ts";
import type { Keys } from "../../platform/keys.ts";
import { isAmong } from "../../../domain/platform/typed-records.ts";

type Details = Record<string, unknown>;

/** Returns the type-specific fields of a quote form that were filled in. */
export function filledDetails(form: { insuranceType: InsuranceType }): Details {
  const known = Object.keys(quoteDetails[form.insuranceType].shape);
  const isFilled = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== undefined);
  return Object.fromEntries(Object.entries(form).filter(([field, value]) => known.includes(field) && isFilled(value)));
}

type Request = { reference: string; details: Details };

/**
 * Returns the encryption context of a field: table, field and row. The table keeps the old name `quote_requests`,
 * because that name is part of what was encrypted.
 */
const sealContext = (reference: string, field: string) => ({
  table: "quote_requests",
  field: `details.${field}`,
  row: reference,
});

/** Encrypts the fields of a request that must not be readable in a stolen copy of the database. */
export function sealDetails(keys: Keys, { reference, details }: Request): Details {
  return mapSealed(details, (value, field) => keys.seal(value, sealContext(reference, field)));
}

/** Decrypts the encrypted fields of a request, for a reader who may see them. */
export function openDetails(keys: Keys, { reference, details }: Request): Details {
  return mapSealed(details, (value, field) => keys.open(value, sealContext(reference, field)));
}

/** Returns the details without the encrypted fields, for lists and exports. */
export function unsealedDetails(details: Details): Details {
  return Object.fromEntries(Object.entries(details).filter(([field]) => !isSealed(field)));
}

/** Returns true when the details have encrypted fields, which only the opened request shows. */
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
