import { openingsFrom, type Office } from "../platform/office-clock.ts";
import { wallClock } from "../platform/wall-clock.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * The length of every slot. Slots begin at whole multiples of it, so that two slots are the same or do not overlap: a
 * unique index on agent and beginning is enough to keep an agent from being booked twice.
 */
export const SLOT_MINUTES = 30;
export const SLOT_MS = SLOT_MINUTES * MINUTE_MS;

/** The shortest time between booking and slot: somebody in the office has to see it. */
const NOTICE_MS = HOUR_MS;
/** Days ahead for which slots are offered. */
const DAYS_AHEAD = 14;

/** A time in which an agent cannot talk, such as another booking or a task with an hour. */
export type Busy = { from: Date; to: Date };
/** An agent: busy times, and absences as first and last days of the office's calendar. */
export type SlotAgent = { id: number; busy: readonly Busy[]; away: readonly { from: string; to: string }[] };
/** A time that can be booked, with the agents who are free then. */
export type Slot = { at: Date; agentIds: number[] };

/** Returns the end of the days for which slots are offered. */
export const horizonOf = (now: Date): Date => new Date(now.getTime() + DAYS_AHEAD * 24 * HOUR_MS);

/** Lists the slots in the hours of an office, with the agents who are there and free. Slots without any are left out. */
export function freeSlots(office: Office, agents: readonly SlotAgent[], now: Date): Slot[] {
  const horizon = horizonOf(now).getTime();
  const slots: Slot[] = [];
  for (const { open, close } of openingsFrom(new Date(now.getTime() + NOTICE_MS), office)) {
    if (open >= horizon) break;
    for (let at = nextSlot(open); at + SLOT_MS <= close && at < horizon; at += SLOT_MS) {
      const agentIds = agents.filter((agent) => isFree(agent, at, office)).map(({ id }) => id);
      if (agentIds.length > 0) slots.push({ at: new Date(at), agentIds });
    }
  }
  return slots;
}

const nextSlot = (from: number) => Math.ceil(from / SLOT_MS) * SLOT_MS;

/** Returns true when an agent is there and free for a slot that begins at a time. */
export function isFree({ busy, away }: SlotAgent, at: number, { timezone }: Pick<Office, "timezone">): boolean {
  const day = wallClock(new Date(at), timezone).toISOString().slice(0, 10);
  if (away.some(({ from, to }) => from <= day && day <= to)) return false;
  return !busy.some(({ from, to }) => from.getTime() < at + SLOT_MS && at < to.getTime());
}

/**
 * Keeps the slots of the agent who knows the request, so that a customer talks to the same person; all slots when that
 * agent has none.
 */
export function preferAgent(slots: readonly Slot[], agentId: number | null): Slot[] {
  const own = slots.filter(({ agentIds }) => agentId !== null && agentIds.includes(agentId));
  if (agentId === null || own.length === 0) return [...slots];
  return own.map(({ at }) => ({ at, agentIds: [agentId] }));
}

/** Orders the agents of a slot: those with the fewest bookings ahead first, then by id. */
export function fairOrder(agentIds: readonly number[], bookings: ReadonlyMap<number, number>): number[] {
  const booked = (id: number) => bookings.get(id) ?? 0;
  return agentIds.toSorted((one, other) => booked(one) - booked(other) || one - other);
}

/**
 * Returns the moment of the reminder: a day before; two hours before for a time that was booked within that day. Null
 * when the confirmation itself is only a few hours old by then.
 */
export function reminderTime(startsAt: Date, bookedAt: Date): Date | null {
  const hoursAhead = (startsAt.getTime() - bookedAt.getTime()) / HOUR_MS;
  const before = (hours: number) => new Date(startsAt.getTime() - hours * HOUR_MS);
  if (hoursAhead >= 30) return before(24);
  return hoursAhead >= 5 ? before(2) : null;
}
