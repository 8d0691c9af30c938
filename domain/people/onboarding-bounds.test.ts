import { describe, expect, it } from "vitest";
import { faultsOf } from "../platform/faults-of.ts";
import {
  agentNotes,
  mentorChoice,
  onboardingStep,
  personalization,
  sameGoal,
  stepOrder,
  stepReport,
} from "./onboarding-forms.ts";
import { isFinished, lacksQuiz, mayMove } from "./onboarding-status.ts";
import { isDecentHour, isTimezone, quietSince, weekOf } from "./onboarding-time.ts";
import { mayMentor, STEP_STATUSES, type StepStatus } from "./onboarding.ts";

const valid = { timezone: "America/Chicago", goals: ["Pass the exam"] };
const fault = (change: object) => {
  const result = personalization.safeParse({ ...valid, ...change });
  return result.success ? undefined : `${result.error.issues[0]?.path.join(".")} ${result.error.issues[0]?.message}`;
};

describe("the bounds of onboarding", () => {
  const both = (text: string) => ({ en: text, es: text });
  const STEP = {
    title: both("Title"),
    description: both("Description"),
    content: both("<p>Text</p>"),
    difficulty: "beginner",
    category: "setup",
  };
  const QUESTION = { question: both("Why?"), options: [both("A"), both("B")], answer: 1 };
  const faults = (change: object) => faultsOf(onboardingStep, { ...STEP, ...change });
  const list = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);

  it("of a step are its texts, its minutes and its choices", () => {
    expect(faults({})).toEqual({});
    expect(Object.keys(faultsOf(onboardingStep, {}))).toEqual([
      "title",
      "description",
      "content",
      "difficulty",
      "category",
    ]);
    expect(faults({ title: { en: "", es: "x".repeat(201) }, content: { en: "x", es: " " } })).toEqual({
      "title.en": "validation:required",
      "title.es": "validation:tooLong",
      "content.es": "validation:required",
    });
    expect(faults({ title: { en: "x" } })).toHaveProperty(["title.es"]);
    expect(faults({ description: { en: "x".repeat(501), es: "x" } })).toEqual({
      "description.en": "validation:tooLong",
    });
    expect(faults({ content: both("x".repeat(40_001)) })).toHaveProperty(["content.en"], "validation:tooLong");
    expect([faults({ estimatedDuration: 1 }), faults({ estimatedDuration: 1_440 })]).toEqual([{}, {}]);
    for (const estimatedDuration of [0, 1_441, 1.5, "x"])
      expect(faults({ estimatedDuration })).toEqual({ estimatedDuration: "validation:number" });
    expect(faults({ difficulty: "easy", category: "fun" })).toEqual({
      difficulty: "validation:choice",
      category: "validation:choice",
    });
    expect(faults({ trackTypes: [] })).toEqual({ trackTypes: "validation:choice" });
    expect(Object.keys(faults({ prerequisites: list(501, 1) }))).toEqual(["prerequisites"]);
    const resource = { title: both("Page"), url: "/a", type: "article", style: "reading" };
    expect(onboardingStep.parse({ ...STEP, resources: [resource], prerequisites: [3] })).toMatchObject({
      resources: [resource],
      prerequisites: [3],
    });
    expect(faults({ resources: list(20, resource) })).toEqual({});
    expect(Object.keys(faults({ resources: list(21, resource) }))).toEqual(["resources"]);
    expect(Object.keys(faults({ resources: [{}] }))).toEqual(
      ["title", "url", "type", "style"].map((x) => `resources.0.${x}`),
    );
    expect(onboardingStep.parse(STEP)).toMatchObject({ prerequisites: [], resources: [], quiz: [], isActive: true });
  });

  it("of a quiz are its questions, options and reasons", () => {
    const quiz = (change: object) => faults({ quiz: [{ ...QUESTION, ...change }] });
    const reason = (en: string, es: string) => ({ en, es });
    expect(quiz({ reasons: [reason("Yes", "Sí"), reason("", "")] })).toEqual({});
    expect(quiz({ reasons: [reason("Yes", "")] })).toEqual({ "quiz.0.reasons.0.es": "validation:required" });
    expect(quiz({ reasons: [reason("", "Sí")] })).toEqual({ "quiz.0.reasons.0.en": "validation:required" });
    expect(quiz({ reasons: list(3, reason("", "")) })).toEqual({ "quiz.0.reasons": "validation:choice" });
    expect(quiz({ options: [both("A")], answer: 0 })).toEqual({ "quiz.0.options": "validation:options" });
    expect(quiz({ options: list(6, both("A")) })).toEqual({});
    expect(Object.keys(quiz({ options: list(7, both("A")) }))).toEqual(["quiz.0.options"]);
    expect(quiz({ answer: 2 })).toEqual({ "quiz.0.answer": "validation:choice" });
    expect(Object.keys(quiz({ answer: -1 }))).toEqual(["quiz.0.answer"]);
    expect(quiz({ answer: 0 })).toEqual({});
    expect(quiz({ question: both("x".repeat(501)), options: list(2, both("x".repeat(301))) })).toMatchObject({
      "quiz.0.question.en": "validation:tooLong",
      "quiz.0.options.0.en": "validation:tooLong",
    });
    expect(Object.keys(faults({ quiz: list(21, QUESTION) }))).toEqual(["quiz"]);
    expect(onboardingStep.parse({ ...STEP, quiz: [QUESTION] }).quiz).toEqual([{ ...QUESTION, reasons: [] }]);
  });

  it("of a report are a day of minutes and the answers of its quiz", () => {
    const report = (input: object) => Object.keys(faultsOf(stepReport, input));
    const whole = { status: "completed", timeSpent: 1_440, answers: [0, 5], feedback: "Good", notes: "Mine" };
    expect(stepReport.parse(whole)).toEqual(whole);
    expect(report({ timeSpent: 0, answers: list(20, 0) })).toEqual([]);
    expect(report({ status: "eaten", timeSpent: 1_441 })).toEqual(["status", "timeSpent"]);
    expect(report({ timeSpent: -1, answers: [6] })).toEqual(["timeSpent", "answers.0"]);
    expect(report({ answers: [-1] })).toEqual(["answers.0"]);
    expect(report({ answers: [1.5] })).toEqual(["answers.0"]);
    expect(report({ answers: list(21, 0) })).toEqual(["answers"]);
  });

  it("of a mentor, of notes and of an order are ids and versions", () => {
    expect([mentorChoice.parse({ mentorId: 3 }), mentorChoice.parse({ mentorId: null })]).toEqual([
      { mentorId: 3 },
      { mentorId: null },
    ]);
    expect(Object.keys(faultsOf(mentorChoice, {}))).toEqual(["mentorId"]);
    expect(agentNotes.parse({ notes: "Good", version: "1" })).toEqual({ notes: "Good", version: "1" });
    expect(Object.keys(faultsOf(agentNotes, { version: "x".repeat(65) }))).toEqual(["notes", "version"]);
    expect(faultsOf(agentNotes, { notes: "", version: "x".repeat(64) })).toEqual({});
    const seen = [1, 2];
    expect(stepOrder.parse({ ids: [2, 1], seen })).toEqual({ ids: [2, 1], seen });
    expect(Object.keys(faultsOf(stepOrder, { ids: [] }))).toEqual(["ids", "seen"]);
    expect(Object.keys(faultsOf(stepOrder, { ids: list(501, 1), seen }))).toEqual(["ids"]);
    expect(faultsOf(stepOrder, { ids: list(500, 1), seen: list(500, 1) })).toEqual({});
  });

  it("of a link are https, an address to write to, or a page of this site", () => {
    const isLink = (url: string) =>
      Object.keys(faults({ resources: [{ title: both("P"), url, type: "tool", style: "video" }] })).length === 0;
    expect(["https://a.example", "https://a.example/b?c", "mailto:a@b.co", "/", "/a"].every(isLink)).toBe(true);
    for (const url of [
      "https://",
      "https:///a",
      "https://\\a",
      "https://a b",
      "mailto:a",
      "mailto:@b",
      "mailto:a@",
      "x/a",
      "xhttps://a",
    ])
      expect([url, isLink(url)]).toEqual([url, false]);
    for (const url of ["/a b", "/a\\b", "mailto:a b@c", "mailto:a@b c"])
      expect([url, isLink(url)]).toEqual([url, false]);
  });

  it("of a time of day are those of the clock", () => {
    const hours = (start: string, end: string) => fault({ availability: { sun: { start, end } } });
    for (const start of ["0:00", "00:00", "9:59", "19:00", "20:00"]) expect(hours(start, "23:59")).toBeUndefined();
    for (const start of ["24:00", "1:60", "1:5", "001:00", "1:000", "x1:00"])
      expect(hours(start, "23:59")).toBe("availability.sun.start validation:time");
    expect(hours("09:00", "9:00")).toBe("availability.sun.end validation:timeOrder");
    const days = Object.fromEntries(
      ["mon", "tue", "wed", "thu", "fri", "sat", "sun"].map((day) => [day, { start: "09:00", end: "10:00" }]),
    );
    expect(personalization.parse({ ...valid, availability: days }).availability).toEqual(days);
  });
});

describe("the steps of onboarding", () => {
  it("are moved by the agent, and skipped by an admin", () => {
    const moves = (mover: "agent" | "admin") =>
      STEP_STATUSES.flatMap((from) =>
        STEP_STATUSES.filter((to) => mayMove(from, to, mover)).map((to) => `${from} ${to}`),
      );
    expect(moves("agent")).toEqual(["not_started in_progress", "in_progress completed", "skipped in_progress"]);
    expect(moves("admin")).toEqual(["not_started skipped", "in_progress skipped"]);
  });

  it("are finished when completed or skipped, and lack a quiz that nobody answered", () => {
    expect(STEP_STATUSES.filter(isFinished)).toEqual(["completed", "skipped"]);
    const step = (status: StepStatus, score: number | null, questions: number) =>
      lacksQuiz({ status, score, questions });
    expect(step("completed", null, 2)).toBe(true);
    expect([step("completed", 0, 2), step("completed", null, 0), step("in_progress", null, 2)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it("are accompanied by anybody but a trainee, and somebody is quiet after a week", () => {
    expect([mayMentor("agent"), mayMentor("trainee")]).toEqual([true, false]);
    expect(quietSince(new Date("2026-11-18T00:00:00Z")).toISOString()).toBe("2026-11-11T00:00:00.000Z");
    expect([sameGoal(" Learn ", "lEARN"), sameGoal("Learn", "Learned")]).toEqual([true, false]);
  });

  it("remind by the agent's own clock, on weekdays from nine to six", () => {
    const decent = (at: string) => isDecentHour(new Date(at), "America/Chicago");
    expect([decent("2026-11-18T15:00:00Z"), decent("2026-11-18T23:59:00Z")]).toEqual([true, true]);
    expect([decent("2026-11-18T14:59:00Z"), decent("2026-11-19T00:00:00Z")]).toEqual([false, false]);
    expect([decent("2026-11-21T18:00:00Z"), decent("2026-11-22T18:00:00Z"), decent("2026-11-23T18:00:00Z")]).toEqual([
      false,
      false,
      true,
    ]);
    expect(weekOf(new Date("2026-11-23T05:59:00Z"), "America/Chicago")).toBe("2026-11-16");
    expect(weekOf(new Date("2026-11-23T06:00:00Z"), "America/Chicago")).toBe("2026-11-23");
    expect(["UTC", "America/Chicago", "Etc/GMT+5", "America/Argentina/Buenos_Aires"].every(isTimezone)).toBe(true);
    expect(["", "America/", "/Chicago", "America/Chicago!", "Nowhere/City", "5"].some(isTimezone)).toBe(false);
  });
});
