import type { Clock } from "../clock.ts";
import type { Database } from "../db/client.ts";
import type { AuditEvent, RecordEvent } from "../deps/audit.ts";

export type ChangeNeeds = { db: Database; clock: Clock; recordEvent: RecordEvent };

/** Who makes a change, and from where; nobody where the program does it by itself. */
type Maker = Pick<AuditEvent, "actor" | "ip">;

/** What the audit trail tells of a change; null where nothing had to be changed. It may know the maker better. */
type Told = { event: Omit<AuditEvent, "ip"> | null };

/**
 * Makes a change and writes one event about it, in one transaction.
 * The event comes last: who writes into the trail keeps all others out of it until the transaction ends.
 */
export function makeChange<T>(
  needs: ChangeNeeds,
  maker: Maker,
  change: (tx: Database) => Promise<Told & { result: T }>,
): Promise<T>;
export function makeChange(needs: ChangeNeeds, maker: Maker, change: (tx: Database) => Promise<Told>): Promise<void>;
export async function makeChange(
  { db, clock, recordEvent }: ChangeNeeds,
  { actor, ip }: Maker,
  change: (tx: Database) => Promise<Told & { result?: unknown }>,
): Promise<unknown> {
  return db.transaction(async (tx) => {
    const { event, result } = await change(tx);
    if (event) await recordEvent(tx, { actor, ip, ...event }, clock());
    return result;
  });
}

/** Writes down what changes nothing, such as that somebody was refused. */
export function tell(needs: ChangeNeeds, maker: Maker, event: Omit<AuditEvent, "ip">): Promise<void> {
  return makeChange(needs, maker, () => Promise.resolve({ event }));
}
