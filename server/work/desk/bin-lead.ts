import { and, eq, sql, type SQL } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import type { User } from "../../../domain/people/users.ts";
import { can } from "../../../domain/platform/permissions.ts";
import { KINDS } from "../../../domain/work/request-kinds.ts";
import type { Database } from "../../platform/db/client.ts";
import { requests } from "../../platform/db/schema/index.ts";
import type { AuditEvent } from "../../platform/deps/audit.ts";
import type { Deps } from "../../platform/deps.ts";
import { findDeskEvent, markUndone, writeDeskEvent } from "../history/desk-events.ts";
import { binnedBefore, isBinned, retentionMonths } from "../history/terms.ts";
import { lockWork, type LockedWork } from "./find-work.ts";

type Needs = Pick<Deps, "clock" | "settings">;

/**
 * Puts a request into the bin, in the caller's transaction: it counts as last used when the time in the bin begins, so
 * it is removed when that time ends, unless somebody restores it. A held request cannot be put there.
 */
export async function binLeadIn(
  deps: Needs,
  tx: Database,
  { which, version }: { which: SQL; version: number },
  actor: User,
): Promise<{ eventId: number; event: AuditEvent }> {
  const now = deps.clock();
  const row = await lockWork(tx, which);
  assertMayBin(actor, row);
  if (row.version !== version) throw new AppError("conflict");
  const begins = binnedBefore({ at: now, months: retentionMonths(deps) });
  const lastUsedAt = new Date(begins.getTime() - 1_000);
  const former = await lastUse(tx, row.id);
  const stored = await moveUse(deps, tx, row, lastUsedAt);
  if (!stored.isBinned) throw new AppError("conflict");
  const { id, customerId } = row;
  const data = { before: { lastUsedAt: former }, after: { lastUsedAt }, version: stored.version };
  const event = await writeDeskEvent(tx, { type: "binned", requestId: id, customerId, actor, data, at: now });
  return { eventId: event.id, event: auditOf(row, "bin") };
}

/** Takes a request out of the bin again, as it was before; a conflict when somebody has touched it since. */
export async function unbinLeadIn(
  deps: Needs,
  tx: Database,
  { which, eventId }: { which: SQL; eventId: number },
  actor: User,
): Promise<AuditEvent> {
  const now = deps.clock();
  const row = await lockWork(tx, which);
  assertMayBin(actor, row);
  const done = await findDeskEvent(tx, { requestId: row.id, eventId });
  const { version, before } = (done?.data ?? {}) as { version?: number; before?: { lastUsedAt?: string } };
  const isStillBinned = (await tx.$count(requests, and(eq(requests.id, row.id), isBinned(deps)))) > 0;
  if (!done || done.isUndone || !before?.lastUsedAt || version !== row.version || !isStillBinned) {
    throw new AppError("conflict", { message: "errors:undoOver" });
  }
  await markUndone(tx, eventId, now);
  const stored = await moveUse(deps, tx, row, new Date(before.lastUsedAt));
  const { id, customerId } = row;
  const data = { eventId, type: done.type, version: stored.version };
  await writeDeskEvent(tx, { type: "undone", requestId: id, customerId, actor, data, at: now });
  return auditOf(row, "undo");
}

function assertMayBin({ role }: User, { kind }: LockedWork): void {
  if (!can(role, KINDS[kind].resource, "delete")) throw new AppError("forbidden");
}

async function lastUse(tx: Database, id: number): Promise<Date | undefined> {
  const { lastUsedAt } = requests;
  return (await tx.select({ lastUsedAt }).from(requests).where(eq(requests.id, id)))[0]?.lastUsedAt;
}

async function moveUse(deps: Needs, tx: Database, { id }: LockedWork, lastUsedAt: Date) {
  const [row] = await tx
    .update(requests)
    .set({ lastUsedAt, version: sql`${requests.version} + 1` })
    .where(eq(requests.id, id))
    .returning({ version: requests.version, isBinned: sql<boolean>`${isBinned(deps)}` });
  if (!row) throw new AppError("notFound");
  return row;
}

const auditOf = ({ kind, reference }: LockedWork, deed: "bin" | "undo"): AuditEvent => ({
  action: `${kind}.${deed}`,
  subject: { type: kind, id: reference },
});
