import type { z } from "zod";
import type { TextKey } from "../platform/text-keys.ts";
import { keysOf, recordOf } from "../platform/typed-records.ts";
import { unsealedNames, type DetailUse } from "./detail-uses.ts";
import { QUOTE_DETAILS } from "./quote-fields.ts";
import { quoteDetails } from "./quotes.ts";
import { LEAD_KINDS, type LeadKind } from "./request-kinds.ts";
import { SERVICE_DETAILS } from "./service-fields.ts";
import { serviceDetails } from "./service.ts";

/** The details of a kind: fields that only some of its types ask for. */
type KindDetails = {
  uses: Readonly<Record<string, DetailUse>>;
  /** The rules of the details of each type. */
  byType: Readonly<Record<string, z.ZodObject>>;
  /** The details that an export has, each with the heading of its column. */
  exported: Readonly<Record<string, TextKey>>;
};

/** The details of each kind of request. */
export const DETAILS: Record<LeadKind, KindDetails> = {
  quote: {
    uses: QUOTE_DETAILS,
    byType: quoteDetails,
    exported: recordOf(unsealedNames(QUOTE_DETAILS), (detail) => `exports:columns.${detail}` as const),
  },
  contact: { uses: {}, byType: {}, exported: {} },
  service: {
    uses: SERVICE_DETAILS,
    byType: serviceDetails,
    exported: recordOf(unsealedNames(SERVICE_DETAILS), (detail) => `service:fields.${detail}` as const),
  },
};

/** The encrypted details of all kinds, which must not be readable in a stolen copy of the database. */
export const SEALED_DETAILS: readonly string[] = [
  ...new Set(
    LEAD_KINDS.flatMap((kind) => keysOf(DETAILS[kind].uses).filter((name) => DETAILS[kind].uses[name]?.isSealed)),
  ),
];

/** Returns the names of the details of a type, in the order of its form; none for a kind without details. */
export function detailsOfType(kind: LeadKind, type: string | null): readonly string[] {
  return Object.keys(DETAILS[kind].byType[type ?? ""]?.shape ?? {});
}

/** Returns the rule of a detail; types of a kind that share a detail share its rule, required or not. */
export function ruleOfDetail(kind: LeadKind, name: string): z.ZodType | undefined {
  return Object.values(DETAILS[kind].byType)
    .flatMap(({ shape }) => Object.entries<z.ZodType>(shape))
    .find(([field]) => field === name)?.[1];
}
