import type { Language } from "../../../domain/platform/language.ts";
import type { Translations } from "../../platform/db/schema/columns.ts";

/** A row in the reader's language where a translation is stored, as typed where none is. */
export function localize<Row extends { translations: Translations }>(
  row: Row,
  language: Language,
): Omit<Row, "translations"> {
  const { translations, ...own } = row;
  return { ...own, ...translations[language] };
}
