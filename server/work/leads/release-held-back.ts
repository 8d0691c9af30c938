import { and, asc, eq, gte, sql } from "drizzle-orm";
import type { Agency } from "../../../domain/operations/settings/agency.ts";
import { byKind, LEAD_KINDS, type LeadKind } from "../../../domain/work/request-kinds.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { deskEvents, requests, seedsApplied } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { announceDeskChange } from "../../platform/events/announce.ts";
import { writeReceived } from "../history/desk-events.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { translator } from "../../platform/texts.ts";
import { respondBy } from "./respond-by.ts";
import { isOfKind } from "./stored-fields.ts";

/** The key in `seeds_applied` that marks the backfill as done. */
const SEED_KEY = "requests held back for speed";
const DAYS = 60;
const DAY_MS = 86_400_000;
/** Maximum references that one mail lists for each kind. */
const MAX_LISTED = 200;

type Needs = Pick<Deps, "db" | "env" | "clock" | "keys" | "jobs" | "log" | "recordEvent" | "settings">;
type Released = Record<LeadKind, string[]>;

/**
 * Backfill: moves requests of the last 60 days that were held back only for being sent too fast into the inbox, and
 * notifies the office in one mail. Runs once per database, at the first start of a version with the corrected rule.
 * Nothing is sent to the customers, and no other job starts for these requests. All of it is one transaction: a second
 * process waits for it and finds it done, and a process that is killed leaves nothing behind.
 */
export async function releaseHeldBack(deps: Needs): Promise<void> {
  await makeChange(deps, {}, async (tx) => {
    const claimed = await tx.insert(seedsApplied).values({ key: SEED_KEY }).onConflictDoNothing().returning();
    if (claimed.length === 0) return { event: null };
    const now = deps.clock();
    const agency = deps.settings.agency();
    const released: Released = byKind(() => []);
    for (const kind of LEAD_KINDS) released[kind] = await release(agency, tx, kind, now);
    const reference = LEAD_KINDS.flatMap((kind) => released[kind]);
    if (reference.length === 0) return { event: null };
    await queueMail(deps, tx, { ...noticeOf(agency, deps, released), isOurDoing: true });
    announceDeskChange(tx);
    const details = { count: reference.length, reference: reference.slice(0, MAX_LISTED) };
    return { event: { action: "desk.release", details } };
  });
}

/**
 * Clears the suspicion (spam) of the requests of a kind, and writes their desk events: the missing "received", and
 * "not-spam". The time to respond starts now. Returns their references, oldest first.
 */
async function release(agency: Agency, tx: Database, kind: LeadKind, now: Date): Promise<string[]> {
  const { id, reference, requestDate, email, phone } = requests;
  const since = new Date(now.getTime() - DAYS * DAY_MS);
  const held = await tx
    .select({ id, reference })
    .from(requests)
    .where(
      and(isOfKind(kind), eq(requests.isSuspect, true), eq(requests.suspicion, "too fast"), gte(requestDate, since)),
    )
    .orderBy(asc(requestDate), asc(id))
    .for("update");
  if (held.length === 0) return [];
  const ids = held.map((row) => row.id);
  const which = sql`${id} = any(${sql.param(ids)}::integer[])`;
  const due = respondBy(agency, kind, now).toISOString();
  await tx
    .update(requests)
    .set({
      isSuspect: false,
      // A request with only a ZIP code cannot be answered, so it has no deadline.
      respondBy: sql`case when ${email} <> '' or ${phone} <> '' then ${due}::timestamptz end`,
      waitsFor: sql`case when ${email} <> '' or ${phone} <> '' then 'us' else 'nobody' end`,
      waitsSince: sql`case when ${email} <> '' or ${phone} <> '' then ${now.toISOString()}::timestamptz end`,
      // The mail already reports these requests, so no escalation is sent for the time that they waited.
      escalatedAt: now,
      lastUsedAt: now,
      version: sql`${requests.version} + 1`,
    })
    .where(which);
  await writeReceived(tx, ids);
  await tx.execute(sql`
    insert into ${deskEvents} (type, request_id, at, data)
    select 'not-spam', id, ${now.toISOString()}::timestamptz, jsonb_build_object('version', version)
    from ${requests} where ${which} order by request_date, id`);
  return held.map((row) => row.reference);
}

/** Builds the mail to the office. Lists references only, no personal data: the names are in the portal. */
function noticeOf(agency: Agency, { env }: Needs, released: Released) {
  const language = agency.officeLanguage;
  const t = translator(language);
  const count = released.quote.length + released.contact.length;
  const listOf = (references: string[]) => {
    const listed = references.slice(0, MAX_LISTED).join(", ");
    const more = references.length - MAX_LISTED;
    return more > 0 ? t("mail:heldBack.more", { listed, count: more }) : listed;
  };
  return {
    kind: "held-back",
    to: agency.agentsEmail,
    subject: t("mail:heldBack.subject", { count }),
    language,
    letter: {
      heading: t("mail:heldBack.heading", { count }),
      paragraphs: [t("mail:heldBack.intro", { days: DAYS }), t("mail:heldBack.nothing")],
      facts: LEAD_KINDS.filter((kind) => released[kind].length > 0).map((kind) => ({
        label: t(`kinds:${kind}.many`),
        value: listOf(released[kind]),
      })),
      action: { label: t("mail:heldBack.open"), url: `${env.publicUrl}/agent-dashboard` },
    },
  };
}
