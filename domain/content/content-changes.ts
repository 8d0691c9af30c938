import { describeKind, type ContentItem, type ContentKind, type ContentValue } from "./content.ts";
import type { Language } from "../platform/language.ts";

/** The content of an item: its values, and their Spanish translation. */
export type ContentState = Pick<ContentItem, "values" | "es">;

/** A field that differs between two versions of an item. `language` is null for a field that has no translation. */
type ContentChange = {
  name: string;
  language: Language | null;
  before: ContentValue;
  after: ContentValue;
};

/** Lists the fields that differ between two versions of an item, in the order of the form. */
export function changesBetween(kind: ContentKind, before: ContentState, after: ContentState): ContentChange[] {
  const changes = describeKind(kind).fields.flatMap(({ name, translation }): ContentChange[] => [
    {
      name,
      language: translation ? "en" : null,
      before: before.values[name] ?? null,
      after: after.values[name] ?? null,
    },
    ...(translation
      ? [{ name, language: "es" as const, before: before.es[name] ?? null, after: after.es[name] ?? null }]
      : []),
  ]);
  return changes.filter((change) => writtenForm(change.before) !== writtenForm(change.after));
}

/** Returns the comparable form of a value. An empty one is the same as a missing one. */
function writtenForm(value: ContentValue): string {
  const isEmpty = value === "" || (Array.isArray(value) && value.length === 0);
  return JSON.stringify(isEmpty ? null : value);
}
