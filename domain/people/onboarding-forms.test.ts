import { describe, expect, it } from "vitest";
import { TRACKS } from "./onboarding.ts";
import { onboardingStep, personalization, stepReport } from "./onboarding-forms.ts";
import { isDecentHour, isTimezone, weekOf } from "./onboarding-time.ts";

const valid = { timezone: "America/Chicago", goals: ["Pass the exam"] };
const fault = (change: object) => {
  const result = personalization.safeParse({ ...valid, ...change });
  return result.success ? undefined : `${result.error.issues[0]?.path.join(".")} ${result.error.issues[0]?.message}`;
};

describe("personalization", () => {
  it("takes goals trimmed, and no choice at all as no choice", () => {
    const parsed = personalization.parse({ ...valid, goals: [" Pass the exam "], personalizedTrack: "" });
    expect(parsed).toMatchObject({ goals: ["Pass the exam"], personalizedTrack: undefined });
  });
  it.each([
    [{ goals: ["  "] }, "goals.0 validation:goalEmpty"],
    [{ goals: ["Learn", "LEARN "] }, "goals validation:goalTwice"],
    [{ goals: Array.from({ length: 21 }, (_, i) => `Goal ${i}`) }, "goals validation:goalsMany"],
    [{ goals: ["x".repeat(121)] }, "goals.0 validation:tooLong"],
    [{ timezone: "Texas" }, "timezone validation:timezone"],
    [{ timezone: "+05:00" }, "timezone validation:timezone"],
    [{ personalizedTrack: "boss" }, "personalizedTrack validation:choice"],
    [{ availability: { mon: { start: "17:00", end: "9:00" } } }, "availability.mon.end validation:timeOrder"],
    [{ availability: { mon: { start: "25:00", end: "26:00" } } }, "availability.mon.start validation:time"],
  ])("refuses %j", (change, expected) => {
    expect(fault(change)).toBe(expected);
  });
  it("writes times with two digits and drops days that do not exist", () => {
    const { availability } = personalization.parse({
      ...valid,
      availability: { mon: { start: "9:00", end: "17:00" }, someday: { start: "9:00", end: "17:00" } },
    });
    expect(availability).toEqual({ mon: { start: "09:00", end: "17:00" } });
  });
});

describe("a step that an admin writes", () => {
  const both = (text: string) => ({ en: text, es: text });
  const step = (url: string) => ({
    title: both("Title"),
    description: both("Description"),
    content: both("<p>Text</p>"),
    difficulty: "beginner",
    category: "setup",
    resources: [{ title: both("Page"), url, type: "article", style: "reading" }],
  });
  it.each(["https://www.tdi.texas.gov/", "mailto:help@example.com", "/agent-tools?tab=tools"])("links to %s", (url) => {
    expect(onboardingStep.safeParse(step(url)).success).toBe(true);
  });
  it.each(["javascript:alert(1)", "//elsewhere.example", "/\\elsewhere.example", "http://a.example", "data:x", "a b"])(
    "W8: does not link to %s",
    (url) => {
      expect(onboardingStep.safeParse(step(url)).success).toBe(false);
    },
  );
  it("takes half an hour and belongs to every track unless told", () => {
    expect(onboardingStep.parse(step("/"))).toMatchObject({
      estimatedDuration: 30,
      trackTypes: TRACKS,
      isActive: true,
    });
  });
  it("has a right answer among its answers", () => {
    const quiz = (answer: number) => [{ question: both("?"), options: [both("a"), both("b")], answer }];
    expect(onboardingStep.safeParse({ ...step("/"), quiz: quiz(1) }).success).toBe(true);
    expect(onboardingStep.safeParse({ ...step("/"), quiz: quiz(2) }).success).toBe(false);
  });
  it("takes nothing from a report that it does not know", () => {
    expect(stepReport.parse({ status: "in_progress", score: 100, userId: 1 })).toEqual({ status: "in_progress" });
  });
});

describe("time", () => {
  it("knows the zones of the world by name", () => {
    expect(Intl.supportedValuesOf("timeZone").filter((zone) => !isTimezone(zone))).toEqual([]);
    expect(["UTC", "Etc/GMT+5", "America/Argentina/Buenos_Aires"].every(isTimezone)).toBe(true);
    expect(["", "Mars/Base", "+01:00", "America/Chicago\n"].some(isTimezone)).toBe(false);
  });
  it("starts a week on Monday by the agent's own calendar", () => {
    const sundayNight = new Date("2026-11-16T03:00:00Z");
    expect(weekOf(sundayNight, "America/Chicago")).toBe("2026-11-09");
    expect(weekOf(sundayNight, "Europe/Madrid")).toBe("2026-11-16");
  });
  it.each([
    ["2026-11-16T14:59:00Z", "America/Chicago", false],
    ["2026-11-16T15:00:00Z", "America/Chicago", true],
    ["2026-11-16T23:59:00Z", "America/Chicago", true],
    ["2026-11-17T00:00:00Z", "America/Chicago", false],
    ["2026-07-13T14:00:00Z", "America/Chicago", true],
    ["2026-07-13T13:59:00Z", "America/Chicago", false],
    ["2026-11-14T18:00:00Z", "America/Chicago", false],
    ["2026-11-13T03:30:00Z", "Asia/Kolkata", true],
    ["2026-03-09T14:00:00Z", "America/Chicago", true],
    ["2026-03-06T14:00:00Z", "America/Chicago", false],
  ])("finds %s in %s decent: %s", (at, zone, expected) => {
    expect(isDecentHour(new Date(at), zone)).toBe(expected);
  });
});
