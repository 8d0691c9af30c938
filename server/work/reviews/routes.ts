import type { FastifyInstance } from "fastify";
import { sendCsv } from "../../platform/audit/send-csv.ts";
import type { Deps } from "../../platform/deps.ts";
import { admins } from "../../platform/http/access.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { officeStamp } from "../../platform/http/office-stamp.ts";
import { everyRow } from "../../platform/http/paging.ts";
import { translator } from "../../platform/texts.ts";
import { listReviewLog, sumUpReviews, type ReviewLogRow } from "./review-log.ts";

const COLUMNS = {
  reference: "exports:columns.reference",
  stage: "exports:columns.stage",
  endedAt: "reviews:columns.endedAt",
  decidedAt: "reviews:columns.decidedAt",
  outcome: "reviews:columns.outcome",
  pageUrl: "reviews:columns.pageUrl",
  answer: "reviews:columns.answer",
  answeredAt: "reviews:columns.answeredAt",
} as const;

/** Registers the routes of the log of the question after a request: its numbers and its export. */
export function reviewRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, "GET /api/review-questions", admins, () => sumUpReviews(deps.db));

  endpoint(app, "GET /api/review-questions/export", admins, ({ request, reply }) => {
    const { timezone } = deps.settings.agency();
    const stamp = (at: Date | null) => (at ? officeStamp(at.toISOString(), timezone) : "");
    return sendCsv(deps, request, reply, {
      name: "review-questions",
      columns: COLUMNS,
      rows: everyRow<ReviewLogRow>((limit, last) => listReviewLog(deps.db, limit, last?.id)),
      say: ({ reference, stage, endedAt, decidedAt, outcome, pageUrl, answer, answeredAt }, language) => {
        const t = translator(language);
        return {
          reference,
          stage: t(`desk:work.stages.${stage}`),
          endedAt: stamp(endedAt),
          decidedAt: stamp(decidedAt),
          outcome: t(`reviews:outcomes.${outcome}`),
          pageUrl,
          answer: answer && t(`exports:${answer}`),
          answeredAt: stamp(answeredAt),
        };
      },
      filter: {},
    });
  });
}
