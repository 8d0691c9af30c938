import ical from "ical-generator";
import { agency } from "../../agency.config.ts";
import { endOf, type TrainingEvent } from "../../domain/training.ts";

/** The event for a calendar. Its id stays the same, so that a second import replaces the first. */
export function calendarFile(event: TrainingEvent, publicUrl: string, now: Date): string {
  const start = new Date(event.startsAt);
  const calendar = ical({ name: agency.name, prodId: { company: agency.shortName, product: "Training" } });
  calendar.createEvent({
    id: `training-${event.id}@${new URL(publicUrl).hostname}`,
    stamp: now,
    start,
    end: endOf({ startsAt: start, minutes: event.minutes }),
    summary: event.title,
    description: event.description,
    location: event.place,
    url: `${publicUrl}/agent-tools?tab=training`,
  });
  return calendar.toString();
}
