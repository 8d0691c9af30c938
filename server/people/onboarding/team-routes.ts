import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../../../domain/platform/errors.ts";
import { PAGE_ACCESS } from "../../../domain/platform/permissions.ts";
import type { Deps } from "../../platform/deps.ts";
import { admins } from "../../platform/http/access.ts";
import { callerOf } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { findAgent, isGuideOf, listAgents } from "./agents.ts";
import { assignMentor, keepNotes, skipStep } from "./guide-agent.ts";

type AgentCall = { params: { id: number }; request: FastifyRequest };

/** Registers the routes for other people's onboarding, for admins and for those people's mentors. */
export function onboardingTeamRoutes(app: FastifyInstance, deps: Deps): void {
  const agents = { access: PAGE_ACCESS["/agent-onboarding"] };
  /** Returns the id of the agent in the URL when the caller guides them; otherwise reports a denial and throws. */
  async function guidedAgent({ params: { id }, request }: AgentCall): Promise<number> {
    if (await isGuideOf(deps.db, (await callerOf(request)).actor, id)) return id;
    await request.reportDenial();
    throw new AppError("forbidden");
  }

  async function answer(id: number, request: FastifyRequest) {
    const agent = await findAgent(deps.db, id, request.language);
    if (!agent) throw new AppError("notFound");
    return agent;
  }

  endpoint(app, "GET /api/agent-onboarding/agents", agents, async ({ request }) =>
    listAgents(deps.db, (await callerOf(request)).actor),
  );

  endpoint(app, "GET /api/agent-onboarding/agents/:id", agents, async (call) =>
    answer(await guidedAgent(call), call.request),
  );

  endpoint(app, "PUT /api/agent-onboarding/agents/:id/notes", agents, async (call) => {
    const id = await guidedAgent(call);
    await keepNotes(deps, id, call.body, await callerOf(call.request));
    return answer(id, call.request);
  });

  endpoint(app, "PUT /api/agent-onboarding/agents/:id/mentor", admins, async ({ params: { id }, body, request }) => {
    await assignMentor(deps, id, body.mentorId, await callerOf(request));
    return answer(id, request);
  });

  endpoint(app, "POST /api/agent-onboarding/agents/:id/steps/:stepId/skip", admins, async ({ params, request }) => {
    await skipStep(deps, params.id, params.stepId, await callerOf(request));
    return answer(params.id, request);
  });
}
