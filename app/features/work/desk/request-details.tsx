import { useState } from "react";
import { useLocation } from "react-router";
import { isChannel } from "../../../../domain/work/channels.ts";
import { nameIn, type LeadPath } from "../../../../domain/work/request-kinds.ts";
import { valueIn } from "../../../../domain/platform/typed-records.ts";
import { FileActionsProvider } from "../../../layout/files/file-actions.tsx";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { AskForOutcome } from "./call-outcomes.tsx";
import { FactsColumn } from "./facts-column.tsx";
import type { Shown } from "./lead-facts.tsx";
import { kindOf, type ViewedLead } from "./lead-kinds.ts";
import { MarkRead } from "./mark-read.tsx";
import { Proposals } from "./proposals.tsx";
import { SuspicionNotice } from "./suspicion-notice.tsx";
import { Talk } from "./talk.tsx";
import { UndoBar } from "./undo-bar.tsx";
import { useWorkOn, WorkProvider } from "./use-work.ts";
import { WinDialog } from "./win-policy.ts";
import { WorkBar } from "./work-bar.tsx";
import { WorkConflict } from "./work-conflict.tsx";
import { WritePlace } from "./write-place.tsx";

type RequestDetailsProps = {
  lead: ViewedLead;
  shown: Shown;
  path: LeadPath;
  /** Called when the request has left the list that it was opened from. */
  onLeave(): void;
  /** Called when a colleague has deleted the request meanwhile. */
  onGone(): void;
};

/**
 * The opened request in three regions: the work on it above, the conversation with the composer fixed below it, and
 * the facts beside it. Without room for both, one chooses between conversation and facts.
 */
export function RequestDetails({ lead, shown, path, onLeave, onGone }: RequestDetailsProps) {
  const { t } = useTranslation("desk");
  const { state } = useLocation();
  const asked = valueIn(state, "write");
  const write = isChannel(asked) ? asked : undefined;
  const work = useWorkOn({ lead, path, onGone, write, isToBeReached: valueIn(state, "isToBeReached") === true });
  const about = { path, id: lead.id, reference: lead.reference };
  const [region, setRegion] = useState<"talk" | "facts">("talk");
  return (
    <WorkProvider value={work}>
      <div className="request-work">
        <WorkBar />
        <WorkConflict />
        <Proposals />
        {lead.isBinned && (
          <Alert variant="info" title={t("bin.title")}>
            {t("bin.text")}
          </Alert>
        )}
        <SuspicionNotice />
      </div>
      <div role="group" aria-label={t("regions.label")} className="request-switch">
        {(["talk", "facts"] as const).map((one) => (
          <Button
            key={one}
            variant="ghost"
            size="sm"
            aria-pressed={region === one}
            onClick={() => setRegion(one)}
            className="aria-pressed:bg-indigo-soft"
          >
            {t(`regions.${one}`)}
          </Button>
        ))}
      </div>
      <FileActionsProvider about={about} onWrite={work.may("answer") ? () => work.write("email") : undefined}>
        <div className="request-body" data-shown={region}>
          <section aria-label={t("parts.messages")} tabIndex={0} className="request-talk">
            <Talk />
          </section>
          <section aria-label={t("regions.facts")} tabIndex={0} className="request-facts">
            <FactsColumn fields={shown[kindOf(lead)]} onLeave={onLeave} onGone={onGone} />
          </section>
        </div>
      </FileActionsProvider>
      {work.isPolicyAsked && (
        <WinDialog
          win={{ id: lead.id, reference: lead.reference, name: nameIn(lead) ?? "" }}
          onClose={work.dropPolicy}
        />
      )}
      <div className="request-foot">
        <UndoBar
          kind={kindOf(lead)}
          isInLine
          event={work.done}
          isBusy={work.isBusy}
          onUndo={() => work.done && work.undo(work.done.id)}
          onForget={() => work.setDone(null)}
        />
        <AskForOutcome />
        <WritePlace />
      </div>
      <MarkRead lead={lead} />
    </WorkProvider>
  );
}
