import type { DeskEvent } from "../../../../domain/api/work/work.ts";
import { sayDeskEvent } from "../../../../domain/work/desk/say-event.ts";
import { useDates } from "../../../lib/dates.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useOutcomeNames } from "../../../lib/outcomes.ts";
import { cx } from "../../../ui/cx.ts";
import type { ViewedLead } from "./lead-kinds.ts";

/** Returns the function that describes an event in the reader's language. */
export function useSayEvent(): (event: DeskEvent) => string {
  const { t } = useTranslation("desk");
  const dates = useDates();
  const names = useOutcomeNames();
  return (event) => sayDeskEvent(t, event, { formatMoment: (moment) => dates.dateTime(moment), names });
}

/** The event history of a request, oldest first: the form for a note is below it. */
export function History({ lead }: { lead: ViewedLead }) {
  const { t } = useTranslation("desk");
  const dates = useDates();
  const say = useSayEvent();
  if (lead.events.length === 0) return <p className="text-ink-soft">{t("inbox.history.none")}</p>;
  return (
    <ol className="grid grid-cols-1 gap-3 border-s-2 border-line ps-4">
      {lead.events.map((event) => (
        <li key={event.id} className="min-w-0">
          <p>
            <span className={cx(event.isUndone && "line-through")}>{say(event)}</span>
            {event.isUndone && <Undone event={event} />}
          </p>
          {typeof event.data.text === "string" && event.data.text && (
            <p className="mt-1 rounded bg-accent-soft px-3 py-2 wrap-anywhere whitespace-pre-wrap">{event.data.text}</p>
          )}
          <time dateTime={event.at} className="text-sm text-ink-soft">
            {dates.dateTime(event.at)}
          </time>
        </li>
      ))}
    </ol>
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
