import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { zonesOfPhone } from "./area-codes.ts";
import { afterQuietHours, decentHours, nextTextingTime } from "./quiet-hours.ts";

const ZONE = "America/Chicago";
const HOUSTON = decentHours(ZONE, { phone: "+17135550122" });
const local = (at: Date) =>
  new Intl.DateTimeFormat("en-US", {
    timeZone: ZONE,
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(at);

it("D6: a number of another country lies in no zone of ours", () => {
  expect([zonesOfPhone("+65 6123 4567"), zonesOfPhone("+1 646 123 4567")]).toEqual([[], ["America/New_York"]]);
});

describe("D6: a text message", () => {
  const table: [string, string, string][] = [
    ["at 8:59 p.m. goes out at once", "2026-11-10T02:59:00Z", "Mon 20:59"],
    ["at 9 p.m. waits until 9 in the morning", "2026-11-10T03:00:00Z", "Tue 09:00"],
    ["on Saturday night waits until Sunday noon", "2026-11-15T04:00:00Z", "Sun 12:00"],
    ["on Sunday morning waits until noon", "2026-11-15T16:30:00Z", "Sun 12:00"],
    ["waits rightly across the start of daylight saving", "2026-03-08T04:00:00Z", "Sun 12:00"],
    ["waits rightly across the end of daylight saving", "2026-10-31T23:30:00Z", "Sat 18:30"],
    ["waits rightly in the night of that change", "2026-11-01T05:30:00Z", "Sun 12:00"],
  ];

  it.each(table)("%s", (_what, asked, expected) => {
    expect(local(afterQuietHours(new Date(asked), HOUSTON)).replace(",", "")).toBe(expected);
  });

  /** Monday 8 a.m. by the office's clock, unless said otherwise. */
  const MONDAY = "2026-11-16T14:00:00Z";
  const SUNDAY = "2026-11-15T16:00:00Z";
  const places: [string, { phone: string; zip?: string }, string, string][] = [
    ["to Houston leaves at 9", { phone: "(713) 555-0122", zip: "77008" }, MONDAY, "Mon 09:00"],
    ["to El Paso an hour later", { phone: "+19155550122" }, MONDAY, "Mon 10:00"],
    ["to Los Angeles two hours later", { phone: "2135550122" }, MONDAY, "Mon 11:00"],
    ["to Honolulu four hours later", { phone: "8085550122" }, MONDAY, "Mon 13:00"],
    ["to New York when the office opens too", { phone: "2125550122" }, "2026-11-16T13:00:00Z", "Mon 09:00"],
    ["to New York not after 9 p.m. there", { phone: "2125550122" }, "2026-11-17T02:30:00Z", "Tue 09:00"],
    [
      "to a Houston number with an El Paso ZIP waits for El Paso",
      { phone: "7135550122", zip: "79901" },
      MONDAY,
      "Mon 10:00",
    ],
    ["on Sunday to El Paso waits until noon there", { phone: "9155550122" }, SUNDAY, "Sun 13:00"],
    ["to a code of two zones waits for the later one", { phone: "2085550122" }, MONDAY, "Mon 11:00"],
    ["to a toll-free number waits for noon", { phone: "8005550122" }, MONDAY, "Mon 12:00"],
    ["to Mexico waits for noon", { phone: "+52 55 1234 5678" }, MONDAY, "Mon 12:00"],
    ["to Canada waits for noon", { phone: "+1 416 555 0122" }, MONDAY, "Mon 12:00"],
    ["to an unknown code does not leave after 8 p.m.", { phone: "+19995550122" }, "2026-11-17T02:00:00Z", "Tue 12:00"],
    ["to Moulton, whose ZIP has 798 in it, leaves at 9", { phone: "7135550122", zip: "77984" }, MONDAY, "Mon 09:00"],
    ["with a ZIP of another state waits for noon", { phone: "7135550122", zip: "90001" }, MONDAY, "Mon 12:00"],
  ];
  it.each(places)("%s", (_what, number, asked, expected) => {
    const at = afterQuietHours(new Date(asked), decentHours(ZONE, number));
    expect(local(at).replace(",", "")).toBe(expected);
  });

  it("keeps the hours of no other place where its reader surely is near the office", () => {
    expect(HOUSTON.map(({ timeZone }) => timeZone)).toEqual([ZONE]);
  });

  it("is an error where no hour of the week is allowed", () => {
    const never = { timeZone: ZONE, opens: 12, opensOnSunday: 12, closes: 12 };
    expect(() => afterQuietHours(new Date(MONDAY), [never])).toThrow("no hour of the week");
  });

  it("knows every zone that it names", () => {
    const codes = Array.from({ length: 800 }, (_, n) => zonesOfPhone(`${n + 200}5550122`)).filter((z) => z.length > 0);
    expect(codes.length).toBeGreaterThan(300);
    for (const zone of new Set(codes.flat()))
      expect(() => new Intl.DateTimeFormat("en", { timeZone: zone })).not.toThrow();
    for (const texan of ["210", "432", "512", "713", "832", "956"])
      expect(zonesOfPhone(`${texan}5550122`)).toEqual([ZONE]);
  });

  it("never waits longer than a Saturday night, and two days wherever it goes", () => {
    const moments = fc.date({ min: new Date("2026-01-01"), max: new Date("2028-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(moments, (at) => {
        const wait = afterQuietHours(at, HOUSTON).getTime() - at.getTime();
        expect(wait).toBeGreaterThanOrEqual(0);
        expect(wait).toBeLessThanOrEqual(16 * 3_600_000);
        for (const phone of ["8085550122", "6715550122", "6845550122", "8005550122"]) {
          const later = afterQuietHours(at, decentHours(ZONE, { phone })).getTime() - at.getTime();
          expect(later).toBeLessThanOrEqual(48 * 3_600_000);
        }
      }),
      { seed: 713, numRuns: 60 },
    );
  });
});

describe("D6: hours that an agency narrows", () => {
  const own = { opens: 10, opensOnSunday: 21, closes: 17 };
  const next = (asked: string, phone: string) =>
    local(nextTextingTime(new Date(asked), ZONE, { phone }, own)).replace(",", "");

  it.each([
    ["the hour that the law would allow", "2026-11-12T15:30:00Z", "7135550122", "Thu 10:00"],
    ["an hour of both", "2026-11-12T17:10:00Z", "7135550122", "Thu 11:10"],
    ["after their end", "2026-11-12T23:30:00Z", "7135550122", "Fri 10:00"],
    ["a Sunday without any", "2026-11-15T19:00:00Z", "7135550122", "Mon 10:00"],
    ["a reader in the east", "2026-11-12T22:30:00Z", "6465550122", "Fri 10:00"],
    ["a number that may be anywhere", "2026-11-12T16:30:00Z", "8005550122", "Thu 12:00"],
  ])("%s", (_what, asked, phone, expected) => {
    expect(next(asked, phone)).toBe(expected);
  });

  it("give way to the law's where the clocks of two places never agree on them", () => {
    const far = nextTextingTime(new Date("2026-11-12T15:30:00Z"), ZONE, { phone: "6715550122" }, own);
    expect(far).toEqual(afterQuietHours(new Date("2026-11-12T15:30:00Z"), decentHours(ZONE, { phone: "6715550122" })));
  });
});
