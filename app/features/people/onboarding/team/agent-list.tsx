import { Users } from "lucide-react";
import { Link } from "react-router";
import type { AgentStanding } from "../../../../../domain/api/people/onboarding.ts";
import { completionPercent } from "../../../../../domain/people/onboarding-path.ts";
import { errorText } from "../../../../lib/api.ts";
import { useDates } from "../../../../lib/dates.ts";
import { useTranslation } from "../../../../lib/i18n.tsx";
import { Badge } from "../../../../ui/badge.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { QueryStates } from "../../../../ui/query-states.tsx";
import { Table, TableBody, TableCell, TableColumns, TableRow } from "../../../../ui/table.tsx";
import { useAgents } from "./use-agents.ts";

const COLUMNS = ["name", "role", "track", "mentor", "progress", "lastActive"] as const;

/** The agents in onboarding with their progress. */
export function AgentList() {
  const { t } = useTranslation("onboarding-team");
  const agents = useAgents();
  return (
    <QueryStates query={agents} error={errorText(agents.error, t("error"))}>
      {(all) => <AgentTable agents={all} />}
    </QueryStates>
  );
}

function AgentTable({ agents }: { agents: AgentStanding[] }) {
  const { t } = useTranslation("onboarding-team");
  if (agents.length === 0) return <EmptyState icon={Users} title={t("empty")} text={t("emptyText")} />;
  return (
    <Table label={t("title")}>
      <TableColumns names={COLUMNS.map((column) => t(`columns.${column}`))} />
      <TableBody>
        {agents.map((agent) => (
          <AgentRow key={agent.id} agent={agent} />
        ))}
      </TableBody>
    </Table>
  );
}

function AgentRow({ agent }: { agent: AgentStanding }) {
  const { t } = useTranslation("onboarding-team");
  const dates = useDates();
  const { completedSteps, totalSteps } = agent;
  return (
    <TableRow>
      <TableCell>
        <Link to={`/agent-onboarding/team/${agent.id}`} className="link font-semibold">
          {agent.name}
        </Link>
      </TableCell>
      <TableCell>{t(`portal:roles.${agent.role}`)}</TableCell>
      <TableCell>
        {agent.personalizedTrack ? t(`onboarding:track.${agent.personalizedTrack}.label`) : t("noTrack")}
      </TableCell>
      <TableCell>{agent.mentor?.name ?? t("noMentor")}</TableCell>
      <TableCell className="whitespace-nowrap">
        {agent.isCompleted ? (
          <Badge tone="success">{t("done")}</Badge>
        ) : (
          t("standing", { completedSteps, totalSteps, percent: completionPercent(completedSteps, totalSteps) })
        )}
      </TableCell>
      <TableCell className="whitespace-nowrap">
        {agent.lastActiveAt ? dates.date(agent.lastActiveAt) : t("never")}
      </TableCell>
    </TableRow>
  );
}
