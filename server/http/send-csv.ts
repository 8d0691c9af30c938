import type { FastifyReply, FastifyRequest } from "fastify";
import { tell, type ChangeNeeds } from "../audit/make-change.ts";
import { callerOf } from "./caller.ts";
import { toCsv } from "./csv.ts";

type Export<Column extends string> = {
  name: string;
  columns: readonly Column[];
  rows: AsyncIterable<Record<Column, unknown>>;
  /** What the rows were narrowed to. */
  filter: Record<string, unknown>;
};

/** Hands out a table, however long, after writing down who took it. */
export async function sendCsv<Column extends string>(
  needs: ChangeNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
  { name, columns, rows, filter }: Export<Column>,
): Promise<FastifyReply> {
  const { q: _names, ...details } = filter;
  await tell(needs, await callerOf(request), { action: "export", subject: { type: name, id: "all" }, details });
  return reply
    .type("text/csv; charset=utf-8")
    .header("content-disposition", `attachment; filename="${name}.csv"`)
    .send(toCsv(columns, rows));
}
