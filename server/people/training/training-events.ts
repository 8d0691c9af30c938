import { and, asc, eq } from "drizzle-orm";
import type { TrainingEvent } from "../../../domain/api/people/training.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import type { Language } from "../../../domain/platform/language.ts";
import { attendeeName, endOf, hasStarted } from "../../../domain/people/training.ts";
import { localize } from "../../content/shelves/localize.ts";
import type { Database } from "../../platform/db/client.ts";
import { trainingEvents, trainingRegistrations, users } from "../../platform/db/schema/index.ts";

type Reader = { userId: number; language: Language; now: Date };
type Attendee = { eventId: number; id: number; name: string };

/** Lists all events in chronological order, with their attendees. */
export async function listTrainingEvents(db: Database, reader: Reader): Promise<TrainingEvent[]> {
  const events = await db.select().from(trainingEvents).orderBy(asc(trainingEvents.startsAt), asc(trainingEvents.id));
  const attendees = await listAttendees(db);
  return events.map((event) =>
    presentEvent(
      event,
      attendees.filter((a) => a.eventId === event.id),
      reader,
    ),
  );
}

/** Finds one event with its attendees. */
export async function findTrainingEvent(db: Database, id: number, reader: Reader): Promise<TrainingEvent> {
  const [event] = await db.select().from(trainingEvents).where(eq(trainingEvents.id, id));
  if (!event) throw new AppError("notFound");
  return presentEvent(event, await listAttendees(db, id), reader);
}

/** Lists attendees, without deactivated accounts. */
async function listAttendees(db: Database, eventId?: number): Promise<Attendee[]> {
  const rows = await db
    .select({ registration: trainingRegistrations, user: users })
    .from(trainingRegistrations)
    .innerJoin(users, eq(users.id, trainingRegistrations.userId))
    .where(and(eq(users.isActive, true), eventId ? eq(trainingRegistrations.eventId, eventId) : undefined))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id));
  return rows.map(({ registration, user }) => ({
    eventId: registration.eventId,
    id: user.id,
    name: attendeeName(user),
  }));
}

function presentEvent(row: typeof trainingEvents.$inferSelect, attendees: Attendee[], reader: Reader): TrainingEvent {
  const { id, title, description, place, joinUrl, startsAt, minutes } = localize(row, reader.language);
  return {
    id,
    title,
    description,
    place,
    joinUrl: reader.now < endOf({ startsAt, minutes }) ? joinUrl : null,
    startsAt: startsAt.toISOString(),
    minutes,
    hasStarted: hasStarted(startsAt, reader.now),
    isRegistered: attendees.some((a) => a.id === reader.userId),
    attendees: attendees.map(({ id, name }) => ({ id, name })),
  };
}
