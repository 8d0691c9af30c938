import type { SQL } from "drizzle-orm";
import { AppError } from "../../domain/errors.ts";
import { mayDo, type DeskDeed } from "../../domain/desk/rights.ts";
import type { LeadKind } from "../../domain/lead-options.ts";
import type { User } from "../../domain/users.ts";
import type { Database } from "../db/client.ts";
import { LEADS } from "../leads/kinds.ts";
import { workColumns } from "../leads/present-work.ts";

function selectWork(tx: Database, kind: LeadKind, which: SQL) {
  const table = LEADS[kind].table;
  const { id, reference, email, phone } = table;
  return tx
    .select({ id, reference, email, phone, ...workColumns(table) })
    .from(table)
    .where(which);
}

/** A request as the desk works it, held until the transaction ends. */
export async function lockWork(tx: Database, kind: LeadKind, which: SQL) {
  const [row] = await selectWork(tx, kind, which).for("update");
  if (!row) throw new AppError("notFound");
  return row;
}
export type LockedWork = Awaited<ReturnType<typeof lockWork>>;

/** The same for who only looks: others go on working on it meanwhile. */
export async function findWork(tx: Database, kind: LeadKind, which: SQL): Promise<LockedWork> {
  const [row] = await selectWork(tx, kind, which);
  if (!row) throw new AppError("notFound");
  return row;
}

/** Refuses what somebody may not do with a request. */
export function assertMayDo({ role, id }: User, kind: LeadKind, row: LockedWork, deed: DeskDeed): void {
  const { ownerId, stage, confirmedAt } = row;
  const request = { kind, ownerId, stage, isConfirmed: confirmedAt !== null };
  if (!mayDo(role, id, request, deed)) throw new AppError("forbidden");
}
