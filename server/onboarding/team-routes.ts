import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { AppError } from "../../domain/errors.ts";
import { agentNotes, mentorChoice } from "../../domain/onboarding-forms.ts";
import { PAGE_ACCESS } from "../../domain/permissions.ts";
import type { Deps } from "../deps.ts";
import { admins } from "../http/access.ts";
import { callerOf, idOf } from "../http/caller.ts";
import { idInAddress, parse } from "../http/parse.ts";
import { findAgent, isGuideOf, listAgents } from "./agents.ts";
import { assignMentor, keepNotes, skipStep } from "./guide-agent.ts";

const stepOfAgent = z.object({ stepId: idInAddress });

/** Other people's onboarding, for admins and for the mentors of those people. */
export function onboardingTeamRoutes(app: FastifyInstance, deps: Deps): void {
  const agents = { config: { access: PAGE_ACCESS["/agent-onboarding"] } };
  /** The agent that the address names, when the caller guides them. */
  async function guidedAgent(request: FastifyRequest): Promise<number> {
    const id = idOf(request);
    if (await isGuideOf(deps.db, (await callerOf(request)).actor, id)) return id;
    await request.reportDenial();
    throw new AppError("forbidden");
  }

  async function answer(id: number, request: FastifyRequest) {
    const agent = await findAgent(deps.db, id, request.language);
    if (!agent) throw new AppError("notFound");
    return agent;
  }

  app.get("/agent-onboarding/agents", agents, async (request) => listAgents(deps.db, (await callerOf(request)).actor));

  app.get("/agent-onboarding/agents/:id", agents, async (request) => answer(await guidedAgent(request), request));

  app.put("/agent-onboarding/agents/:id/notes", agents, async (request) => {
    const id = await guidedAgent(request);
    await keepNotes(deps, id, parse(agentNotes, request.body), await callerOf(request));
    return answer(id, request);
  });

  app.put("/agent-onboarding/agents/:id/mentor", admins, async (request) => {
    const { mentorId } = parse(mentorChoice, request.body);
    await assignMentor(deps, idOf(request), mentorId, await callerOf(request));
    return answer(idOf(request), request);
  });

  app.post("/agent-onboarding/agents/:id/steps/:stepId/skip", admins, async (request) => {
    const { stepId } = parse(stepOfAgent, request.params);
    await skipStep(deps, idOf(request), stepId, await callerOf(request));
    return answer(idOf(request), request);
  });
}
