import { Users } from "lucide-react";
import { Link } from "react-router";
import { completionPercent } from "../../../../domain/onboarding-path.ts";
import type { AgentStanding } from "../../../../server/onboarding/agents.ts";
import { errorText } from "../../../lib/api.ts";
import { formatDate } from "../../../lib/dates.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { SkeletonGroup, SkeletonText } from "../../../ui/skeleton.tsx";
import { Table, TableBody, TableCell, TableColumns, TableRow } from "../../../ui/table.tsx";
import { useAgents } from "./use-agents.ts";

const COLUMNS = ["name", "role", "track", "mentor", "progress", "lastActive"] as const;

/** Who stands where. */
export function AgentList() {
  const { t } = useTranslation("onboarding-team");
  const agents = useAgents();
  if (agents.isPending) {
    return (
      <SkeletonGroup>
        <SkeletonText lines={8} />
      </SkeletonGroup>
    );
  }
  if (agents.isError) {
    return (
      <Alert variant="error" action={<Button onClick={() => void agents.refetch()}>{t("retry")}</Button>}>
        {errorText(agents.error, t("error"))}
      </Alert>
    );
  }
  if (agents.data.length === 0) return <EmptyState icon={Users} title={t("empty")} text={t("emptyText")} />;
  return (
    <Table label={t("title")}>
      <TableColumns names={COLUMNS.map((column) => t(`columns.${column}`))} />
      <TableBody>
        {agents.data.map((agent) => (
          <AgentRow key={agent.id} agent={agent} />
        ))}
      </TableBody>
    </Table>
  );
}

function AgentRow({ agent }: { agent: AgentStanding }) {
  const { t } = useTranslation("onboarding-team");
  const language = useLanguage();
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
        {agent.lastActiveAt ? formatDate(agent.lastActiveAt, language) : t("never")}
      </TableCell>
    </TableRow>
  );
}
