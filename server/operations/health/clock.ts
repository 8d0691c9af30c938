import { sql } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import { findNewestMoment, MOST_SILENCE_MS } from "../retention/ask-first.ts";
import { fail, ok, warn, type Finding, type HealthNeeds } from "./finding.ts";

const MOST_APART_SECONDS = 60;
const DAY_MS = 86_400_000;

/** Compares this machine's clock with the database's clock and with the newest stored moment. */
export async function checkClock({ db, clock }: HealthNeeds): Promise<Finding> {
  if (!db) return warn("health:clock.unknown");
  const apart = Math.round(Math.abs(clock().getTime() - (await databaseNow(db)).getTime()) / 1000);
  const newest = await findNewestMoment(db);
  const silentMs = newest === null ? 0 : clock().getTime() - newest.getTime();
  if (apart > MOST_APART_SECONDS) return fail("health:clock.apart", { seconds: apart });
  if (silentMs < -MOST_APART_SECONDS * 1000)
    return fail("health:clock.behind", { time: newest && toTheMinute(newest) });
  if (silentMs > MOST_SILENCE_MS) return warn("health:clock.ahead", { days: Math.floor(silentMs / DAY_MS) });
  return ok("health:clock.ok", { time: toTheMinute(clock()) });
}

const toTheMinute = (time: Date) => time.toISOString().slice(0, 16).replace("T", " ");

async function databaseNow(db: Database): Promise<Date> {
  const found = await db.execute<{ ms: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  );
  return new Date(found.rows[0]?.ms ?? 0);
}
