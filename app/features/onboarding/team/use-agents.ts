import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { mayMentor } from "../../../../domain/onboarding.ts";
import type { AgentProgress, AgentStanding } from "../../../../server/onboarding/agents.ts";
import { api, errorText } from "../../../lib/api.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { toast } from "../../../ui/toast-store.ts";

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

type Change = { path: string; method: "PUT" | "POST"; body?: object };

/** Changes something about an agent, and says how it went. */
export function useGuideAgent(id: number) {
  const { t } = useTranslation("onboarding-team");
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ path, ...call }: Change) => api<AgentProgress>(`${PATH}/${id}/${path}`, call),
    onSuccess: () => toast({ title: t("saved") }),
    onError: (error) =>
      toast({ title: t("failed"), description: errorText(error, t("failedText")), variant: "destructive" }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
