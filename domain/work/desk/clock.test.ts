import { expect, it } from "vitest";
import { clockState } from "./clock.ts";

const weekday = { open: "10:00", close: "19:00" };
const hours = [weekday, weekday, weekday, weekday, weekday, { open: "10:00", close: "17:00" }, null];
const office = { hours, timezone: "America/Chicago", holidays: [] };

it("is calm, at half its time not any more, and over in the end, whatever night lies between", () => {
  const span = { from: new Date("2026-11-16T18:00-06:00"), to: new Date("2026-11-17T11:00-06:00") };
  const at = (now: string) => clockState({ ...span, now: new Date(now) }, office);
  expect(at("2026-11-16T18:30-06:00")).toBe("calm");
  expect(at("2026-11-16T19:00-06:00")).toBe("half");
  expect(at("2026-11-17T10:59-06:00")).toBe("half");
  expect(at("2026-11-17T11:00-06:00")).toBe("over");
});
