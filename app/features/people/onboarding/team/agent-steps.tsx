import { useState } from "react";
import type { AgentProgress } from "../../../../../domain/api/people/onboarding.ts";
import { useDates } from "../../../../lib/dates.ts";
import { useTranslation } from "../../../../lib/i18n.tsx";
import { Button } from "../../../../ui/button.tsx";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "../../../../ui/table.tsx";
import { StatusBadge } from "../step-facts.tsx";
import { useGuideAgent } from "./use-agents.ts";

type AgentStep = AgentProgress["steps"][number];
const COLUMNS = ["step", "status", "completedAt", "time", "score", "feedback"] as const;

/** The agent's steps with their results; an admin can skip one. */
export function AgentSteps({ agent, isAdmin }: { agent: AgentProgress; isAdmin: boolean }) {
  const { t } = useTranslation("onboarding-team");
  const dates = useDates();
  const guide = useGuideAgent(agent.id);
  const [skipping, setSkipping] = useState<AgentStep | null>(null);
  if (agent.steps.length === 0) return null;

  function skip() {
    if (!skipping) return;
    const done = { onSettled: () => setSkipping(null) };
    guide.mutate({ skippedStep: skipping.id }, done);
  }

  return (
    <>
      <Table label={t("steps")}>
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <TableHeader key={column}>{t(`columns.${column}`)}</TableHeader>
            ))}
            {isAdmin && <TableHeader>{t("columns.action")}</TableHeader>}
          </TableRow>
        </TableHead>
        <TableBody>
          {agent.steps.map((step) => (
            <TableRow key={step.id}>
              <TableCell className="min-w-48">{step.title}</TableCell>
              <TableCell>
                <StatusBadge step={step} />
              </TableCell>
              <TableCell className="whitespace-nowrap">
                {step.completedAt ? dates.date(step.completedAt) : "–"}
              </TableCell>
              <TableCell className="whitespace-nowrap">
                {t("onboarding:minutes", { minutes: step.timeSpent })}
              </TableCell>
              <TableCell>{step.score === null ? "–" : `${step.score}%`}</TableCell>
              <TableCell className="min-w-40">{step.feedback || "–"}</TableCell>
              {isAdmin && (
                <TableCell>
                  {(step.status === "not_started" || step.status === "in_progress") && (
                    <Button
                      variant="ghost"
                      size="sm"
                      aria-label={t("skipStep", { step: step.title })}
                      onClick={() => setSkipping(step)}
                    >
                      {t("skip")}
                    </Button>
                  )}
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <ConfirmDialog
        open={skipping !== null}
        onOpenChange={() => setSkipping(null)}
        title={t("skipTitle", { step: skipping?.title })}
        description={t("skipText")}
        confirmLabel={t("skip")}
        busy={guide.isPending}
        onConfirm={skip}
      />
    </>
  );
}
