import type { FastifyInstance } from "fastify";
import { BODY_LIMIT } from "../../../domain/platform/limits.ts";
import type { Deps } from "../../platform/deps.ts";
import { admins } from "../../platform/http/access.ts";
import { callerOf } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { createStep, listSteps, orderSteps, updateStep } from "./write-steps.ts";

/** Registers the routes by which admins write and order the onboarding steps. */
export function onboardingStepRoutes(app: FastifyInstance, deps: Deps): void {
  const editors = { ...admins, bodyLimit: BODY_LIMIT.content };

  endpoint(app, "GET /api/agent-onboarding/steps", editors, () => listSteps(deps.db));

  endpoint(app, "POST /api/agent-onboarding/steps", editors, async ({ body, request }) =>
    createStep(deps, body, await callerOf(request)),
  );

  endpoint(app, "PUT /api/agent-onboarding/steps/order", editors, async ({ body, request }) =>
    orderSteps(deps, body, await callerOf(request)),
  );

  endpoint(app, "PUT /api/agent-onboarding/steps/:id", editors, async ({ params, body, request }) =>
    updateStep(deps, params.id, body, await callerOf(request)),
  );
}
