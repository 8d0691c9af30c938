import type { FastifyInstance } from "fastify";
import { BODY_LIMIT } from "../../domain/limits.ts";
import { onboardingStep, stepOrder } from "../../domain/onboarding-forms.ts";
import type { Deps } from "../deps.ts";
import { admins } from "../http/access.ts";
import { callerOf, idOf } from "../http/caller.ts";
import { parse } from "../http/parse.ts";
import { createStep, listSteps, orderSteps, updateStep } from "./write-steps.ts";

/** The steps themselves, written and ordered by admins. */
export function onboardingStepRoutes(app: FastifyInstance, deps: Deps): void {
  const editors = { ...admins, bodyLimit: BODY_LIMIT.content };

  app.get("/agent-onboarding/steps", editors, () => listSteps(deps.db));

  app.post("/agent-onboarding/steps", editors, async (request, reply) => {
    const step = await createStep(deps, parse(onboardingStep, request.body), await callerOf(request));
    return reply.code(201).send(step);
  });

  app.put("/agent-onboarding/steps/order", editors, async (request) =>
    orderSteps(deps, parse(stepOrder, request.body).ids, await callerOf(request)),
  );

  app.put("/agent-onboarding/steps/:id", editors, async (request) =>
    updateStep(deps, idOf(request), parse(onboardingStep, request.body), await callerOf(request)),
  );
}
