import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { personalization, stepReport } from "../../domain/onboarding-forms.ts";
import { PAGE_ACCESS } from "../../domain/permissions.ts";
import type { Deps } from "../deps.ts";
import { callerOf } from "../http/caller.ts";
import { idInAddress, parse } from "../http/parse.ts";
import { hasMentees } from "./agents.ts";
import { visitJourney } from "./journey.ts";
import { presentOnboarding } from "./present-onboarding.ts";
import { reportProgress } from "./report-progress.ts";
import { savePersonalization } from "./save-personalization.ts";

const stepParameter = z.object({ stepId: idInAddress });

/** One's own onboarding; nobody else's can be named here. */
export function onboardingRoutes(app: FastifyInstance, deps: Deps): void {
  const agents = { config: { access: PAGE_ACCESS["/agent-onboarding"] } };

  app.get("/agent-onboarding", agents, async (request) => {
    const { actor } = await callerOf(request);
    const journey = await visitJourney(deps.db, actor.id, deps.clock());
    return presentOnboarding(journey, request.language, await hasMentees(deps.db, actor.id));
  });

  app.put("/agent-onboarding/personalization", agents, async (request) =>
    savePersonalization(deps, parse(personalization, request.body), await callerOf(request)),
  );

  app.put("/agent-onboarding/step/:stepId/progress", agents, async (request) => {
    const { stepId } = parse(stepParameter, request.params);
    const caller = { ...(await callerOf(request)), language: request.language };
    return reportProgress(deps, stepId, parse(stepReport, request.body), caller);
  });
}
