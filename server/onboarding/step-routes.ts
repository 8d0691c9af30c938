import type { FastifyInstance } from "fastify";
import { BODY_LIMIT } from "../../domain/limits.ts";
import { onboardingStep, stepOrder } from "../../domain/onboarding-forms.ts";
import type { Deps } from "../deps.ts";
import { callerOf, idOf } from "../http/caller.ts";
import { parse } from "../http/parse.ts";
import { createStep, listSteps, orderSteps, updateStep } from "./write-steps.ts";

/** The steps themselves, written and ordered by admins. */
export function onboardingStepRoutes(app: FastifyInstance, deps: Deps): void {
  const admins = { config: { access: { roles: ["admin"] } as const }, bodyLimit: BODY_LIMIT.content };

  app.get("/agent-onboarding/steps", admins, () => listSteps(deps.db));

  app.post("/agent-onboarding/steps", admins, async (request, reply) => {
    const step = await createStep(deps, parse(onboardingStep, request.body), await callerOf(request));
    return reply.code(201).send(step);
  });

  app.put("/agent-onboarding/steps/order", admins, async (request) =>
    orderSteps(deps, parse(stepOrder, request.body).ids, await callerOf(request)),
  );

  app.put("/agent-onboarding/steps/:id", admins, async (request) =>
    updateStep(deps, idOf(request), parse(onboardingStep, request.body), await callerOf(request)),
  );
}
