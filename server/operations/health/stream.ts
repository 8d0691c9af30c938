import { isNull, min, sql } from "drizzle-orm";
import { STREAM_LATE_MS } from "../../../domain/work/desk/live.ts";
import { deskEvents } from "../../platform/db/schema/index.ts";
import { publishEvents } from "../../platform/events/publish-events.ts";
import { fail, ok, warn, type Finding, type HealthNeeds } from "./finding.ts";

/**
 * Checks that the event stream reaches open screens. Publishes waiting events first, as every process does, so that
 * events that nobody published because the site does not run are not mistaken for ones that something holds back.
 */
export async function checkStream({ db, clock }: HealthNeeds): Promise<Finding> {
  if (!db) return warn("health:stream.unknown");
  await publishEvents(db).catch(() => undefined);
  const [held] = await db
    .select({ events: sql<number>`count(*)::int`, since: min(deskEvents.at) })
    .from(deskEvents)
    .where(isNull(deskEvents.place));
  const heldMs = held?.since ? clock().getTime() - held.since.getTime() : 0;
  if (!held || heldMs <= STREAM_LATE_MS) return ok("health:stream.ok");
  return fail("health:stream.held", { events: held.events, seconds: Math.round(heldMs / 1_000) });
}
