import { stageName } from "../../../../domain/work/desk/stage-name.ts";
import { isTurnable } from "../../../../domain/work/request-kinds.ts";
import { ChevronDown } from "lucide-react";
import { PRIORITIES, stagesAfter, stagesOf } from "../../../../domain/work/desk/stages.ts";
import { useUser } from "../../../layout/account-links.tsx";
import { TagChips } from "../../../layout/tags/tag-chip.tsx";
import { TagMenu } from "../../../layout/tags/tag-menu.tsx";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { useOutcomeNames, useOutcomes } from "../../../lib/outcomes.ts";
import { ActionMenu } from "../../../ui/action-menu.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Deadline } from "./clock.tsx";
import { FollowUp } from "./follow-up.tsx";
import { useKeyHint } from "./keys-dialog.tsx";
import { kindOf } from "./lead-kinds.ts";
import { useOwnerText } from "./owner-text.ts";
import { Reach } from "./reach.tsx";
import { StageBadge } from "./stage-badge.tsx";
import { ToQuote } from "./to-quote.tsx";
import { useColleagues } from "./use-colleagues.ts";
import { useWork } from "./use-work.ts";

/** The status of a request and the actions on it. */
export function WorkBar() {
  const { t } = useTranslation("desk");
  const { lead, may, act, isBusy, write, takeFirst } = useWork();
  const hint = useKeyHint();
  const ownerText = useOwnerText();
  const names = useOutcomeNames();
  const { work } = lead;
  const kind = kindOf(lead);
  return (
    <>
      <div className="request-line text-sm">
        <StageBadge kind={kind} work={work} />
        {work.lostReason && <span>{names.lostReason(work.lostReason)}</span>}
        {work.priority !== "normal" && (
          <Badge tone={work.priority === "high" ? "error" : "neutral"}>
            {t("inbox.priority.is", { priority: t(`work.priorities.${work.priority}`) })}
          </Badge>
        )}
        {lead.doNotCall && <Badge tone="accent">{t("doNot.call")}</Badge>}
        {lead.doNotText && <Badge tone="accent">{t("doNot.text")}</Badge>}
        <span className="min-w-0 wrap-anywhere text-ink-soft">{ownerText(work)}</span>
        <Deadline lead={lead} />
        <TagChips ids={work.tagIds} />
      </div>
      <div className="request-line">
        {may("take") && (
          <Button variant="accent" size="sm" {...hint("take")} busy={isBusy} onClick={() => act({ do: "take" })}>
            {t("inbox.take")}
          </Button>
        )}
        {may("confirm") && !work.isConfirmed && (
          <Button variant="accent" size="sm" busy={isBusy} onClick={() => act({ do: "confirm" })}>
            {t("inbox.confirm")}
          </Button>
        )}
        {may("settle") && work.waitsFor === "us" && (
          <Button variant="secondary" size="sm" {...hint("settle")} busy={isBusy} onClick={() => act({ do: "settle" })}>
            {t("inbox.settle")}
          </Button>
        )}
        <Reach lead={lead} onWrite={write} onCall={takeFirst} />
        {may("stage") && <StageMenu />}
        {may("assign") && <AssignMenu />}
        {may("priority") && <PriorityMenu />}
        {may("follow-up") && <FollowUp />}
        {may("tags") && (
          <TagMenu
            ids={work.tagIds}
            {...hint("tags")}
            busy={isBusy}
            onChange={(change) => act({ do: "tags", ...change })}
          />
        )}
        {may("to-quote") && isTurnable(kind) && <ToQuote kind={kind} />}
      </div>
    </>
  );
}

const LOST_PREFIX = "lost:";

/**
 * The menu of stages. Instead of the stage "lost" it offers the reasons for it, where the request can be lost: whoever
 * chooses a reason sets both.
 */
function StageMenu() {
  const { t } = useTranslation("desk");
  const { lead, act, isBusy } = useWork();
  const hint = useKeyHint();
  const { stage, lostReason } = lead.work;
  const language = useLanguage();
  const { lostReasons } = useOutcomes();
  const kind = kindOf(lead);
  const stages = stagesOf(kind).filter((one) => one !== "lost");
  const choices = stages.map((value) => ({
    value,
    label: t(`work.stages.${stageName(kind, value)}`),
    isCurrent: value === stage,
  }));
  // One that is no longer offered stays with the request that has it.
  const offered = lostReasons.filter(({ id, isActive }) => isActive || id === lostReason);
  const reasons = offered.map(({ id, name }) => ({
    value: LOST_PREFIX + id,
    label: name[language],
    isCurrent: id === lostReason,
  }));
  function choose(value: string): void {
    const reason = offered.find(({ id }) => LOST_PREFIX + id === value)?.id;
    const next = stages.find((one) => one === value);
    if (reason) act({ do: "stage", stage: "lost", reason });
    else if (next) act({ do: "stage", stage: next });
  }
  return (
    <ActionMenu
      variant="secondary"
      size="sm"
      {...hint("stage")}
      busy={isBusy}
      button={<Opener>{t("inbox.stage")}</Opener>}
      panelLabel={t("inbox.stage")}
      groups={[
        { choices },
        ...(stagesAfter(kind, stage).includes("lost") || stage === "lost"
          ? [{ heading: t("inbox.lostBecause"), choices: reasons }]
          : []),
      ]}
      onChoose={choose}
    />
  );
}

/** The menu's value for no owner. */
const NOBODY = "0";

function AssignMenu() {
  const { t } = useTranslation("desk");
  const { lead, act, isBusy } = useWork();
  const hint = useKeyHint();
  const colleagues = useColleagues();
  const user = useUser();
  const ownerId = lead.work.owner?.id;
  const label = (name: string, isAway: boolean) => (isAway ? t("inbox.owner.away", { name }) : name);
  return (
    <ActionMenu
      variant="secondary"
      size="sm"
      {...hint("assign")}
      busy={isBusy}
      button={<Opener>{t("inbox.assign")}</Opener>}
      panelLabel={t("inbox.assign")}
      groups={[
        {
          choices: colleagues.map(({ id, name, isAway }) => ({
            value: String(id),
            label: id === user?.id ? t("inbox.owner.me", { name }) : label(name, isAway),
            isCurrent: id === ownerId,
          })),
        },
        { choices: [{ value: NOBODY, label: t("inbox.owner.nobody"), isCurrent: ownerId === undefined }] },
      ]}
      onChoose={(value) => act({ do: "assign", ownerId: value === NOBODY ? null : Number(value) })}
    />
  );
}

function PriorityMenu() {
  const { t } = useTranslation("desk");
  const { lead, act, isBusy } = useWork();
  return (
    <ActionMenu
      variant="secondary"
      size="sm"
      busy={isBusy}
      button={<Opener>{t("inbox.priority.label")}</Opener>}
      panelLabel={t("inbox.priority.label")}
      groups={[
        {
          choices: PRIORITIES.toReversed().map((value) => ({
            value,
            label: t(`work.priorities.${value}`),
            isCurrent: value === lead.work.priority,
          })),
        },
      ]}
      onChoose={(value) => act({ do: "priority", priority: value })}
    />
  );
}

function Opener({ children }: { children: string }) {
  return (
    <>
      {children}
      <ChevronDown aria-hidden="true" />
    </>
  );
}
