import type { Language } from "../../domain/language.ts";
import type { Translations } from "../db/schema/columns.ts";

/** A row in the reader's language where a translation is stored, as typed where none is. */
export function localize<Row extends { translations: Translations }>(
  row: Row,
  language: Language,
): Omit<Row, "translations"> {
  const { translations, ...own } = row;
  return { ...own, ...translations[language] };
}
