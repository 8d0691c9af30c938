import { z } from "zod";
import { recordOf } from "../../platform/typed-records.ts";
import { REVIEW_ANSWERS, REVIEW_OUTCOMES } from "../../work/review-options.ts";
import { file, type Endpoints } from "../endpoint.ts";

const counts = <Name extends string>(names: readonly Name[]) => z.object(recordOf(names, () => z.int().min(0)));

/** The log of the question "did we help?" in numbers: each request that ended is counted once among the outcomes. */
const summary = z.object({ outcomes: counts(REVIEW_OUTCOMES), answers: counts(REVIEW_ANSWERS) });
export type ReviewSummary = z.infer<typeof summary>;

export const reviewEndpoints = {
  "GET /api/review-questions": { answer: summary },
  "GET /api/review-questions/export": { answer: file("text/csv") },
} as const satisfies Endpoints;
