import type { GroupKey, TextKey } from "../platform/text-keys.ts";
import { keysOf } from "../platform/typed-records.ts";

/**
 * The uses of one field of a request, besides its rules and its column. Every field states all of them: one that was
 * forgotten does not compile. (A field that must be encrypted is a detail: columns are listed and searched.)
 */
export type FieldUse = {
  /** The type of the value, for the search and for display: choices are named by the texts of a group. */
  is: "text" | "email" | "phone" | { oneOf: GroupKey };
  /** The column of requests that holds it, or `detail` where it stands among the details of its kind. */
  storedAs: "type" | "name" | "email" | "phone" | "detail";
  isSearched: boolean;
  /** The heading of its column in an export; null where it is not exported. */
  exported: TextKey | null;
  /**
   * The field's place in what is forwarded to the form service that the agency uses besides: in this order, or after
   * all others. Null where it is not forwarded.
   */
  forwarded: "in order" | "last" | null;
  /** The part of an opened request that shows the field; the name stands in the title. */
  shown: { in: "person" | "wish"; as: TextKey } | "title" | null;
  /** True when a submission that differs in this field is another request, rather than a duplicate of the same one. */
  tellsApart: boolean;
};

/** The uses of all fields of a form. A value that is chosen from a list is named by its texts. */
export type FieldUses<Form> = {
  [Field in keyof Form]-?: FieldUse & {
    is: string extends Form[Field] ? "text" | "email" | "phone" : { oneOf: GroupKey };
  };
};

/** The uses of the fields by which the customer is answered; every form has them. */
export const REACH_FIELDS: FieldUses<{ email: string; phone: string }> = {
  email: {
    is: "email",
    storedAs: "email",
    isSearched: true,
    exported: "exports:columns.email",
    forwarded: "in order",
    shown: { in: "person", as: "desk:columns.email" },
    tellsApart: true,
  },
  phone: {
    is: "phone",
    storedAs: "phone",
    isSearched: true,
    exported: "exports:columns.phone",
    forwarded: "in order",
    shown: { in: "person", as: "desk:columns.phone" },
    tellsApart: true,
  },
};

/** The id of one of the agency's offices, as `locations` of the settings has it. */
export const LOCATION_ID = /^[a-z\d-]{1,32}$/;

/** The uses of all fields of any form. */
export type AnyUses = Record<string, FieldUse>;

/** Returns the fields whose use meets a condition, in their order; without a condition, all of them. */
export function filterFields<Field extends string>(
  uses: Record<Field, FieldUse>,
  isSo: (use: FieldUse) => boolean = () => true,
): Field[] {
  return keysOf(uses).filter((field) => isSo(uses[field]));
}

/** Picks some of the fields of a form or of a stored request. */
export function pick<Values extends object, Field extends keyof Values>(
  values: Values,
  fields: readonly Field[],
): Pick<Values, Field> {
  return Object.fromEntries(fields.map((field) => [field, values[field]])) as Pick<Values, Field>;
}
