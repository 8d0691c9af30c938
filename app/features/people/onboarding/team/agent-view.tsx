import type { ReactNode } from "react";
import type { AgentProgress } from "../../../../../domain/api/people/onboarding.ts";
import { completionPercent } from "../../../../../domain/people/onboarding-path.ts";
import type { NameIn } from "../../../../../domain/platform/text-keys.ts";
import { PortalPage } from "../../../../layout/portal-page.tsx";
import { errorText } from "../../../../lib/api.ts";
import { useDates } from "../../../../lib/dates.ts";
import { useTranslation } from "../../../../lib/i18n.tsx";
import { Card } from "../../../../ui/card.tsx";
import { QueryStates } from "../../../../ui/query-states.tsx";
import { AgentNotes } from "./agent-notes.tsx";
import { AgentSteps } from "./agent-steps.tsx";
import { MentorField } from "./mentor-field.tsx";
import { useAgent } from "./use-agents.ts";

/** One agent's progress, for the mentor and the admins. Choosing the mentor and skipping steps are for admins. */
export function AgentView({ id, isAdmin }: { id: string; isAdmin: boolean }) {
  const { t } = useTranslation("onboarding-team");
  const agent = useAgent(id);
  return (
    <PortalPage title={agent.data?.name ?? t("title")} back={{ to: "/agent-onboarding/team", text: t("backToTeam") }}>
      <QueryStates query={agent} errorTitle={t("agentError")} error={errorText(agent.error, t("error"))}>
        {(progress) => (
          <>
            <AgentFacts agent={progress} />
            <div className="grid items-start gap-6 lg:grid-cols-2">
              <AgentNotes key={`notes-${id}`} agent={progress} />
              {isAdmin && <MentorField agent={progress} />}
            </div>
            <AgentSteps agent={progress} isAdmin={isAdmin} />
          </>
        )}
      </QueryStates>
    </PortalPage>
  );
}

function AgentFacts({ agent }: { agent: AgentProgress }) {
  const { t } = useTranslation("onboarding-team");
  const dates = useDates();
  const { standing } = agent;
  if (!standing) return <p className="text-ink-soft">{t("notBegun")}</p>;
  const { completedSteps, totalSteps, personalizedTrack, goals, lastActiveAt } = standing;
  const percent = completionPercent(completedSteps, totalSteps);
  const facts: [NameIn<"onboarding-team", "columns">, ReactNode][] = [
    ["progress", t("standing", { completedSteps, totalSteps, percent })],
    ["track", personalizedTrack ? t(`onboarding:track.${personalizedTrack}.label`) : t("noTrack")],
    ["withoutQuiz", agent.steps.filter((step) => step.lacksQuiz).length],
    ["lastActive", dates.date(lastActiveAt)],
    ["timezone", standing.timezone],
    ["goals", goals.join(" · ") || "–"],
  ];
  return (
    <Card>
      <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-sm text-ink-soft">{t(`columns.${name}`)}</dt>
            <dd className="font-semibold break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
