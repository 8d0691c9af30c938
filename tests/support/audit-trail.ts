import { and, eq, like, sql } from "drizzle-orm";
import type { AuditAction } from "../../domain/platform/audit-actions.ts";
import type { NotedHead } from "../../server/platform/audit/noted-head.ts";
import { verifyTrail } from "../../server/platform/audit/verify-trail.ts";
import type { Database } from "../../server/platform/db/client.ts";
import { auditEvents } from "../../server/platform/db/schema/index.ts";
import type { Deps } from "../../server/platform/deps.ts";

type Needs = Pick<Deps, "db" | "keys" | "clock" | "recordEvent" | "env" | "log">;

/**
 * Details that jsonb changes: it keeps neither the order of keys nor keys without a value. The chain must not depend on
 * them.
 */
const DETAILS = { to: 2, from: "one", by: undefined, changed: { z: null, y: [{ d: 1, c: 2 }] } };

/** Records a meaningless event. */
export function recordIn({ db, recordEvent, clock }: Needs, action: string): Promise<void> {
  return db.transaction((tx) =>
    recordEvent(tx, { action: action as AuditAction, details: DETAILS, ip: "192.0.2.1" }, clock()),
  );
}

/** Returns the actions of a kind (`form` of `form.upload`) on a subject, in the order in which they were recorded. */
export async function actionsOn(db: Database, subjectId: number | string, kind: string): Promise<string[]> {
  const { action, subjectId: subject, id } = auditEvents;
  const isOne = and(eq(subject, String(subjectId)), like(action, `${kind}.%`));
  return (await db.select({ action }).from(auditEvents).where(isOne).orderBy(id)).map((event) => event.action);
}

/** Returns the fault of the trail, checked by itself and against a noted head. */
export async function faultOf(deps: Needs, noted?: NotedHead) {
  return (await verifyTrail(deps, { noted })).fault;
}

/** Returns the current head, as somebody would have noted it. */
export async function notedOf(deps: Needs): Promise<NotedHead> {
  const [hash = "", entries] = (await verifyTrail(deps)).head?.split(":") ?? [];
  return { hash, entries: Number(entries) };
}

/** Runs statements with the triggers disabled, as an attacker with database access could. */
export async function unguarded(db: Database, ...statements: string[]): Promise<void> {
  const guards = (state: "enable" | "disable") =>
    ["audit_events", "audit_head"].map((table) => `alter table ${table} ${state} trigger user`);
  for (const statement of [...guards("disable"), ...statements, ...guards("enable")]) {
    await db.execute(sql.raw(statement));
  }
}

/** Runs `tryOut` in a transaction and rolls it back. */
export async function rolledBack(deps: Needs, tryOut: (deps: Needs) => Promise<void>): Promise<void> {
  const done = new Error("taken back");
  const attempt = deps.db.transaction(async (tx) => {
    await tryOut({ ...deps, db: tx });
    throw done;
  });
  await attempt.catch((error: unknown) => {
    if (error !== done) throw error;
  });
}
