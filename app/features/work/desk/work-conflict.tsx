import { useEffect, useRef } from "react";
import type { PremiumInput } from "../../../../domain/work/desk/premiums.ts";
import { eventsSince, isHeard } from "../../../../domain/work/desk/since.ts";
import { useMay } from "../../../layout/use-may.ts";
import { dollars } from "../../../../domain/platform/dollars.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { useSayEvent } from "./history.tsx";
import { kindOf, type ViewedLead } from "./lead-kinds.ts";
import { nameIn } from "../../../../domain/work/request-kinds.ts";
import { useOwnerText } from "./owner-text.ts";
import { StageBadge } from "./stage-badge.tsx";
import { useColleagues } from "./use-colleagues.ts";
import { usePremiums } from "./use-premiums.ts";
import { useWork } from "./use-work.ts";
import { previewEvent, type Conflict } from "./request-change.ts";

/** The version conflict of the open request, if any. */
export function WorkConflict() {
  const { lead, conflict, act, isBusy, dropConflict } = useWork();
  const premiums = usePremiums();
  if (!conflict) return null;
  const { wanted } = conflict;
  return (
    <ConflictNotice
      lead={lead}
      conflict={conflict}
      isBusy={isBusy || premiums.isBusy}
      onLeave={dropConflict}
      onAgain={() => (wanted.do === "premium" ? premiums.correct(wanted) : act(wanted))}
    />
  );
}

type ConflictNoticeProps = {
  /** The request in its current state. */
  lead: ViewedLead;
  conflict: Conflict;
  /** Names the request in the notice; needed where several requests are visible. */
  isNamed?: boolean;
  isBusy: boolean;
  onLeave: () => void;
  onAgain: () => void;
};

/** Shows a version conflict: the current state beside the wanted change. Overwrites nothing without confirmation. */
export function ConflictNotice({ lead, conflict, isNamed = false, isBusy, onLeave, onAgain }: ConflictNoticeProps) {
  const { t } = useTranslation("desk");
  const say = useSayEvent(kindOf(lead));
  const ownerText = useOwnerText();
  const colleagues = useColleagues();
  const mayApprove = useMay("quote-requests", "approve");
  const { wanted } = conflict;
  const unseen = eventsSince(lead.events, conflict);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const priceNow = wanted.do === "premium" && "premiums" in lead && lead.premiums.find(({ id }) => id === wanted.id);
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      variant="error"
      title={t(unseen.length > 0 && unseen.every(isHeard) ? "inbox.conflict.wrote" : "inbox.conflict.title")}
      className="scroll-clear"
      action={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onLeave}>
            {t("inbox.conflict.leave")}
          </Button>
          <Button variant="primary" busy={isBusy} onClick={onAgain}>
            {t("inbox.conflict.again")}
          </Button>
        </>
      }
    >
      {isNamed && <p className="wrap-anywhere">{`${lead.reference} · ${nameIn(lead) || t("inbox.row.noName")}`}</p>}
      <div className="mt-1 grid gap-3 sm:grid-cols-2">
        <div className="min-w-0">
          <p className="text-sm text-ink-soft">{t("inbox.conflict.now")}</p>
          {unseen.map((event) => (
            <p key={event.id} className="wrap-anywhere">
              {say(event)}
            </p>
          ))}
          {priceNow && <Price premium={priceNow} />}
          <p className="mt-1 flex flex-wrap items-center gap-2 text-sm">
            <StageBadge kind={kindOf(lead)} work={lead.work} />
            {ownerText(lead.work)}
          </p>
        </div>
        <div className="min-w-0">
          <p className="text-sm text-ink-soft">{t("inbox.conflict.wanted")}</p>
          <p className="wrap-anywhere">
            {say(
              previewEvent(wanted, { you: t("inbox.conflict.you"), stage: lead.work.stage, colleagues, mayApprove }),
            )}
          </p>
          {wanted.do === "premium" && <Price premium={wanted.premium} />}
          {"text" in wanted && <p className="wrap-anywhere whitespace-pre-wrap">{wanted.text}</p>}
        </div>
      </div>
    </Alert>
  );
}

function Price({ premium }: { premium: PremiumInput }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const { carrier, cents, months, note } = premium;
  const price = t("inbox.premiums.term", { amount: dollars(cents, language), count: months });
  return <p className="wrap-anywhere">{[carrier, price, note].filter(Boolean).join(" · ")}</p>;
}
