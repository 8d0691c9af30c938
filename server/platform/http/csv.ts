import { stringify } from "csv-stringify";
import { pipeline, Readable } from "node:stream";
import { keysOf } from "../../../domain/platform/typed-records.ts";

/** Leading spaces of all kinds and line feeds, behind which a spreadsheet would still find a formula. */
const LEADING_BLANKS = /^[\s\u00a0\u200b\ufeff]+/;

/**
 * Serializes a table as CSV for a spreadsheet program, streamed row by row, with a column for each heading. Prevents
 * formula injection: a cell that would start a formula gets an apostrophe. Leading blanks are removed first, since
 * programs skip them too.
 */
export function toCsv<Column extends string>(
  headings: Record<Column, string>,
  rows: AsyncIterable<Record<Column, unknown>>,
): Readable {
  const columns = keysOf(headings);
  const table = stringify({
    columns: columns.map((column) => ({ key: column, header: headings[column] })),
    header: true,
    escape_formulas: true,
    record_delimiter: "\r\n",
    bom: true,
  });
  // An error while reading rows ends the stream with that error, which its reader gets.
  return pipeline(Readable.from(cellsOf(columns, rows)), table, () => {});
}

async function* cellsOf<Column extends string>(
  columns: readonly Column[],
  rows: AsyncIterable<Record<Column, unknown>>,
): AsyncGenerator<string[]> {
  for await (const row of rows) yield columns.map((column) => toCell(row[column]));
}

function toCell(value: unknown): string {
  if (value === null || value === undefined) return "";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.replace(LEADING_BLANKS, "");
}
