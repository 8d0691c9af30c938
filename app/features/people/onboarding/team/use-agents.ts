import { useQuery } from "@tanstack/react-query";
import { mayMentor } from "../../../../../domain/people/onboarding.ts";
import { api } from "../../../../lib/api.ts";
import { useLanguage, useTranslation } from "../../../../lib/i18n.tsx";
import { useChange, type ErrorHandlers } from "../../../../lib/use-change.ts";

const KEY = ["onboarding-agents"];

const agentsQuery = {
  queryKey: KEY,
  queryFn: () => api("GET /api/agent-onboarding/agents"),
  refetchOnMount: "always",
} as const;

/** Fetches the agents that the user guides: all for an admin, the assigned ones for a mentor. */
export function useAgents() {
  return useQuery(agentsQuery);
}

/** Fetches the possible mentors of an agent; for admins, who guide everybody. */
export function useMentors(agentId: number) {
  return useQuery({
    ...agentsQuery,
    select: (agents) => agents.filter(({ id, role }) => mayMentor(role) && id !== agentId),
  });
}

/** Fetches one agent with all details. */
export function useAgent(id: string) {
  const language = useLanguage();
  return useQuery({
    queryKey: [...KEY, id, language],
    queryFn: () => api("GET /api/agent-onboarding/agents/:id", { params: { id }, query: { lang: language } }),
    refetchOnMount: "always",
  });
}

type AgentChange =
  | { notes: string; version: string | undefined }
  | { mentorId: number | null }
  | { skippedStep: number };

/** Changes the notes, the mentor or a skipped step of an agent, and shows a toast with the result. */
export function useGuideAgent(id: number, instead: ErrorHandlers = {}) {
  const { t } = useTranslation("onboarding-team");
  return useChange({
    request(given: AgentChange) {
      if ("notes" in given) return { to: "PUT /api/agent-onboarding/agents/:id/notes", params: { id }, body: given };
      if ("mentorId" in given)
        return { to: "PUT /api/agent-onboarding/agents/:id/mentor", params: { id }, body: given };
      const params = { id, stepId: given.skippedStep };
      return { to: "POST /api/agent-onboarding/agents/:id/steps/:stepId/skip", params };
    },
    success: t("saved"),
    failure: t("failed"),
    reason: t("failedText"),
    renews: [KEY],
    instead,
  });
}
