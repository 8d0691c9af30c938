import { count, desc, lt } from "drizzle-orm";
import type { ReviewSummary } from "../../../domain/api/work/reviews.ts";
import { REVIEW_ANSWERS, REVIEW_OUTCOMES } from "../../../domain/work/review-options.ts";
import { recordOf } from "../../../domain/platform/typed-records.ts";
import type { Database } from "../../platform/db/client.ts";
import { reviewQuestions } from "../../platform/db/schema/index.ts";

export type ReviewLogRow = typeof reviewQuestions.$inferSelect;

/** Sums up the log of the questions: how many were asked, how many were not and why, and what was answered. */
export async function sumUpReviews(db: Database): Promise<ReviewSummary> {
  const { outcome, answer } = reviewQuestions;
  const rows = await db.select({ outcome, answer, count: count() }).from(reviewQuestions).groupBy(outcome, answer);
  const sum = (matches: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(matches).reduce((total, row) => total + row.count, 0);
  return {
    outcomes: recordOf(REVIEW_OUTCOMES, (name) => sum((row) => row.outcome === name)),
    answers: recordOf(REVIEW_ANSWERS, (name) => sum((row) => row.answer === name)),
  };
}

/** Lists a page of the log, the latest line first: the first page, or that after a line. */
export function listReviewLog(db: Database, limit: number, before: number | undefined): Promise<ReviewLogRow[]> {
  return db
    .select()
    .from(reviewQuestions)
    .where(before === undefined ? undefined : lt(reviewQuestions.id, before))
    .orderBy(desc(reviewQuestions.id))
    .limit(limit);
}
