import { and, asc, between, eq, gte, inArray, isNull, notExists, or, sql } from "drizzle-orm";
import { emailKey } from "../../../domain/work/customer-keys.ts";
import { END_STAGES, isEnd } from "../../../domain/work/desk/stages.ts";
import { LEAD_KINDS } from "../../../domain/work/request-kinds.ts";
import { ASKED_AGAIN_DAYS, ASKED_LATE_DAYS, type ReviewOutcome } from "../../../domain/work/review-options.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { requests, reviewQuestions } from "../../platform/db/schema/index.ts";
import type { Deps, Job } from "../../platform/deps.ts";
import { HOURLY, NOTHING, type Nothing } from "../../platform/jobs/pace.ts";
import { hasOptedOut } from "../consents/mail-opt-outs.ts";
import { quoteMadeOf } from "../history/quote-made-of.ts";
import { isKept } from "../history/terms.ts";
import { isBounced } from "../outbox/bounced.ts";
import { queueQuestion } from "./question-mail.ts";

/** Requests per transaction. */
const BATCH = 50;
const DAY_MS = 86_400_000;

/**
 * Asks everybody whose request has ended whether the office helped, some days later and once, by mail. How it ended and
 * what they think decide nothing: a lost quote is asked about as a won one is. A message that became a quote request has
 * not ended: that one is asked about. Each request gets one line in the log, with the reason where nobody was asked. Does
 * nothing while no page for reviews is set. May be killed at any point and
 * run twice at once.
 */
export async function askReviews(deps: Deps): Promise<void> {
  const { pageUrl } = deps.settings.agency().reviews;
  if (pageUrl === null) return;
  while ((await askSome(deps, pageUrl)) === BATCH);
}

/** Decides about the requests of one batch. Returns how many they were. */
function askSome(deps: Deps, pageUrl: string): Promise<number> {
  const now = deps.clock();
  return makeChange<number>(deps, {}, async (tx) => {
    const ended = await findEnded(deps, tx);
    let asked = 0;
    for (const request of ended) {
      const { id, reference, kind, stage, endedAt } = request;
      if (!endedAt || !isEnd(stage)) continue;
      const outcome = await outcomeFor(tx, request, now);
      const decided = { requestId: id, reference, kind, stage, endedAt, outcome, decidedAt: now };
      const isAsked = outcome === "asked";
      await tx.insert(reviewQuestions).values({ ...decided, pageUrl: isAsked ? pageUrl : null });
      if (!isAsked) continue;
      await queueQuestion(deps, tx, request, pageUrl);
      asked++;
    }
    const details = { asked, notAsked: ended.length - asked };
    return { result: ended.length, event: ended.length > 0 ? { action: "review.ask", details } : null };
  });
}

type EndedRequest = Awaited<ReturnType<typeof findEnded>>[number];

/** Finds and locks requests that ended long enough ago, and that nothing was decided about. */
function findEnded(deps: Deps, tx: Database) {
  const { daysAfter } = deps.settings.agency().reviews;
  const latest = new Date(deps.clock().getTime() - daysAfter * DAY_MS);
  const earliest = new Date(latest.getTime() - ASKED_LATE_DAYS * DAY_MS);
  const { kind, stage, endedAt, isSuspect, id } = requests;
  const decided = tx.select({ id: reviewQuestions.id }).from(reviewQuestions).where(eq(reviewQuestions.requestId, id));
  return tx
    .select()
    .from(requests)
    .where(
      and(
        inArray(kind, [...LEAD_KINDS]),
        inArray(stage, END_STAGES),
        between(endedAt, earliest, latest),
        eq(isSuspect, false),
        isKept(deps),
        notExists(decided),
        isNull(quoteMadeOf(id)),
      ),
    )
    .orderBy(asc(endedAt), asc(id))
    .limit(BATCH)
    .for("update", { skipLocked: true });
}

/** Returns whether somebody is asked, or why not. No reason has anything to do with how content they are. */
async function outcomeFor(tx: Database, request: EndedRequest, now: Date): Promise<ReviewOutcome> {
  const address = emailKey(request.email);
  if (!address) return "no-address";
  if (await hasOptedOut(tx, address)) return "opted-out";
  if (await isBounced(tx, address)) return "bounced";
  return (await wasAskedLately(tx, address, request.customerId, now)) ? "asked-lately" : "asked";
}

async function wasAskedLately(tx: Database, address: string, customerId: number | null, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - ASKED_AGAIN_DAYS * DAY_MS);
  const isSame = or(
    sql`lower(${requests.email}) = ${address}`,
    customerId === null ? undefined : eq(requests.customerId, customerId),
  );
  const [earlier] = await tx
    .select({ id: reviewQuestions.id })
    .from(reviewQuestions)
    .innerJoin(requests, eq(requests.id, reviewQuestions.requestId))
    .where(and(eq(reviewQuestions.outcome, "asked"), gte(reviewQuestions.decidedAt, since), isSame))
    .limit(1);
  return earlier !== undefined;
}

export const askReviewsJob: Job<"ask-reviews", Nothing> = {
  name: "ask-reviews",
  data: NOTHING,
  pace: HOURLY,
  schedule: "41 * * * *",
  work: askReviews,
};
