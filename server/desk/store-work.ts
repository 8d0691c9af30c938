import { and, eq, sql } from "drizzle-orm";
import { AppError } from "../../domain/errors.ts";
import type { LeadKind } from "../../domain/lead-options.ts";
import type { Database } from "../db/client.ts";
import type { Deps } from "../deps.ts";
import { LEADS } from "../leads/kinds.ts";
import { termOfOpened } from "../leads/term-of-opened.ts";
import type { WorkState } from "./plan-work.ts";
import { workColumns, type WorkRow } from "../leads/present-work.ts";

type At = { id: number; version: number };

/** Changes a request that is still as its maker saw it, and counts that; its term begins anew. Else: a conflict. */
export async function storeWork(
  deps: Pick<Deps, "db" | "env" | "clock">,
  tx: Database,
  kind: LeadKind,
  { id, version }: At,
  set: Partial<WorkState>,
): Promise<WorkRow> {
  const table = LEADS[kind].table;
  const [row] = await tx
    .update(table)
    .set({ ...set, ...termOfOpened(table, deps).set, version: sql`${table.version} + 1` })
    .where(and(eq(table.id, id), eq(table.version, version)))
    .returning(workColumns(table));
  if (!row) throw new AppError("conflict");
  return row;
}
