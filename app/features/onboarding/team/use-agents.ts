import { useQuery } from "@tanstack/react-query";
import { mayMentor } from "../../../../domain/onboarding.ts";
import type { AgentProgress, AgentStanding } from "../../../../server/onboarding/agents.ts";
import { api } from "../../../lib/api.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { useChange, type Instead } from "../../../lib/use-change.ts";

const KEY = ["onboarding-agents"];
const PATH = "/api/agent-onboarding/agents";

const guided = { queryKey: KEY, queryFn: () => api<AgentStanding[]>(PATH), refetchOnMount: "always" } as const;

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
    queryFn: () => api<AgentProgress>(`${PATH}/${id}?lang=${language}`),
    refetchOnMount: "always",
  });
}

type Guidance = { path: string; method: "PUT" | "POST"; body?: object };

/** Changes something about an agent, and says how it went. */
export function useGuideAgent(id: number, instead: Instead = {}) {
  const { t } = useTranslation("onboarding-team");
  return useChange<Guidance, AgentProgress>({
    request: ({ path, ...call }) => ({ path: `${PATH}/${id}/${path}`, ...call }),
    success: t("saved"),
    failure: t("failed"),
    reason: t("failedText"),
    renews: [KEY],
    instead,
  });
}
