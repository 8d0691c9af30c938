import { sql } from "drizzle-orm";
import type { WaitingRemoval } from "../../../domain/api/operations/retention.ts";
import type { Database } from "../../platform/db/client.ts";
import { auditEvents, requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { EXPIRING, countRows, type Counts, type ExpiringKind } from "./expired-rows.ts";
import { lockState, saveState, type RetentionState } from "./state.ts";

const DAY_MS = 86_400_000;
/** Longest silence since the newest row, or since the last run: after a longer one the clock may be wrong. */
export const MOST_SILENCE_MS = 45 * DAY_MS;
/** Thresholds of a mass removal: from so many rows of a kind, and so large a part of it, an admin is asked. */
const MANY_ROWS = 50;
const MANY_PART = 0.05;

type Needs = Pick<Deps, "db" | "log" | "settings">;

/**
 * Decides whether expired rows may be removed. A clock years ahead makes everything look expired, and removed rows are
 * gone for good. So an admin has to confirm when the clock may be wrong, before the first removal of all, or when much
 * would go at once; a confirmation counts once. A run with nothing to remove counts as the first.
 */
export async function mayRemove(deps: Needs, now: Date): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const state = await lockState(tx);
    const waiting = isConfirmed(state, now) ? undefined : await findReason({ ...deps, db: tx }, state, now);
    if (waiting) {
      await saveState(tx, { ...state, waiting });
      deps.log.warn({ reason: waiting.reason, ...waiting.counts }, "retention waits for an admin");
      return false;
    }
    await saveState(tx, { lastRunAt: now.toISOString() });
    return true;
  });
}

function isConfirmed({ confirmedAt }: RetentionState, now: Date): boolean {
  if (confirmedAt === undefined) return false;
  const age = now.getTime() - Date.parse(confirmedAt);
  return age >= 0 && age < DAY_MS;
}

async function findReason(deps: Needs, state: RetentionState, now: Date): Promise<WaitingRemoval | undefined> {
  const { waiting } = state;
  const counts = await countRows(deps, now, "expired");
  // Rows that are written under a wrong clock make it look right: only a clock set back settles this by itself.
  if (waiting?.reason === "clock" && now.toISOString() >= waiting.since) return { ...waiting, counts };
  const since = now.toISOString();
  if (await isClockDoubtful(deps.db, state, now)) return { reason: "clock", since, counts };
  // A clock that was wrong from the beginning has no former run and no older row to be compared with.
  if (state.lastRunAt === undefined && Object.values(counts).some((count) => count > 0)) {
    return { reason: "first", since: waiting?.since ?? since, counts };
  }
  if (!isMany(counts, await countRows(deps, now, "all"))) return undefined;
  return { reason: "many", since: waiting?.since ?? since, counts };
}

async function isClockDoubtful(db: Database, { lastRunAt }: RetentionState, now: Date): Promise<boolean> {
  const seen = [await findNewestMoment(db), lastRunAt].filter((moment) => moment !== null && moment !== undefined);
  return seen.some((moment) => now.getTime() - new Date(moment).getTime() > MOST_SILENCE_MS);
}

/** Returns the time when anything was last stored or used; null for an empty database. */
export async function findNewestMoment(db: Database): Promise<Date | null> {
  const found = await db.execute<{ newest: string | Date | null }>(sql`select greatest(
    (select max(${auditEvents.at}) from ${auditEvents}),
    (select max(${requests.lastUsedAt}) from ${requests})) as newest`);
  const [row] = found.rows;
  return row?.newest ? new Date(row.newest) : null;
}

/** The kinds that expire by the dozen any day: unconfirmed addresses and raw mails. All other rows would be missed. */
const PASSING: ExpiringKind[] = ["addresses", "rawMails"];
const LASTING = EXPIRING.filter((kind) => !PASSING.includes(kind));

function isMany(expired: Counts, all: Counts): boolean {
  return LASTING.some((kind) => expired[kind] >= MANY_ROWS && expired[kind] > all[kind] * MANY_PART);
}
