import { and, asc, eq, inArray, isNull, lt, lte, or, sql, type SQL } from "drizzle-orm";
import type { Agency } from "../../../domain/operations/settings/agency.ts";
import { calendarOf } from "../../../domain/operations/settings/offices.ts";
import { openMsBetween } from "../../../domain/platform/office-clock.ts";
import { LEAD_KINDS, type LeadKind } from "../../../domain/work/request-kinds.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { deskEvents, requests } from "../../platform/db/schema/index.ts";
import type { Deps, Job } from "../../platform/deps.ts";
import { listColleagues } from "../desk/colleagues.ts";
import { writeDeskEvent } from "../history/desk-events.ts";
import { HEARD_AT, isHeard } from "../history/heard.ts";
import { HOURLY, NOTHING, type Nothing } from "../../platform/jobs/pace.ts";
import { isKept } from "../history/terms.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { translator } from "../../platform/texts.ts";

const MINUTE_MS = 60_000;
/** Maximum requests per run of the job; the next run, five minutes later, does the rest. */
const MAX_PER_RUN = 100;

type LateRequest = { id: number; kind: LeadKind; reference: string; customerId: number | null };
/** One run of the job, with the settings of its beginning. */
type Run = { deps: Deps; tx: Database; agency: Agency; now: Date };

/** Returns the maximum wait for a kind in office hours; an owner who was notified has as long again. */
const minutesFor = ({ promises }: Agency, kind: LeadKind) => promises[kind].escalateAfterMinutes;

/**
 * Escalates requests whose customers wait too long for an answer, in the hours of the office that the request
 * belongs to. First it tells the owner, by an event that becomes a personal notice (`notices/`); then the agents'
 * mailbox, when that did not help or the owner is away or there is none. Each of them is told once per wait.
 */
export async function escalate(deps: Deps): Promise<void> {
  await makeChange(deps, {}, async (tx) => {
    const agency = deps.settings.agency();
    const run: Run = { deps, tx, agency, now: deps.clock() };
    const { mailbox, owned } = await lockLateRequests(run);
    await noteEscalated(run, "owner", owned);
    await noteEscalated(run, "mailbox", mailbox);
    if (mailbox.length > 0) await queueMail(deps, tx, { ...escalationMail(run, mailbox), isOurDoing: true });
    const reference = [...owned, ...mailbox].map((lead) => lead.reference);
    if (reference.length === 0) return { event: null };
    return { event: { action: "desk.escalate", details: { count: reference.length, reference } } };
  });
}

/** Writes the events of the escalated requests, and when it was. */
async function noteEscalated({ tx, agency, now }: Run, to: "owner" | "mailbox", late: LateRequest[]): Promise<void> {
  for (const { id: requestId, kind, customerId } of late) {
    const data = { minutes: minutesFor(agency, kind), to };
    await writeDeskEvent(tx, { type: "escalated", requestId, customerId, actor: null, data, at: now });
  }
  const ids = late.map(({ id }) => id);
  const told = to === "owner" ? { ownerToldAt: now } : { escalatedAt: now };
  await tx.update(requests).set(told).where(inArray(requests.id, ids));
}

/** Locks the late requests and sorts them by whom they are told to, the longest waiting first. */
async function lockLateRequests(run: Run) {
  const { agency, now } = run;
  const owners = await presentOwners(run);
  const mailbox: LateRequest[] = [];
  const owned: LateRequest[] = [];
  for (const request of await lockWaitingRequests(run)) {
    const { waitsSince, ownerToldAt } = request;
    if (!waitsSince) continue;
    const wasTold = ownerToldAt !== null && ownerToldAt >= waitsSince;
    // The wait counts from the moment at which somebody could act: the notice to the owner, or the start of the wait.
    const waited = openMsBetween(wasTold ? ownerToldAt : waitsSince, now, calendarOf(agency, request.location));
    if (waited < minutesFor(agency, request.kind) * MINUTE_MS) continue;
    (owners.has(request.ownerId) && !wasTold ? owned : mailbox).push(request);
  }
  return { mailbox, owned };
}

/** Locks the requests that may be late. The office hours decide, which the database does not know. */
async function lockWaitingRequests(run: Run) {
  const { deps, tx } = run;
  const { id, kind, reference, customerId, ownerId, location, waitsFor, waitsSince, ownerToldAt, escalatedAt } =
    requests;
  return tx
    .select({ id, kind, reference, customerId, ownerId, location, waitsSince, ownerToldAt })
    .from(requests)
    .where(
      and(
        eq(waitsFor, "us"),
        or(...LEAD_KINDS.map((one) => mayBeLate(run, one))),
        or(isNull(escalatedAt), lt(escalatedAt, waitsSince)),
        sql`not ${hasAnswerLeaving}`,
        isKept(deps),
      ),
    )
    .orderBy(asc(waitsSince), asc(id))
    .limit(MAX_PER_RUN)
    .for("update", { skipLocked: true });
}

/** Builds the SQL condition that a request of a kind may be late, at an office that never closes. */
function mayBeLate({ agency, now }: Run, kind: LeadKind): SQL | undefined {
  const { waitsSince, ownerToldAt } = requests;
  const latest = new Date(now.getTime() - minutesFor(agency, kind) * MINUTE_MS);
  return and(
    eq(requests.kind, kind),
    lte(waitsSince, latest),
    or(isNull(ownerToldAt), lt(ownerToldAt, waitsSince), lte(ownerToldAt, latest)),
  );
}

/**
 * The SQL condition that an answer is written and leaves later: such a request needs no escalation, unless the customer
 * wrote again after it was written (a command like STOP asks for no answer).
 */
const hasAnswerLeaving: SQL = sql`exists (select from ${deskEvents} e where e.request_id = ${requests.id}
  and e.type = 'answer' and e.undone_at is null and e.data ? 'isLeaving'
  and not exists (select from ${deskEvents} where ${deskEvents.requestId} = e.request_id and ${isHeard}
    and not ${deskEvents.data} ? 'command' and ${HEARD_AT} > e.at))`;

/** Returns the ids of the possible owners who are not absent today. */
async function presentOwners({ deps, tx }: Run): Promise<Set<number | null>> {
  const colleagues = await listColleagues({ ...deps, db: tx });
  return new Set(colleagues.filter(({ isAway }) => !isAway).map((colleague) => colleague.id));
}

/**
 * Builds the escalation mail. It lists references only: the personal data stands in the portal. All of them have waited
 * for at least the shortest of their kinds' maximum waits, which the text names.
 */
function escalationMail({ deps, agency }: Run, late: LateRequest[]) {
  const { agentsEmail: to, officeLanguage: language } = agency;
  const t = translator(language);
  const count = late.length;
  const listed = (kind: LeadKind) =>
    late
      .filter((lead) => lead.kind === kind)
      .map(({ reference }) => reference)
      .join(", ");
  const minutes = Math.min(...late.map(({ kind }) => minutesFor(agency, kind)));
  return {
    kind: "lead-escalation",
    to,
    subject: t("mail:escalation.subject", { count }),
    language,
    letter: {
      heading: t("mail:escalation.heading", { count }),
      paragraphs: [t("mail:escalation.intro", { minutes })],
      facts: LEAD_KINDS.filter((kind) => listed(kind)).map((kind) => ({
        label: t(`kinds:${kind}.many`),
        value: listed(kind),
      })),
      action: { label: t("mail:escalation.open"), url: `${deps.env.publicUrl}/agent-dashboard?view=waiting` },
    },
  };
}

export const escalateJob: Job<"escalate", Nothing> = {
  name: "escalate",
  data: NOTHING,
  pace: HOURLY,
  schedule: "*/5 * * * *",
  work: escalate,
};
