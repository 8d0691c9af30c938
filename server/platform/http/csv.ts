import { stringify } from "csv-stringify";
import { pipeline, Readable } from "node:stream";
import { keysOf } from "../../../domain/platform/typed-records.ts";

/** Spaces of all kinds and line feeds, behind which a spreadsheet would still find a formula. */
const LEADING_BLANKS = /^[\s\u00a0\u200b\ufeff]+/;

/**
 * A table for a spreadsheet program, written row by row as it is read, with a column for each heading. A cell that would start a formula there is made
 * a text by an apostrophe; blanks in front are taken away first, since programs skip them too.
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
  // What fails on the way ends the table with an error, which whoever reads it is told.
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
