import { CalendarPlus, CircleCheck, Clock, MapPin, Video } from "lucide-react";
import type { TrainingEvent } from "../../../../domain/api/people/training.ts";
import { useAgency } from "../../../lib/agency.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { calendarLeaf, formatWhen } from "./event-dates.ts";
import { useRegistration } from "./use-registration.ts";

/** A training event: date, place, description, attendees and the user's own registration. */
export function EventCard({ event }: { event: TrainingEvent }) {
  const { t } = useTranslation("training");
  const language = useLanguage();
  const { timezone } = useAgency();
  const { month, day } = calendarLeaf(event.startsAt, language, timezone);
  return (
    <Card as="article" aria-labelledby={`event-${event.id}`} className="grid gap-4 sm:grid-cols-[auto_1fr] sm:gap-6">
      <p
        aria-hidden="true"
        className="grid w-18 content-start justify-items-center self-start rounded border border-line bg-surface-2 py-2"
      >
        <span className="text-sm font-semibold text-accent uppercase">{month}</span>
        <span className="font-display text-3xl font-semibold">{day}</span>
      </p>
      <div className="grid min-w-0 gap-3">
        <div className="flex flex-wrap items-center gap-3">
          <h4 id={`event-${event.id}`} className="min-w-0 text-xl">
            {event.title}
          </h4>
          {event.isRegistered && (
            <Badge tone="success">
              <CircleCheck aria-hidden="true" />
              {t("isRegistered")}
            </Badge>
          )}
        </div>
        <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-soft [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
          <li className="flex gap-2">
            <Clock aria-hidden="true" />
            <time dateTime={event.startsAt}>{formatWhen(event, language, timezone)}</time>
          </li>
          <li className="flex min-w-0 gap-2">
            <MapPin aria-hidden="true" />
            <span className="min-w-0">{event.place}</span>
          </li>
          {event.joinUrl && (
            <li className="flex min-w-0 gap-2">
              <Video aria-hidden="true" />
              <a
                href={event.joinUrl}
                target="_blank"
                rel="noreferrer"
                aria-label={t("joinLabel", { title: event.title })}
                className="link"
              >
                {t("join")}
              </a>
            </li>
          )}
        </ul>
        <p>{event.description}</p>
        <Attendees attendees={event.attendees} />
        {!event.hasStarted && <Registration event={event} />}
      </div>
    </Card>
  );
}

function Attendees({ attendees }: Pick<TrainingEvent, "attendees">) {
  const { t } = useTranslation("training");
  if (attendees.length === 0) return <p className="text-sm text-ink-soft">{t("nobody")}</p>;
  return (
    <details className="text-sm">
      <summary className="flex min-h-11 items-center font-semibold text-indigo">
        {t("coming", { count: attendees.length })}
      </summary>
      <ul className="flex flex-wrap gap-2 pb-1">
        {attendees.map(({ id, name }) => (
          <li key={id} className="min-w-0">
            <Badge className="max-w-full whitespace-normal!">
              <span className="min-w-0">{name}</span>
            </Badge>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** One button for both registering and cancelling, so that the focus stays on it. */
function Registration({ event }: { event: TrainingEvent }) {
  const { t } = useTranslation("training");
  const { title, isRegistered } = event;
  const registration = useRegistration(event);
  return (
    <div className="flex flex-wrap gap-3">
      {isRegistered && (
        <ButtonLink
          href={`/api/training-events/${event.id}/calendar`}
          download
          aria-label={t("calendarLabel", { title })}
        >
          <CalendarPlus aria-hidden="true" />
          {t("calendar")}
        </ButtonLink>
      )}
      <Button
        variant={isRegistered ? "secondary" : "primary"}
        aria-label={t(isRegistered ? "cancelLabel" : "registerLabel", { title })}
        busy={registration.isPending}
        onClick={() => registration.mutate(!isRegistered)}
      >
        {t(isRegistered ? "cancel" : "register")}
      </Button>
    </div>
  );
}
