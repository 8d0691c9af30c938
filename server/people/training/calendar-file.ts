import ical from "ical-generator";
import type { Agency } from "../../../domain/operations/settings/agency.ts";
import type { TrainingEvent } from "../../../domain/api/people/training.ts";
import type { Language } from "../../../domain/platform/language.ts";
import { endOf } from "../../../domain/people/training.ts";
import { translator } from "../../platform/texts.ts";

type Reader = { agency: Pick<Agency, "name" | "shortName">; publicUrl: string; language: Language; now: Date };

/**
 * Serializes an event as an iCalendar file, with the link to join. Its id is stable, so that a second import replaces
 * the first.
 */
export function calendarFile(event: TrainingEvent, { agency, publicUrl, language, now }: Reader): string {
  const join = event.joinUrl && `${translator(language)("training:join")}: ${event.joinUrl}`;
  const start = new Date(event.startsAt);
  const calendar = ical({ name: agency.name, prodId: { company: agency.shortName, product: "Training" } });
  calendar.createEvent({
    id: `training-${event.id}@${new URL(publicUrl).hostname}`,
    stamp: now,
    start,
    end: endOf({ startsAt: start, minutes: event.minutes }),
    summary: event.title,
    description: [event.description, join].filter(Boolean).join("\n\n"),
    location: event.place,
    url: event.joinUrl ?? `${publicUrl}/agent-tools?tab=training`,
  });
  return calendar.toString();
}
