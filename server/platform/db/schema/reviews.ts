import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import {
  REVIEW_ANSWERS,
  REVIEW_OUTCOMES,
  type ReviewAnswer,
  type ReviewOutcome,
} from "../../../../domain/work/review-options.ts";
import type { EndStage } from "../../../../domain/work/desk/stages.ts";
import type { LeadKind } from "../../../../domain/work/request-kinds.ts";
import { id, time } from "./columns.ts";
import { isOneOf } from "./known-values.ts";
import { requests } from "./requests.ts";

/**
 * The log of the question "did we help?": one row for each request that ended, with whether it was asked or why not. It
 * proves that nobody was selected by how content they are, and holds no personal data: it outlives its request.
 */
export const reviewQuestions = pgTable(
  "review_questions",
  {
    id: id(),
    requestId: integer()
      .unique()
      .references(() => requests.id, { onDelete: "set null" }),
    reference: text().notNull(),
    kind: text().$type<LeadKind>().notNull(),
    /** The stage at which the request ended, and when. */
    stage: text().$type<EndStage>().notNull(),
    endedAt: time().notNull(),
    outcome: text().$type<ReviewOutcome>().notNull(),
    /** The address of the public review page in the mail: the same for everybody. Null where nobody was asked. */
    pageUrl: text(),
    decidedAt: time().notNull(),
    /** The answer comes after the question, and changes nothing about who is asked or what they are shown. */
    answer: text().$type<ReviewAnswer>(),
    answeredAt: time(),
  },
  (t) => [
    check("review_questions_outcome", isOneOf("outcome", REVIEW_OUTCOMES)),
    check("review_questions_answer", isOneOf("answer", REVIEW_ANSWERS)),
    index("review_questions_decided_idx").on(t.decidedAt),
  ],
);
