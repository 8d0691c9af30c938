import type { FastifyReply, FastifyRequest } from "fastify";
import { recordEvent } from "../audit/record-event.ts";
import type { Deps } from "../deps.ts";
import { callerOf } from "./caller.ts";
import { toCsv } from "./csv.ts";

type Export = { name: string; columns: readonly string[]; rows: unknown[][]; details?: Record<string, unknown> };

/** Hands out a table, and writes down who took it. */
export async function sendCsv(
  { db, clock }: Pick<Deps, "db" | "clock">,
  request: FastifyRequest,
  reply: FastifyReply,
  { name, columns, rows, details }: Export,
): Promise<FastifyReply> {
  const event = {
    action: "export",
    ...(await callerOf(request)),
    subject: { type: name, id: "all" },
    details: { rows: rows.length, ...details },
  };
  await db.transaction((tx) => recordEvent(tx, event, clock()));
  return reply
    .type("text/csv; charset=utf-8")
    .header("content-disposition", `attachment; filename="${name}.csv"`)
    .send(toCsv([...columns], rows));
}
