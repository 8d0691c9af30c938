import { useEffect, useRef } from "react";
import type { Colleague } from "../../../domain/api/desk.ts";
import type { DeskEvent } from "../../../domain/api/work.ts";
import type { WorkChange } from "../../../domain/desk/work.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { useSayEvent } from "./history.tsx";
import { StageBadge } from "./stage-badge.tsx";
import { useColleagues } from "./use-colleagues.ts";
import { useWork } from "./use-work.ts";

/** Somebody was faster: what is there now beside what was wanted. Nothing is overwritten unasked. */
export function WorkConflict() {
  const { conflict } = useWork();
  return conflict && <Both {...conflict} />;
}

type BothProps = { wanted: WorkChange; lastEventId: number };

function Both({ wanted, lastEventId }: BothProps) {
  const { t } = useTranslation("desk");
  const { lead, act, isBusy, dropConflict } = useWork();
  const say = useSayEvent();
  const colleagues = useColleagues();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const meanwhile = lead.events.filter(({ id }) => id > lastEventId);
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      variant="error"
      title={t("inbox.conflict.title")}
      className="scroll-clear"
      action={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={dropConflict}>
            {t("inbox.conflict.leave")}
          </Button>
          <Button variant="primary" busy={isBusy} onClick={() => act(wanted)}>
            {t("inbox.conflict.again")}
          </Button>
        </>
      }
    >
      <div className="mt-1 grid gap-3 sm:grid-cols-2">
        <div className="min-w-0">
          <p className="text-sm text-ink-soft">{t("inbox.conflict.now")}</p>
          {meanwhile.map((event) => (
            <p key={event.id} className="break-words">
              {say(event)}
            </p>
          ))}
          <p className="mt-1 flex flex-wrap items-center gap-2 text-sm">
            <StageBadge work={lead.work} />
            {lead.work.owner ? t("inbox.owner.is", { name: lead.work.owner.name }) : t("inbox.owner.none")}
          </p>
        </div>
        <div className="min-w-0">
          <p className="text-sm text-ink-soft">{t("inbox.conflict.wanted")}</p>
          <p className="break-words">
            {say(asEvent(wanted, { you: t("inbox.conflict.you"), stage: lead.work.stage, colleagues }))}
          </p>
          {"text" in wanted && <p className="break-words whitespace-pre-wrap">{wanted.text}</p>}
        </div>
      </div>
    </Alert>
  );
}

const TYPES = {
  take: "taken",
  assign: "assigned",
  stage: "stage",
  confirm: "confirmed",
  priority: "priority",
  "follow-up": "follow-up",
  note: "note",
  call: "call",
} as const satisfies Record<WorkChange["do"], DeskEvent["type"]>;

type Around = { you: string; stage: string; colleagues: Colleague[] };

/** A change as the event that it would have become, so that both are told in the same words. */
function asEvent(change: WorkChange, { you, stage, colleagues }: Around): DeskEvent {
  return {
    id: 0,
    type: TYPES[change.do],
    at: "",
    actor: { id: 0, name: you },
    isUndone: false,
    data: {
      ...("outcome" in change && { outcome: change.outcome }),
      ...(change.do === "assign" && { owner: colleagues.find(({ id }) => id === change.ownerId) ?? null }),
      before: { stage },
      after: {
        ...(change.do === "stage" && { stage: change.stage, lostReason: change.reason }),
        ...(change.do === "priority" && { priority: change.priority }),
        ...(change.do === "follow-up" && { followUpAt: change.at }),
      },
    },
  };
}
