import type { DeskEvent } from "../../../../domain/api/work/work.ts";
import { sayDeskEvent } from "../../../../domain/work/desk/say-event.ts";
import type { LeadKind } from "../../../../domain/work/request-kinds.ts";
import { useDates } from "../../../lib/dates.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { useOfficeTime } from "../../../lib/office-time.ts";
import { useOutcomeNames } from "../../../lib/outcomes.ts";
import { cx } from "../../../ui/cx.ts";
import { kindOf, type ViewedLead } from "./lead-kinds.ts";
import { historyOf } from "./told-once.ts";

/** Returns the function that describes an event in the reader's language. */
export function useSayEvent(kind: LeadKind): (event: DeskEvent) => string {
  const { t } = useTranslation("desk");
  const words = { formatMoment: useOfficeTime(), names: useOutcomeNames(), language: useLanguage(), kind };
  return (event) => sayDeskEvent(t, event, words);
}

/** The event history of a request, oldest first, without what the conversation tells already. */
export function History({ lead }: { lead: ViewedLead }) {
  const { t } = useTranslation("desk");
  const dates = useDates();
  const say = useSayEvent(kindOf(lead));
  const events = historyOf(lead);
  if (events.length === 0) return <p className="text-ink-soft">{t("inbox.history.none")}</p>;
  return (
    <ol aria-label={t("inbox.history.title")} className="grid grid-cols-1 gap-3 border-s-2 border-line ps-4">
      {events.map((event) => (
        <li key={event.id} className="min-w-0">
          <EventSentence event={event} said={say(event)} />
          <time dateTime={event.at} className="text-sm text-ink-soft">
            {dates.dateTime(event.at)}
          </time>
        </li>
      ))}
    </ol>
  );
}

/** An event in words, struck out when it was undone, with the text that belongs to it. */
export function EventSentence({ event, said }: { event: DeskEvent; said: string }) {
  const { text } = event.data;
  return (
    <>
      <p>
        <span className={cx(event.isUndone && "line-through")}>{said}</span>
        {event.isUndone && <Undone event={event} />}
      </p>
      {typeof text === "string" && text && (
        <p className="mt-1 rounded bg-accent-soft px-3 py-2 wrap-anywhere whitespace-pre-wrap">{text}</p>
      )}
    </>
  );
}

/**
 * The mark of an undone event. An undone step has a second event that says so; an answer that did not arrive has none.
 */
function Undone({ event }: { event: DeskEvent }) {
  const { t } = useTranslation("desk");
  if (event.type === "answer") return <span className="text-ink-soft"> {t("inbox.history.notArrived")}</span>;
  return <span className="sr-only"> {t("inbox.history.undone")}</span>;
}
