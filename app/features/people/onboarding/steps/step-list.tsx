import { ArrowDown, ArrowUp } from "lucide-react";
import { Link } from "react-router";
import type { EditableStep } from "../../../../../domain/api/people/onboarding.ts";
import { moveBy } from "../../../../../domain/platform/ordering.ts";
import { errorText } from "../../../../lib/api.ts";
import { useLanguage, useTranslation } from "../../../../lib/i18n.tsx";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/button.tsx";
import { QueryStates } from "../../../../ui/query-states.tsx";
import { Table, TableBody, TableCell, TableColumns, TableRow } from "../../../../ui/table.tsx";
import { useOrderSteps, useSteps } from "./use-steps.ts";

const COLUMNS = ["order", "title", "category", "difficulty", "duration", "state"] as const;

/** The steps in order, with links to edit them and buttons to reorder them. */
export function StepList() {
  const { t } = useTranslation("onboarding-steps");
  const steps = useSteps();
  return (
    <QueryStates query={steps} error={errorText(steps.error, t("error"))}>
      {(all) => <StepTable steps={all} />}
    </QueryStates>
  );
}

function StepTable({ steps }: { steps: EditableStep[] }) {
  const { t } = useTranslation("onboarding-steps");
  const order = useOrderSteps();
  const seen = steps.map((step) => step.id);
  const move = (id: number, by: -1 | 1) => order.mutate({ ids: moveBy(seen, id, by), seen });
  return (
    <Table label={t("title")}>
      <TableColumns names={COLUMNS.map((column) => t(`columns.${column}`))} />
      <TableBody>
        {steps.map((step, at) => (
          <StepRow
            key={step.id}
            step={step}
            isBusy={order.isPending}
            onUp={at > 0 ? () => move(step.id, -1) : undefined}
            onDown={at < seen.length - 1 ? () => move(step.id, 1) : undefined}
          />
        ))}
      </TableBody>
    </Table>
  );
}

type StepRowProps = {
  step: EditableStep;
  isBusy: boolean;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
};

function StepRow({ step, isBusy, onUp, onDown }: StepRowProps) {
  const { t } = useTranslation("onboarding-steps");
  const title = step.title[useLanguage()] || step.title.en;
  const moves = [
    { name: t("up", { title }), Icon: ArrowUp, move: onUp },
    { name: t("down", { title }), Icon: ArrowDown, move: onDown },
  ];
  return (
    <TableRow>
      <TableCell className="whitespace-nowrap">
        {moves.map(({ name, Icon, move }) => (
          <Button key={name} variant="ghost" size="sm" aria-label={name} disabled={!move || isBusy} onClick={move}>
            <Icon aria-hidden="true" />
          </Button>
        ))}
      </TableCell>
      <TableCell className="min-w-48">
        <Link to={`/agent-onboarding/steps/${step.id}`} className="link font-semibold">
          {title}
        </Link>
      </TableCell>
      <TableCell>{t(`onboarding:category.${step.category}`)}</TableCell>
      <TableCell>{t(`onboarding:difficulty.${step.difficulty}`)}</TableCell>
      <TableCell className="whitespace-nowrap">
        {t("onboarding:minutes", { minutes: step.estimatedDuration })}
      </TableCell>
      <TableCell>
        {step.isActive ? <Badge tone="success">{t("active")}</Badge> : <Badge>{t("inactive")}</Badge>}
      </TableCell>
    </TableRow>
  );
}
