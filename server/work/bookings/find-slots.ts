import { and, eq, gt, gte, inArray, isNotNull, isNull, lt } from "drizzle-orm";
import { calendarOf, locationOf } from "../../../domain/operations/settings/offices.ts";
import type { Location } from "../../../domain/operations/settings/sections.ts";
import { LANGUAGES, type Language } from "../../../domain/platform/language.ts";
import type { Role } from "../../../domain/platform/permissions.ts";
import { wallClock } from "../../../domain/platform/wall-clock.ts";
import { canBeBooked, defaultProfile, type BookingProfile } from "../../../domain/work/booking-options.ts";
import {
  fairOrder,
  freeSlots,
  horizonOf,
  isFree,
  preferAgent,
  SLOT_MS,
  type Busy,
  type Slot,
} from "../../../domain/work/booking-slots.ts";
import type { Database } from "../../platform/db/client.ts";
import { absences, bookingProfiles, bookings, tasks, teamEntries, users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { canOwn } from "../history/can-own.ts";
import { fullNameOf } from "../history/desk-events.ts";

export type SlotNeeds = Pick<Deps, "clock" | "settings">;

/** The wish that slots are looked for: where, in which language, and with whom. */
export type SlotAsk = {
  /** The id of an office; the main one without it. */
  location: string | null | undefined;
  language: Language;
  /** The agent who knows the request and is preferred. */
  ownerId: number | null;
  /** The only agent who is asked for: the one of a booking that moves, or the one whom the desk chose. */
  agentId?: number | undefined;
};

export type FoundSlots = { location: Location; slots: Slot[]; names: ReadonlyMap<number, string> };

/**
 * Finds the times that can be booked: in the hours of the office, with agents who speak the language, are not away, and
 * have no other booking and no task at that hour. The agents of a slot are in the order in which they are asked.
 */
export async function findSlots(deps: SlotNeeds, tx: Database, ask: SlotAsk): Promise<FoundSlots> {
  const agency = deps.settings.agency();
  const location = locationOf(agency, ask.location);
  const now = deps.clock();
  const people = await readPeople(tx);
  const only = people.find(({ id }) => id === ask.agentId);
  const wish = { location: location.id, language: ask.language };
  const able = only ? [only] : people.filter(({ profile }) => canBeBooked(profile, wish));
  const { agents, booked } = await readTimes(
    deps,
    tx,
    able.map(({ id }) => id),
  );
  const slots = preferAgent(freeSlots(calendarOf(agency, location.id), agents, now), only ? only.id : ask.ownerId);
  return {
    location,
    slots: slots.map(({ at, agentIds }) => ({ at, agentIds: fairOrder(agentIds, booked) })),
    names: new Map(people.map(({ id, name }) => [id, name])),
  };
}

/** Returns those of the bookings at whose time another agent is free: not away, without a booking or a task then. */
export async function freeAt<Booked extends { startsAt: Date; location: string }>(
  deps: SlotNeeds,
  tx: Database,
  userId: number,
  booked: readonly Booked[],
): Promise<Booked[]> {
  const { agents } = await readTimes(deps, tx, [userId]);
  const agency = deps.settings.agency();
  return booked.filter(({ startsAt, location }) =>
    agents.every((agent) => isFree(agent, startsAt.getTime(), calendarOf(agency, location))),
  );
}

type Person = { id: number; name: string; profile: BookingProfile };

/** Reads everybody who can own requests, with what they chose about bookings. */
async function readPeople(tx: Database): Promise<Person[]> {
  const rows = await tx
    .select({ user: users, profile: bookingProfiles, spoken: teamEntries.languages })
    .from(users)
    .leftJoin(bookingProfiles, eq(bookingProfiles.userId, users.id))
    .leftJoin(teamEntries, eq(teamEntries.userId, users.id))
    .where(canOwn);
  return rows.map(({ user, profile, spoken }) => ({
    id: user.id,
    name: fullNameOf(user),
    profile: profile ?? profileWithout(user, spoken),
  }));
}

/** Returns the profile of a user who has chosen none. */
export function profileWithout(
  { role, language }: { role: Role; language: Language },
  spoken: readonly string[] | null,
): BookingProfile {
  return defaultProfile(role, [language, ...LANGUAGES.filter((known) => spoken?.includes(known))]);
}

/** Reads when agents are busy or away, and how many bookings each has ahead. */
async function readTimes(deps: SlotNeeds, tx: Database, ids: number[]) {
  const now = deps.clock();
  const today = wallClock(now, deps.settings.agency().timezone).toISOString().slice(0, 10);
  const booked = await tx
    .select({ userId: bookings.userId, at: bookings.startsAt })
    .from(bookings)
    .where(and(inArray(bookings.userId, ids), isNull(bookings.canceledAt), gt(bookings.startsAt, now)));
  const isSoon = and(gte(tasks.dueAt, new Date(now.getTime() - SLOT_MS)), lt(tasks.dueAt, horizonOf(now)));
  // A follow-up is for a day: its hour is that at which the office opens.
  const isByHour = and(isNull(tasks.doneAt), eq(tasks.isFollowUp, false), isNotNull(tasks.dueAt));
  const due = await tx
    .select({ userId: tasks.assigneeId, at: tasks.dueAt })
    .from(tasks)
    .where(and(inArray(tasks.assigneeId, ids), isByHour, isSoon));
  const away = await tx
    .select()
    .from(absences)
    .where(and(inArray(absences.userId, ids), gte(absences.to, today)));
  const busy = Map.groupBy([...booked, ...due], ({ userId }) => userId);
  const agents = ids.map((id) => ({
    id,
    busy: (busy.get(id) ?? []).flatMap(({ at }) => (at ? [spanFrom(at)] : [])),
    away: away.filter(({ userId }) => userId === id),
  }));
  const counts = Map.groupBy(booked, ({ userId }) => userId);
  return { agents, booked: new Map([...counts].map(([id, rows]) => [id, rows.length])) };
}

const spanFrom = (at: Date): Busy => ({ from: at, to: new Date(at.getTime() + SLOT_MS) });
