import { describe, expect, it } from "vitest";
import type { Office } from "../platform/office-clock.ts";
import { momentOf } from "../platform/wall-clock.ts";
import { canBeBooked, defaultProfile, mayHandleBooking } from "./booking-options.ts";
import { fairOrder, freeSlots, preferAgent, reminderTime, type SlotAgent } from "./booking-slots.ts";
import { sayMoment } from "./say-booking.ts";

const timezone = "America/Chicago";
const short = { open: "10:15", close: "12:00" };
/** Open on weekdays from a quarter past ten to noon, and closed on Thanksgiving. */
const office: Office = {
  hours: [short, short, short, short, short, null, null],
  timezone,
  holidays: [{ name: "Thanksgiving", month: 11, weekday: 3, which: 4 }],
};
const at = (shown: string) => momentOf(shown, timezone);
/** A Tuesday at nine in the morning. */
const NOW = at("2026-11-17T09:00");
const agent = (id: number, given: Partial<SlotAgent> = {}): SlotAgent => ({ id, busy: [], away: [], ...given });
const shown = (agents: SlotAgent[], now = NOW, of = office) =>
  freeSlots(of, agents, now).map(({ at: moment }) => sayMoment(moment, "en", timezone).replace(" (Central time)", ""));

describe("slots", () => {
  it("are whole half hours within the hours of the office, for two weeks, without holidays", () => {
    const all = shown([agent(1)]);
    expect(all.slice(0, 4)).toEqual([
      "Tuesday, November 17, 10:30 AM",
      "Tuesday, November 17, 11:00 AM",
      "Tuesday, November 17, 11:30 AM",
      "Wednesday, November 18, 10:30 AM",
    ]);
    expect(all.at(-1)).toBe("Monday, November 30, 11:30 AM");
    // Ten weekdays, of which Thanksgiving is none.
    expect(all).toHaveLength(9 * 3);
    expect(all.join()).not.toMatch(/November 26|Saturday|Sunday/);
  });

  it("begin an hour from now at the earliest", () => {
    expect(shown([agent(1)], at("2026-11-17T10:01"))[0]).toBe("Tuesday, November 17, 11:30 AM");
    expect(shown([agent(1)], at("2026-11-17T10:00"))[0]).toBe("Tuesday, November 17, 11:00 AM");
  });

  it("leave out who is away that day, and who has something else at that hour", () => {
    const away = agent(1, { away: [{ from: "2026-11-17", to: "2026-11-19" }] });
    expect(shown([away])[0]).toBe("Friday, November 20, 10:30 AM");
    const span = (from: string, to: string) => ({ from: at(from), to: at(to) });
    const busy = agent(2, { busy: [span("2026-11-17T10:45", "2026-11-17T11:15")] });
    expect(shown([busy])[0]).toBe("Tuesday, November 17, 11:30 AM");
    const both = freeSlots(office, [away, busy, agent(3)], NOW);
    expect(both[0]?.agentIds).toEqual([3]);
    expect(both[2]?.agentIds).toEqual([2, 3]);
    expect(shown([])).toEqual([]);
  });

  it("keep their hour on the wall when the clocks change", () => {
    const all = shown([agent(1)], at("2026-10-30T09:00"));
    expect(all.slice(2, 4)).toEqual(["Friday, October 30, 11:30 AM", "Monday, November 2, 10:30 AM"]);
  });

  it("are those of the agent who knows the request, and of anybody when that one has none", () => {
    const slots = freeSlots(office, [agent(1, { away: [{ from: "2026-11-17", to: "2026-11-17" }] }), agent(2)], NOW);
    const own = preferAgent(slots, 1);
    expect(own.every(({ agentIds }) => agentIds.join() === "1")).toBe(true);
    expect(own).toHaveLength(slots.length - 3);
    expect(preferAgent(slots, 7)).toEqual(slots);
    expect(preferAgent(slots, null)).toEqual(slots);
  });

  it("go to who has the fewest", () => {
    expect(fairOrder([5, 3, 4], new Map([[3, 2]]))).toEqual([4, 5, 3]);
  });
});

it("reminds a day before, of what was booked late two hours before, and not at all of what was just booked", () => {
  const start = at("2026-11-19T11:00");
  expect(reminderTime(start, at("2026-11-17T09:00"))).toEqual(at("2026-11-18T11:00"));
  expect(reminderTime(start, at("2026-11-18T20:00"))).toEqual(at("2026-11-19T09:00"));
  expect(reminderTime(start, at("2026-11-19T08:00"))).toBeNull();
});

it("tells a time in both languages with its zone", () => {
  expect(sayMoment(at("2026-11-19T10:30"), "en", timezone)).toBe("Thursday, November 19, 10:30 AM (Central time)");
  expect(sayMoment(at("2026-11-19T10:30"), "es", timezone)).toMatch(
    /^jueves, 19 de noviembre, 10:30.*\(hora central\)$/,
  );
});

it("lets agents handle their own times, and seniors and admins everybody's", () => {
  expect(mayHandleBooking("agent", 1, 1)).toBe(true);
  expect(mayHandleBooking("agent", 1, 2)).toBe(false);
  expect(mayHandleBooking("senior_agent", 1, 2)).toBe(true);
  expect(mayHandleBooking("admin", 1, 2)).toBe(true);
  expect(mayHandleBooking("trainee", 1, 1)).toBe(false);
});

it("offers agents by default, in English and their languages, and admins only by their choice", () => {
  const here = { location: "main", language: "es" } as const;
  expect(canBeBooked(defaultProfile("agent", ["es"]), here)).toBe(true);
  expect(canBeBooked(defaultProfile("agent", ["en"]), here)).toBe(false);
  expect(canBeBooked(defaultProfile("agent", ["es"]), { ...here, language: "en" })).toBe(true);
  expect(canBeBooked(defaultProfile("admin", ["es"]), here)).toBe(false);
  const chosen = { isBookable: true, locations: ["ep"], languages: ["es" as const] };
  expect(canBeBooked(chosen, here)).toBe(false);
  expect(canBeBooked(chosen, { ...here, location: "ep" })).toBe(true);
});

describe("the edges of slots", () => {
  const moments = (agents: SlotAgent[], now = NOW) =>
    freeSlots(office, agents, now).map((slot) => slot.at.toISOString());
  const first = at("2026-11-17T10:30");

  it("touch busy times, but do not overlap them", () => {
    const busy = (from: string, to: string) => moments([agent(1, { busy: [{ from: at(from), to: at(to) }] })])[0];
    expect(busy("2026-11-17T10:00", "2026-11-17T10:30")).toBe(first.toISOString());
    expect(busy("2026-11-17T11:00", "2026-11-17T12:00")).toBe(first.toISOString());
    expect(busy("2026-11-17T10:59", "2026-11-17T11:00")).toBe(at("2026-11-17T11:00").toISOString());
    expect(busy("2026-11-17T10:00", "2026-11-17T10:31")).toBe(at("2026-11-17T11:00").toISOString());
  });

  it("lie outside of absences, whose first and last day count", () => {
    const away = (from: string, to: string) => moments([agent(1, { away: [{ from, to }] })])[0]?.slice(0, 10);
    expect([
      away("2026-11-17", "2026-11-17"),
      away("2026-11-18", "2026-11-30"),
      away("2026-11-10", "2026-11-16"),
    ]).toEqual(["2026-11-18", "2026-11-17", "2026-11-17"]);
  });

  it("end within two weeks from now, to the minute", () => {
    const all = moments([agent(1)], at("2026-11-17T11:00"));
    expect(all.at(-1)).toBe(at("2026-12-01T10:30").toISOString());
  });

  it("remind a day before what was booked 30 hours ahead, two hours before what was booked 5 hours ahead", () => {
    const start = at("2026-11-19T10:30");
    const booked = (hours: number) => reminderTime(start, new Date(start.getTime() - hours * 3_600_000));
    const before = (hours: number) => new Date(start.getTime() - hours * 3_600_000);
    expect([booked(30), booked(29.9), booked(5), booked(4.9)]).toEqual([before(24), before(2), before(2), null]);
  });

  it("are those of the agent who knows the request, where there is one", () => {
    const slots = [{ at: first, agentIds: [1, 2] }];
    expect([preferAgent(slots, 2), preferAgent(slots, 9), preferAgent(slots, null)]).toEqual([
      [{ at: first, agentIds: [2] }],
      slots,
      slots,
    ]);
    expect(fairOrder([3, 1, 2], new Map([[1, 1]]))).toEqual([2, 3, 1]);
  });
});
