import type { FastifyReply, FastifyRequest } from "fastify";
import type { Language } from "../../../domain/platform/language.ts";
import type { TextKey } from "../../../domain/platform/text-keys.ts";
import { recordEventOnly, type ChangeNeeds } from "./make-change.ts";
import { translator } from "../texts.ts";
import { callerOf } from "../http/caller.ts";
import { toCsv } from "../http/csv.ts";
import { refuseUnattended } from "../http/unattended.ts";
import { keysOf, recordOf } from "../../../domain/platform/typed-records.ts";

type Export<Row, Column extends string> = {
  name: string;
  /** The file name, if it should say more than `name`. */
  file?: string;
  /** The headings of the columns, in their order. */
  columns: Readonly<Record<Column, TextKey>>;
  rows: AsyncIterable<Row>;
  /** Formats a row in the reader's language. */
  say: (row: Row, language: Language) => Record<NoInfer<Column>, unknown>;
  /** The filter of the rows, for the audit trail. */
  filter: Record<string, unknown>;
};

/** Streams a table of any length as CSV in the reader's language, after recording who exported it. */
export async function sendCsv<Row, Column extends string>(
  needs: ChangeNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
  { name, file = `${name}.csv`, columns, rows, say, filter }: Export<Row, Column>,
): Promise<FastifyReply> {
  refuseUnattended(request);
  const { q: _names, ...details } = filter;
  await recordEventOnly(needs, await callerOf(request), {
    action: "export",
    subject: { type: name, id: "all" },
    details,
  });
  const { language } = request;
  const t = translator(language);
  const headings = recordOf(keysOf(columns), (column) => t(columns[column]));
  return reply
    .type("text/csv; charset=utf-8")
    .header("content-disposition", `attachment; filename="${file}"`)
    .send(
      toCsv(
        headings,
        formatRows(rows, (row) => say(row, language)),
      ),
    );
}

async function* formatRows<Row, Formatted>(
  rows: AsyncIterable<Row>,
  say: (row: Row) => Formatted,
): AsyncGenerator<Formatted> {
  for await (const row of rows) yield say(row);
}
