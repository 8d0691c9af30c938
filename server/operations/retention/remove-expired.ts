import type { Database } from "../../platform/db/client.ts";
import { byChannel, byPlural, CHANNELS, MESSAGE_CHANNELS } from "../../../domain/work/channels.ts";
import { inArray, lt } from "drizzle-orm";
import { recordEventOnly } from "../../platform/audit/make-change.ts";
import { oldestBulk } from "../../work/bulk/read-bulk.ts";
import { removeEmptyCustomers } from "../../work/customers/remove-empty.ts";
import {
  answerDrafts,
  bulkChanges,
  bulkRows,
  endedSessions,
  linkCodes,
  linkSessions,
  notices,
  passkeyChallenges,
  passwordResets,
  quickLimits,
  rateLimits,
  reviewQuestions,
  sessions,
  shares,
  shareSignals,
} from "../../platform/db/schema/index.ts";
import { REVIEW_LOG_YEARS } from "../../../domain/work/review-options.ts";
import { ANSWER_DRAFTS } from "../../../domain/platform/limits.ts";
import { SHARE_MAX } from "../../../domain/work/share-options.ts";
import type { Deps, Job } from "../../platform/deps.ts";
import { HOURLY, NOTHING, type Nothing } from "../../platform/jobs/pace.ts";
import { monthsBefore } from "../../work/history/terms.ts";
import { unsavedFiles } from "../brand/unsaved-files.ts";
import { mayRemove } from "./ask-first.ts";
import { expiredRows, type Counts } from "./expired-rows.ts";
import { deleteInBatches, removeLeads } from "./remove-batches.ts";

const DAY_MS = 86_400_000;
/** Days for which personal notices are kept. */
const NOTICE_DAYS = 90;

type Needs = Pick<Deps, "db" | "log" | "clock" | "recordEvent" | "settings">;

/**
 * Removes data whose retention period is over: leads that nobody has used for the months set, with their messages,
 * unless they are held; customers of whom nothing is left; other messages of that age; consents after five years;
 * addresses never confirmed; raw mails, drafts of answers, personal notices and screen shares after three months; links and sessions
 * that have expired; pictures of the looks that were uploaded and never saved; bulk changes after a
 * week; and the log of the question after a request after five years.
 * Waits for an admin when the removal looks like a mistake. The audit trail records how much was removed; it stays
 * itself.
 */
export async function removeExpired(deps: Needs): Promise<void> {
  const { db } = deps;
  const now = deps.clock();
  await deleteInBatches(db, { table: sessions, which: lt(sessions.expiresAt, now) });
  await deleteInBatches(db, {
    table: endedSessions,
    which: lt(endedSessions.endedAt, new Date(now.getTime() - DAY_MS)),
  });
  await deleteInBatches(db, { table: passwordResets, which: lt(passwordResets.expiresAt, now) });
  await deleteInBatches(db, { table: passkeyChallenges, which: lt(passkeyChallenges.expiresAt, now) });
  for (const table of [linkCodes, linkSessions]) await deleteInBatches(db, { table, which: lt(table.expiresAt, now) });
  for (const table of [rateLimits, quickLimits]) await deleteInBatches(db, { table, which: lt(table.expire, now) });
  await deleteInBatches(db, unsavedFiles(db, now));
  const oldestNotice = new Date(now.getTime() - NOTICE_DAYS * DAY_MS);
  await deleteInBatches(db, { table: notices, which: lt(notices.createdAt, oldestNotice) });
  const oldestShare = new Date(now.getTime() - SHARE_MAX.keptDays * DAY_MS);
  await deleteInBatches(db, { table: shares, which: lt(shares.createdAt, oldestShare) });
  // Signals go with the end of their share; these are left over where that failed.
  const oldestSignal = new Date(now.getTime() - DAY_MS);
  await deleteInBatches(db, { table: shareSignals, which: lt(shareSignals.at, oldestSignal) });
  const oldestQuestion = monthsBefore(now, REVIEW_LOG_YEARS * 12);
  await deleteInBatches(db, { table: reviewQuestions, which: lt(reviewQuestions.decidedAt, oldestQuestion) });
  await removeBulkChanges(db, now);
  if (!(await mayRemove(deps, now))) return;
  const expired = expiredRows(deps, now);
  await deleteInBatches(db, expired.addresses);
  await deleteInBatches(db, expired.rawMails);
  const oldestDraft = new Date(now.getTime() - ANSWER_DRAFTS.days * DAY_MS);
  await deleteInBatches(db, { table: answerDrafts, which: lt(answerDrafts.updatedAt, oldestDraft) });
  const removed: Omit<Counts, "addresses" | "rawMails"> & { customers: number } = {
    ...(await removeLeads(deps, now)),
    ...(await removeMessages(db, expired)),
    consents: await deleteInBatches(db, expired.consents),
    customers: await removeEmptyCustomers(db),
  };
  if (Object.values(removed).every((count) => count === 0)) return;
  await recordEventOnly(deps, {}, { action: "retention", details: removed });
}

/** Removes bulk changes after some days, their rows first: one change may have a thousand. */
async function removeBulkChanges(db: Database, now: Date): Promise<void> {
  const isOld = lt(bulkChanges.createdAt, oldestBulk(now));
  const old = db.select({ id: bulkChanges.id }).from(bulkChanges).where(isOld);
  await deleteInBatches(db, { table: bulkRows, which: inArray(bulkRows.bulkId, old) });
  await deleteInBatches(db, { table: bulkChanges, which: isOld });
}

/** Removes messages that belong to no request, one channel after the other. */
async function removeMessages(db: Database, expired: ReturnType<typeof expiredRows>) {
  const removed = byPlural(byChannel(() => 0));
  for (const channel of MESSAGE_CHANNELS) {
    const { plural } = CHANNELS[channel];
    removed[plural] = await deleteInBatches(db, expired[plural]);
  }
  return removed;
}

export const removeExpiredJob: Job<"remove-expired", Nothing> = {
  name: "remove-expired",
  data: NOTHING,
  // After years without a run there may be much to remove; the next scheduled run goes on.
  pace: { ...HOURLY, retry: { ...HOURLY.retry, expireInSeconds: 4 * 3600 } },
  schedule: "30 * * * *",
  work: removeExpired,
};
