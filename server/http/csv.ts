import { stringify } from "csv-stringify/sync";

/** Spaces of all kinds and line feeds, behind which a spreadsheet would still find a formula. */
const LEADING_BLANKS = /^[\s\u00a0\u200b\ufeff]+/;

/**
 * A table for a spreadsheet program. A cell that would start a formula there is made a text by an apostrophe;
 * blanks in front are taken away first, since programs skip them too.
 */
export function toCsv(columns: string[], rows: unknown[][]): string {
  const cells = rows.map((row) => row.map(toCell));
  return stringify([columns, ...cells], { escape_formulas: true, record_delimiter: "\r\n", bom: true });
}

function toCell(value: unknown): string {
  if (value === null || value === undefined) return "";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.replace(LEADING_BLANKS, "");
}
