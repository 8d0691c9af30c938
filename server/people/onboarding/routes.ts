import type { FastifyInstance } from "fastify";
import { PAGE_ACCESS } from "../../../domain/platform/permissions.ts";
import type { Deps } from "../../platform/deps.ts";
import { callerOf } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { isUnattendedRead } from "../../platform/http/unattended.ts";
import { hasMentees } from "./agents.ts";
import { findJourney, visitJourney } from "./journey.ts";
import { presentOnboarding } from "./present-onboarding.ts";
import { reportProgress } from "./report-progress.ts";
import { savePersonalization } from "./save-personalization.ts";

/** Registers the routes of the caller's own onboarding; they accept no other user's id. */
export function onboardingRoutes(app: FastifyInstance, deps: Deps): void {
  const agents = { access: PAGE_ACCESS["/agent-onboarding"] };

  endpoint(app, "GET /api/agent-onboarding", agents, async ({ request }) => {
    const { actor } = await callerOf(request);
    const journey = isUnattendedRead(request)
      ? await findJourney(deps.db, actor.id)
      : await visitJourney(deps.db, actor.id, deps.clock());
    return presentOnboarding(journey, request.language, await hasMentees(deps.db, actor.id));
  });

  endpoint(app, "PUT /api/agent-onboarding/personalization", agents, async ({ body, request }) =>
    savePersonalization(deps, body, await callerOf(request)),
  );

  endpoint(app, "PUT /api/agent-onboarding/step/:stepId/progress", agents, async ({ params, body, request }) => {
    const caller = { ...(await callerOf(request)), language: request.language };
    return reportProgress(deps, params.stepId, body, caller);
  });
}
