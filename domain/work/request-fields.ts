import type { GroupKey, TextKey } from "../platform/text-keys.ts";
import { keysOf } from "../platform/typed-records.ts";

/**
 * What becomes of one field of a request, beside its rules and its column. All of it is said for every field: one that
 * was forgotten does not compile. (A field that must be sealed is a detail: columns are listed and searched.)
 */
export type FieldUse = {
  /** How a search reads it, and how it is put into words: choices by the texts of a group. */
  is: "text" | "email" | "phone" | { oneOf: GroupKey };
  /** The column of requests that holds it, or `detail` where it stands among the details of its kind. */
  storedAs: "type" | "name" | "email" | "phone" | "detail";
  isSearched: boolean;
  /** The heading of its column in an export. */
  exported: TextKey | null;
  /** Whether it goes to the form service that the agency uses besides: in this order, or after all others. */
  forwarded: "in order" | "last" | null;
  /** Where an opened request shows it; the name stands in the title. */
  shown: { in: "person" | "wish"; as: TextKey } | "title" | null;
  /** Whether a sending that differs in it is another request, rather than the same one sent again. */
  tellsApart: boolean;
};

/** The description of the fields of a form. What is chosen from a list is said by its texts. */
export type FieldUses<Form> = {
  [Field in keyof Form]-?: FieldUse & {
    is: string extends Form[Field] ? "text" | "email" | "phone" : { oneOf: GroupKey };
  };
};

/** Any such description. */
export type AnyUses = Record<string, FieldUse>;

/** The fields that are used in some way, in their order; without a way, all of them. */
export function fieldsThat<Field extends string>(
  uses: Record<Field, FieldUse>,
  isSo: (use: FieldUse) => boolean = () => true,
): Field[] {
  return keysOf(uses).filter((field) => isSo(uses[field]));
}

/** Some of the fields of a form or of a stored request. */
export function pick<Values extends object, Field extends keyof Values>(
  values: Values,
  fields: readonly Field[],
): Pick<Values, Field> {
  return Object.fromEntries(fields.map((field) => [field, values[field]])) as Pick<Values, Field>;
}
