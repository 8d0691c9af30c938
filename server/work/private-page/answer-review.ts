import { and, eq } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import { REVIEW_ANSWERS } from "../../../domain/work/review-options.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import { reviewQuestions } from "../../platform/db/schema/index.ts";
import { writeDeskEvent } from "../history/desk-events.ts";
import { lockLink } from "./open-link.ts";
import type { PrivateAction } from "./visit.ts";

/** Stores the customer's answer to the question whether the office helped. They may change it. */
export const answerReview: PrivateAction = async ({ deps, token, form, reply }) => {
  const answer = REVIEW_ANSWERS.find((one) => one === form["answer"]);
  if (!answer) throw new AppError("invalid", { fields: { answer: "validation:choice" } });
  const now = deps.clock();
  await makeChange(deps, { ip: reply.request.ip }, async (tx) => {
    const { id, kind, reference, customerId } = await lockLink(deps, tx, token);
    const { requestId, outcome } = reviewQuestions;
    const stored = await tx
      .update(reviewQuestions)
      .set({ answer, answeredAt: now })
      .where(and(eq(requestId, id), eq(outcome, "asked")))
      .returning({ id: reviewQuestions.id });
    if (stored.length === 0) throw new AppError("conflict");
    await writeDeskEvent(tx, { type: "review", requestId: id, customerId, actor: null, data: { answer }, at: now });
    return { event: { action: "review.answer", subject: { type: kind, id: reference }, details: { answer } } };
  });
};
