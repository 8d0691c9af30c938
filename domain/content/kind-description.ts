import type { ContentField, ContentValue, FieldName } from "./content-fields.ts";
import type { FaultKey } from "../platform/text-keys.ts";

export type ContentValues = Record<string, ContentValue>;

/** A fault between fields that must agree: the field that is wrong, and the key of the message. */
export type Fault = { field: string; message: FaultKey; in?: "values" | "es" };

export type ContentKindDescription = {
  /** The field that serves as the title of an item. */
  title: FieldName;
  fields: readonly ContentField[];
  /** True for items that are sorted by hand; others are sorted by a date or by their title. */
  isOrdered: boolean;
  /** The field that groups the items: they are listed, sorted and unique only among those with the same value. */
  groupedBy?: FieldName;
  /** The field with the date from which the public sees an item. */
  publishedBy?: FieldName;
  /**
   * True for a kind that comes with made-up samples. Production shows them only once an admin has confirmed or replaced
   * them.
   */
  hasSamples?: boolean;
  /** True for a kind whose items are given: they are edited, but none is added or deleted. */
  isFixed?: boolean;
  check?: (values: ContentValues, es: ContentValues) => Fault[];
};

export const translated = { translation: "optional" } as const;
export const bilingual = { translation: "required" } as const;
export const listed = { isListed: true } as const;
