import { detailsOfType, SEALED_DETAILS } from "../../../domain/work/request-details.ts";
import { KINDS, type LeadKind } from "../../../domain/work/request-kinds.ts";
import type { Keys } from "../../platform/keys.ts";
import { isAmong, valueIn } from "../../../domain/platform/typed-records.ts";

type Details = Record<string, unknown>;

/** Returns the type that a form of this kind names; null where it names none. */
export function typeOf(kind: LeadKind, form: object): string | null {
  const type = valueIn(form, KINDS[kind].typeField);
  return typeof type === "string" ? type : null;
}

/** Returns the details that were filled in on a form of this kind and type. */
export function filledDetails(kind: LeadKind, type: string | null, form: object): Details {
  const known = detailsOfType(kind, type);
  const isFilled = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== undefined);
  return Object.fromEntries(Object.entries(form).filter(([field, value]) => known.includes(field) && isFilled(value)));
}

type Request = { reference: string; details: Details };

/**
 * Returns the encryption context of a field: table, field and row. The table keeps the old name `quote_requests` for
 * requests of every kind, because that name is part of what was encrypted.
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
