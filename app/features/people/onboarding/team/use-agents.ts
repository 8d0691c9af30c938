import { useQuery } from "@tanstack/react-query";
import { mayMentor } from "../../../../../domain/people/onboarding.ts";
import { api } from "../../../../lib/api.ts";
import { useLanguage, useTranslation } from "../../../../lib/i18n.tsx";
import { useChange, type Instead } from "../../../../lib/use-change.ts";

const KEY = ["onboarding-agents"];

const guided = {
  queryKey: KEY,
  queryFn: () => api("GET /api/agent-onboarding/agents"),
  refetchOnMount: "always",
} as const;

/** Everybody whom the caller guides. */
export function useAgents() {
  return useQuery(guided);
}

/** Those who may be an agent's mentor: for admins, who guide everybody. */
export function useMentors(agentId: number) {
  return useQuery({
    ...guided,
    select: (agents) => agents.filter(({ id, role }) => mayMentor(role) && id !== agentId),
  });
}

/** One of them, whole. */
export function useAgent(id: string) {
  const language = useLanguage();
  return useQuery({
    queryKey: [...KEY, id, language],
    queryFn: () => api("GET /api/agent-onboarding/agents/:id", { params: { id }, query: { lang: language } }),
    refetchOnMount: "always",
  });
}

type Guidance = { notes: string; version: string | undefined } | { mentorId: number | null } | { skippedStep: number };

/** Changes something about an agent, and says how it went. */
export function useGuideAgent(id: number, instead: Instead = {}) {
  const { t } = useTranslation("onboarding-team");
  return useChange({
    request(given: Guidance) {
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
