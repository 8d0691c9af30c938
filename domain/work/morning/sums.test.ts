import { describe, expect, it } from "vitest";
import type { Translate } from "../../platform/text-keys.ts";
import type { Office } from "../../platform/office-clock.ts";
import { filterOf, funnelFilter, listAddress, weekWithin } from "./figures.ts";
import { letterWeek } from "./letter-time.ts";
import { sayGroup, sayMinutes } from "./say.ts";
import { A_BLOCK, addUp, blockOf, coverOf, quantileOf, runsOf, sizeOf } from "./sums.ts";

describe("the sums of days", () => {
  it("add up by key: counts by name, and times by the minute", () => {
    const cell = (key: string, received: number, times: number[]) => ({
      key,
      counts: { received },
      times: { wait: times },
    });
    expect(addUp([cell("a", 1, [30, 2]), cell("b", 5, []), cell("a", 2, [5, 1, 30, 3])])).toEqual([
      { key: "a", counts: { received: 3 }, times: { wait: [5, 1, 30, 5] } },
      { key: "b", counts: { received: 5 }, times: { wait: [] } },
    ]);
    expect(addUp([])).toEqual([]);
    const [both] = addUp([{ key: "a", counts: { won: 1, lost: 2 }, times: {} }]);
    expect(both).toEqual({ key: "a", counts: { won: 1, lost: 2 }, times: {} });
  });

  it("tell how many values a histogram has, and within which minutes so many tenths lie", () => {
    const pairs = [5, 8, 10, 1, 60, 1];
    expect([sizeOf(pairs), sizeOf([]), sizeOf(undefined)]).toEqual([10, 0, 0]);
    expect([5, 8, 9, 10].map((tenths) => quantileOf(pairs, tenths))).toEqual([5, 5, 10, 60]);
    expect([quantileOf([], 5), quantileOf(undefined, 5)]).toEqual([null, null]);
    expect(quantileOf([3, 1, 7, 1], 5)).toBe(3);
  });

  it("are read in blocks of four weeks, which begin on a Monday", () => {
    expect(["2024-01-01", "2024-01-28", "2024-01-29", "2023-12-31"].map(blockOf)).toEqual([
      A_BLOCK,
      A_BLOCK,
      "2024-01-29",
      "2023-12-04",
    ]);
  });

  it("are read from whole blocks, else from days, and what is neither is counted now", () => {
    const stored = { days: new Set(["2023-12-31", "2024-01-29"]), blocks: new Set([A_BLOCK, "2024-01-29"]) };
    expect(coverOf({ from: "2023-12-31", to: "2024-01-30" }, stored)).toEqual({
      blocks: [A_BLOCK],
      days: ["2023-12-31", "2024-01-29"],
      uncounted: ["2024-01-30"],
    });
    expect(coverOf({ from: A_BLOCK, to: "2024-01-28" }, stored).blocks).toEqual([A_BLOCK]);
    expect(coverOf({ from: A_BLOCK, to: "2024-01-27" }, stored).uncounted).toHaveLength(27);
  });

  it("are counted in ranges of days that follow each other, a week at most", () => {
    const days = Array.from({ length: 8 }, (_, at) => `2024-01-0${at + 1}`);
    expect(runsOf(days.toReversed())).toEqual([
      { from: "2024-01-01", to: "2024-01-07" },
      { from: "2024-01-08", to: "2024-01-08" },
    ]);
    expect(runsOf(["2024-01-01", "2024-01-03"])).toHaveLength(2);
    expect(runsOf([])).toEqual([]);
  });
});

describe("the list behind a figure", () => {
  const days = { from: "2026-11-04", to: "2026-11-18" };

  it("has exactly the requests that the figure counts", () => {
    expect(filterOf({ days, figure: "received" })).toEqual(days);
    expect(filterOf({ days, figure: "responded" })).toEqual({ ...days, answered: "yes" });
    expect(filterOf({ days, figure: "consented" })).toEqual({ ...days, consent: "yes" });
    const ended = { endedFrom: days.from, endedTo: days.to };
    expect(filterOf({ days, figure: "won" })).toEqual({ ...ended, stage: "won", confirmed: "yes" });
    expect(filterOf({ days, figure: "lost" })).toEqual({ ...ended, stage: "lost" });
    expect(filterOf({ days, figure: "received", group: { by: "owner", key: "7" } })).toEqual({ ...days, owner: "7" });
    expect(filterOf({ days, figure: "received", group: { by: "week", key: "2026-11-09" } })).toEqual({
      from: "2026-11-09",
      to: "2026-11-15",
    });
  });

  it("has of a week only the days of the period", () => {
    expect(weekWithin("2026-11-02", days)).toEqual({ from: "2026-11-04", to: "2026-11-08" });
    expect(weekWithin("2026-11-16", days)).toEqual({ from: "2026-11-16", to: "2026-11-18" });
  });

  it("has of the funnel what was sent on the site, and what of it was won", () => {
    const sent = { ...days, type: "auto", language: "es", entered: "no" };
    expect(funnelFilter(days, "auto", "es", "sent")).toEqual(sent);
    expect(funnelFilter(days, "auto", "es", "won")).toEqual({ ...sent, stage: "won", confirmed: "yes" });
    expect(listAddress("contact", { owner: "me" })).toBe("/agent-dashboard?tab=contacts&owner=me");
  });
});

it("a group and a duration are said in words", () => {
  const t = ((key: string, values?: object) => (values ? `${key} ${JSON.stringify(values)}` : key)) as Translate;
  const said = (by: Parameters<typeof sayGroup>[1], key: string, name?: string) =>
    sayGroup(t, by, { key, name }, (day) => `day ${day}`);
  expect([said("owner", "none", "x"), said("owner", "7", "Ana"), said("owner", "7")]).toEqual([
    "morning:nobody",
    "Ana",
    "7",
  ]);
  expect([said("type", "auto"), said("type", "none")]).toEqual(["quotes:type.auto", "morning:none"]);
  expect([said("language", "es"), said("language", "fr")]).toEqual(["portal:languages.es", "fr"]);
  expect([said("source", "direct"), said("source", "phone"), said("source", "google")]).toEqual([
    "morning:sources.direct",
    "morning:sources.phone",
    "google",
  ]);
  expect([said("campaign", "none"), said("campaign", "fall")]).toEqual(["morning:noCampaign", "fall"]);
  expect(said("week", "2026-11-16")).toBe("day 2026-11-16");
  expect([sayMinutes(t, null), sayMinutes(t, 59), sayMinutes(t, 60), sayMinutes(t, 185)]).toEqual([
    "–",
    'morning:minutes {"minutes":59}',
    'morning:hours {"hours":1,"minutes":0}',
    'morning:hours {"hours":3,"minutes":5}',
  ]);
});

it("the weekly letter is due for a day from the first opening of the week on", () => {
  const day = { open: "09:00", close: "17:00" };
  const office: Office = { hours: [null, day, day, null, null, null, null], timezone: "America/Chicago", holidays: [] };
  const opens = new Date("2026-11-17T15:00:00Z");
  const due = { monday: "2026-11-16", opens };
  const at = (time: string) => letterWeek(new Date(time), office);
  expect([at("2026-11-17T15:00:00Z"), at("2026-11-18T14:59:00Z")]).toEqual([due, due]);
  expect([at("2026-11-17T14:59:00Z"), at("2026-11-18T15:00:00Z"), at("2026-11-16T15:00:00Z")]).toEqual([
    null,
    null,
    null,
  ]);
  expect(letterWeek(opens, { ...office, hours: [null, null, null, null, null, null, null] })).toBeNull();
});
