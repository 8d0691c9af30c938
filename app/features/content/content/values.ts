import { isChannel } from "../../../../domain/work/channels.ts";
import { slugOf, type ContentField, type ContentValue } from "../../../../domain/content/content-fields.ts";
import {
  describeKind,
  translatedFields,
  type ContentItem,
  type ContentKind,
} from "../../../../domain/content/content.ts";
import type { TranslateIn } from "../../../../domain/platform/text-keys.ts";
import type { Dates } from "../../../lib/dates.ts";
import { knownText } from "../../../lib/i18n.tsx";

export type FormValues = Pick<ContentItem, "values" | "es">;

/**
 * Returns the form values of an item, or the initial ones without an item. Nulls become initial values too, because
 * inputs have no null. Spanish values are initially empty, whatever the field's initial value is.
 */
export function formValuesOf(kind: ContentKind, item?: FormValues): FormValues {
  const fill = (fields: readonly ContentField[], part: FormValues["values"] | undefined) =>
    Object.fromEntries(fields.map(({ name, initial }) => [name, part?.[name] ?? initial]));
  const es = translatedFields(kind).map((field) => ({ ...field, initial: field.control === "tags" ? [] : "" }));
  return { values: fill(describeKind(kind).fields, item?.values), es: fill(es, item?.es) };
}

/**
 * Returns the form values of a new item. A kind with a publication date gets `now`. A kind that is ordered within
 * groups (codes within a category) gets the group whose list the item was created from.
 */
export function newValues(kind: ContentKind, group: string | null, now: string): FormValues {
  const { publishedBy, groupedBy } = describeKind(kind);
  const form = formValuesOf(kind);
  if (publishedBy) form.values[publishedBy] = now;
  if (groupedBy && group) form.values[groupedBy] = group;
  return form;
}

/**
 * Returns the translated name of an option, such as a message channel. One without a translation, such as a number, is
 * its own name.
 */
export function optionName(t: TranslateIn<"content">, option: ContentValue | undefined): string {
  const text = String(option ?? "");
  return isChannel(text) ? t(`channels:${text}.one`) : knownText(t, "options", slugOf(text), text);
}

/** Formats a value as text for display; an empty one as an empty text. */
export function shownValue(t: TranslateIn<"content">, dates: Dates, field: ContentField, value: ContentValue): string {
  if (value === null || value === "") return "";
  if (field.control === "date-time") return dates.dateTime(String(value));
  return field.control === "choice" ? optionName(t, value) : String(value);
}

/**
 * Returns true for a kind whose items own rows that are deleted with them: the codes of a category, the registrations
 * for a training event.
 */
export function hasDependents(kind: ContentKind): kind is "reference-categories" | "training-events" {
  return kind === "reference-categories" || kind === "training-events";
}
