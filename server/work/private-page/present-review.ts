import { and, eq } from "drizzle-orm";
import { reviewQuestions } from "../../platform/db/schema/index.ts";
import type { Visit } from "./visit.ts";

/** Presents the question whether the office helped; null while it was not asked. The page is the same for any answer. */
export async function presentReview({ tx, request }: Visit) {
  const { answer, pageUrl, requestId, outcome } = reviewQuestions;
  const [row] = await tx
    .select({ answer, pageUrl })
    .from(reviewQuestions)
    .where(and(eq(requestId, request.id), eq(outcome, "asked")));
  return row ?? null;
}
