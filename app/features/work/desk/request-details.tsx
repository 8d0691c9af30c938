import { Composer } from "../../../layout/composer/composer.tsx";
import { Conversation } from "../../../layout/conversation.tsx";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { History } from "./history.tsx";
import { useKeyHint } from "./keys-dialog.tsx";
import { LeadActions } from "./lead-actions.tsx";
import type { Shown } from "./lead-facts.tsx";
import { kindOf, type ViewedLead } from "./lead-kinds.ts";
import type { LeadPath } from "../../../../domain/work/request-kinds.ts";
import { Part } from "./letter-part.tsx";
import { MarkRead } from "./mark-read.tsx";
import { NoteForm } from "./note-form.tsx";
import { Person } from "./person.tsx";
import { Premiums } from "./premiums.tsx";
import { SequenceRuns } from "./sequence-runs.tsx";
import { SuspicionNotice } from "./suspicion-notice.tsx";
import { UndoBar } from "./undo-bar.tsx";
import { useWorkOn, WorkProvider } from "./use-work.ts";
import { Wish } from "./wish.tsx";
import { WorkBar } from "./work-bar.tsx";
import { WorkConflict } from "./work-conflict.tsx";

type RequestDetailsProps = {
  lead: ViewedLead;
  shown: Shown;
  path: LeadPath;
  /** Called when the request has left the list that it was opened from. */
  onLeave(): void;
  /** Called when a colleague has deleted the request meanwhile. */
  onGone(): void;
};

/** The opened request: person, request details, history, then the conversation and the composer. */
export function RequestDetails({ lead, shown, path, onLeave, onGone }: RequestDetailsProps) {
  const { t } = useTranslation("desk");
  const fields = shown[kindOf(lead)];
  const work = useWorkOn({ lead, path, onGone });
  const hint = useKeyHint();
  return (
    <WorkProvider value={work}>
      <div className="grid grid-cols-1 gap-5">
        <WorkBar />
        <WorkConflict />
        {lead.isBinned && (
          <Alert variant="info" title={t("bin.title")}>
            {t("bin.text")}
          </Alert>
        )}
        <SuspicionNotice />
        <Part title={t("parts.person")}>
          <Person fields={fields} onGone={onGone} />
        </Part>
        <Part title={t("parts.wish")}>
          <Wish lead={lead} fields={fields} />
        </Part>
        {"premiums" in lead && <Premiums lead={lead} />}
        <Part title={t("inbox.history.title")}>
          <History lead={lead} />
          <NoteForm />
        </Part>
        {"premiums" in lead && <SequenceRuns lead={lead} />}
        <Part title={t("parts.messages")}>
          {lead.isBounced && (
            <Alert variant="info" title={t("conversation.bounced")} className="mb-3">
              {t("conversation.bouncedText")}
            </Alert>
          )}
          <Conversation entries={lead.thread} emptyText={t("conversation.none")} mayRecall={work.may("answer")} />
          {lead.agentsMailbox && (
            <p className="mt-3 text-sm text-ink-soft">{t("conversation.elsewhere", { mailbox: lead.agentsMailbox })}</p>
          )}
          {work.may("answer") && (
            <Composer
              about={{ path, id: lead.id, reference: lead.reference }}
              thread={lead.thread}
              hint={hint("answer")}
              {...(work.asked && { asked: work.asked })}
            />
          )}
        </Part>
        <MarkRead lead={lead} />
        <LeadActions lead={lead} path={path} onLeft={onLeave} onGone={onGone} />
      </div>
      {/* Outside the grid of sections, so that it sticks to the lower edge while any section is visible. */}
      <UndoBar
        event={work.done}
        isBusy={work.isBusy}
        onUndo={() => work.done && work.undo(work.done.id)}
        onForget={() => work.setDone(null)}
      />
    </WorkProvider>
  );
}
