import type { Clock } from "../clock.ts";
import type { Database } from "../db/client.ts";
import type { AuditEvent, RecordEvent } from "../deps/audit.ts";

export type ChangeNeeds = { db: Database; clock: Clock; recordEvent: RecordEvent };

/** The user who makes a change, and their IP address; empty when the program makes the change by itself. */
type Maker = Pick<AuditEvent, "actor" | "ip">;

/**
 * The audit event of a change; null when nothing had to be changed. An actor in it replaces the maker's, as at a
 * login, where the caller is not yet known.
 */
type ChangeEvent = { event: Omit<AuditEvent, "ip"> | null };

/**
 * Makes a change and records one audit event about it, in one transaction. Returns the `result` of the change, if any.
 * The event is written last: a writer to the trail locks all others out of it until the transaction ends.
 */
export function makeChange<T>(
  needs: ChangeNeeds,
  maker: Maker,
  change: (tx: Database) => Promise<ChangeEvent & { result: T }>,
): Promise<T>;
export function makeChange(
  needs: ChangeNeeds,
  maker: Maker,
  change: (tx: Database) => Promise<ChangeEvent>,
): Promise<void>;
export async function makeChange(
  { db, clock, recordEvent }: ChangeNeeds,
  { actor, ip }: Maker,
  change: (tx: Database) => Promise<ChangeEvent & { result?: unknown }>,
): Promise<unknown> {
  return db.transaction(async (tx) => {
    const { event, result } = await change(tx);
    if (event) await recordEvent(tx, { actor, ip, ...event }, clock());
    return result;
  });
}

/** Records an audit event alone, in a transaction of its own: of an export, a denied access or work already done. */
export function recordEventOnly(needs: ChangeNeeds, maker: Maker, event: Omit<AuditEvent, "ip">): Promise<void> {
  return makeChange(needs, maker, () => Promise.resolve({ event }));
}
