import { and, eq, gt, sql } from "drizzle-orm";
import type { Deed } from "../../../domain/work/desk/work.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import type { Database } from "../../platform/db/client.ts";
import { deskEvents } from "../../platform/db/schema/index.ts";
import { HEARD_AT, isHeard } from "../history/heard.ts";
import type { LockedWork } from "./find-work.ts";

/**
 * The fields that each change depends on, by their names in events. Null for a change that depends on everything: "no
 * answer needed" is said of what the person has read (`assertHeard`), and a cleared request was judged as a whole.
 */
const FIELDS: Record<Deed, readonly string[] | null> = {
  take: ["ownerId"],
  assign: ["ownerId"],
  stage: ["stage", "lostReason", "confirmedAt"],
  confirm: ["stage", "confirmedAt"],
  priority: ["priority"],
  "follow-up": ["followUpAt"],
  note: [],
  // States what to add and to remove, which fits any set of tags.
  tags: [],
  // An outcome may put the number on the do-not-call list.
  call: ["phone"],
  settle: null,
  "not-spam": null,
};

/**
 * Checks a change by somebody who saw an older version of the request (optimistic locking by field): throws a conflict
 * when a field that it depends on has changed since, or when the history does not tell what has.
 */
export async function assertMergeable(tx: Database, row: LockedWork, seen: number, deed: Deed): Promise<void> {
  const fields = FIELDS[deed];
  if (row.version === seen) return;
  if (fields === null || seen > row.version) throw new AppError("conflict");
  const version = sql<number>`(${deskEvents.data}->>'version')::int`;
  const later = await tx
    .select({ version, data: deskEvents.data })
    .from(deskEvents)
    .where(and(eq(deskEvents.requestId, row.id), sql`${version} > ${seen}`));
  const isWhole = new Set(later.map((event) => event.version)).size === row.version - seen;
  const isTouched = later.some(({ data }) =>
    fields.some((field) => [data["before"], data["after"]].some((values) => Object.keys(values ?? {}).includes(field))),
  );
  if (!isWhole || isTouched) throw new AppError("conflict");
}

/**
 * Throws a conflict when the customer has written since `heard`, the time of their last words that somebody has seen:
 * what nobody has read may need an answer.
 */
export async function assertHeard(tx: Database, requestId: number, heard: string | null): Promise<void> {
  const since = heard === null ? undefined : gt(HEARD_AT, new Date(heard));
  const unheard = and(eq(deskEvents.requestId, requestId), isHeard, since);
  if ((await tx.$count(deskEvents, unheard)) > 0) throw new AppError("conflict", { message: "errors:wroteAgain" });
}
