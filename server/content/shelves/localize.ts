import type { Language } from "../../../domain/platform/language.ts";
import type { Translations } from "../../platform/db/schema/columns.ts";

/** Returns a row in the reader's language; fields without a stored translation stay as typed. */
export function localize<Row extends { translations: Translations }>(
  row: Row,
  language: Language,
): Omit<Row, "translations"> {
  const { translations, ...own } = row;
  return { ...own, ...translations[language] };
}
