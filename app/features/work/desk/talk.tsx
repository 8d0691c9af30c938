import { Inbox, MessageSquareText } from "lucide-react";
import type { DeskEvent } from "../../../../domain/api/work/work.ts";
import { typeIn } from "../../../../domain/work/request-kinds.ts";
import { Conversation, type Aside } from "../../../layout/conversation.tsx";
import { NoteTask } from "../../../layout/tasks/note-task.tsx";
import { useDates } from "../../../lib/dates.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { EventSentence, useSayEvent } from "./history.tsx";
import { kindOf, type ViewedLead } from "./lead-kinds.ts";
import { isPageMessage, talkOf } from "./told-once.ts";
import { useTypeText } from "./type-text.ts";
import { useWork } from "./use-work.ts";

/**
 * The conversation of a request: what the customer sent first, messages, and between them what colleagues noted and
 * how calls went. It begins at its end, the newest.
 */
export function Talk() {
  const { t } = useTranslation("desk");
  const { lead, may } = useWork();
  const dates = useDates();
  const say = useSayEvent(kindOf(lead));
  const notes = talkOf(lead).map((event): Aside => ({
    key: `event ${event.id}`,
    at: event.at,
    content: isPageMessage(event) ? (
      <PageMessage key={`event ${event.id}`} event={event} said={say(event)} />
    ) : (
      <li key={`event ${event.id}`} className="min-w-0 rounded border border-dashed border-line-strong px-4 py-2">
        <EventSentence event={event} said={say(event)} />
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <time dateTime={event.at} className="text-sm text-ink-soft">
            {dates.dateTime(event.at)}
          </time>
          {event.type === "note" && !event.isUndone && typeof event.data["text"] === "string" && (
            <NoteTask note={event.data["text"]} about={{ reference: lead.reference }} />
          )}
        </div>
      </li>
    ),
  }));
  const opening: Aside = { key: "request", at: "", content: <Opening key="request" lead={lead} /> };
  return (
    <div className="grid grid-cols-1 gap-3">
      {lead.agentsMailbox && (
        <p className="text-sm text-ink-soft">{t("conversation.elsewhere", { mailbox: lead.agentsMailbox })}</p>
      )}
      <Conversation
        entries={lead.thread}
        emptyText={t("conversation.none")}
        asides={[opening, ...notes]}
        mayRecall={may("answer")}
      />
      {lead.isBounced && (
        <Alert variant="info" title={t("conversation.bounced")}>
          {t("conversation.bouncedText")}
        </Alert>
      )}
    </div>
  );
}

/** A message that the customer wrote on their private page. */
function PageMessage({ event, said }: { event: DeskEvent; said: string }) {
  const dates = useDates();
  return (
    <li className="me-4 min-w-0 rounded border border-line bg-indigo-soft px-4 py-3 sm:me-10">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <MessageSquareText aria-hidden="true" className="size-4 shrink-0" />
        <span>{said}</span>
        <time dateTime={event.at}>{dates.dateTime(event.at)}</time>
      </p>
      <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{String(event.data["text"])}</p>
    </li>
  );
}

/** The request itself, as the first thing that the customer said. */
function Opening({ lead }: { lead: ViewedLead }) {
  const { t } = useTranslation("desk");
  const dates = useDates();
  const typeText = useTypeText();
  const type = typeIn(lead);
  const message = "message" in lead ? lead.message : null;
  return (
    <li className="me-4 min-w-0 rounded border border-line bg-indigo-soft px-4 py-3 sm:me-10">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <Inbox aria-hidden="true" className="size-4 shrink-0" />
        <span>{t("work.events.received")}</span>
        <time dateTime={lead.requestDate}>{dates.dateTime(lead.requestDate)}</time>
      </p>
      {type && <p className="mt-1 font-semibold">{typeText(type)}</p>}
      {message && <blockquote className="mt-1 wrap-anywhere whitespace-pre-wrap">{message}</blockquote>}
    </li>
  );
}
