import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { onboardingSteps as onboardingSeeds } from "../../../content/onboarding/index.ts";
import type { Onboarding } from "../../../domain/api/people/onboarding.ts";
import { completionPercent } from "../../../domain/people/onboarding-path.ts";
import { ROLES } from "../../../domain/platform/permissions.ts";
import { describeOnServer, makeUser } from "../../../tests/support/test-app.ts";
import { agentOnboarding, auditEvents, onboardingSteps, userStepProgress } from "../../platform/db/schema/index.ts";
import { firstOf } from "../../../tests/support/first-of.ts";

const start = new Date("2026-11-16T16:00:00Z");
let now = start;
beforeEach(() => void (now = start));
const pass = (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000));

const goals: string[] = [];
const valid = { timezone: "America/Chicago", goals };

describeOnServer(
  "onboarding",
  (server) => {
    const read = async (cookie: string, language = "en") =>
      (
        await server().app.inject({ url: `/api/agent-onboarding?lang=${language}`, headers: { cookie } })
      ).json<Onboarding>();
    const put = (cookie: string, path: string, payload: object) =>
      server().app.inject({ method: "PUT", url: `/api/agent-onboarding/${path}`, payload, headers: { cookie } });
    const report = (cookie: string, stepId: number, payload: object) => put(cookie, `step/${stepId}/progress`, payload);
    const firstStep = async (cookie: string) => firstOf((await read(cookie)).steps);
    const rowOf = async (userId: number) =>
      (await server().deps.db.select().from(agentOnboarding).where(eq(agentOnboarding.userId, userId)))[0];

    it("Z1: is open to all four roles, and to nobody who is not logged in", async () => {
      expect((await server().app.inject({ url: "/api/agent-onboarding" })).statusCode).toBe(401);
      for (const role of ROLES) {
        const { cookie } = await makeUser(server(), role);
        expect((await read(cookie)).steps.length).toBeGreaterThanOrEqual(24);
      }
    });

    it("begins with the first visit, with the defaults of the specification", async () => {
      const { id, cookie } = await makeUser(server(), "trainee");
      expect(await rowOf(id)).toBeUndefined();
      const nineToFive = { start: "09:00", end: "17:00" };
      expect(await read(cookie)).toMatchObject({
        personalizedTrack: null,
        preferredLearningStyle: null,
        timezone: "America/Chicago",
        availability: { mon: nineToFive, tue: nineToFive, wed: nineToFive, thu: nineToFive, fri: nineToFive },
        goals: [],
        completedSteps: 0,
        totalSteps: onboardingSeeds.length,
        isCompleted: false,
      });
      expect((await rowOf(id))?.startedAt).toEqual(now);
    });

    it("gives each step whole and in the reader's language, without the answers of its quiz", async () => {
      const { cookie } = await makeUser(server(), "trainee");
      const [english, spanish] = [await firstStep(cookie), firstOf((await read(cookie, "es")).steps)];
      expect(english).toMatchObject({
        difficulty: "beginner",
        category: "setup",
        estimatedDuration: 20,
        isLocked: false,
      });
      expect(english.content).toContain("<h3>What we do</h3>");
      expect(spanish.title).toBe("Le damos la bienvenida a la agencia");
      expect(spanish.content).toContain("<h3>A qué nos dedicamos</h3>");
      expect(english.progress).toBeUndefined();
      const everything = JSON.stringify((await read(cookie)).steps.map((step) => step.quiz));
      expect(everything).not.toContain('"answer"');
      expect(everything).not.toContain('"reasons"');
    });

    it("W5: cleans the HTML of a step on its way out, should the table hold any other", async () => {
      const { cookie } = await makeUser(server(), "trainee");
      const { db } = server().deps;
      const { id } = await firstStep(cookie);
      const [step] = await db.select().from(onboardingSteps).where(eq(onboardingSteps.id, id));
      await db
        .update(onboardingSteps)
        .set({ content: "<p>Hi<img src=x onerror=alert(1)></p>" })
        .where(eq(onboardingSteps.id, id));
      expect((await firstStep(cookie)).content).toBe("<p>Hi</p>");
      await db.update(onboardingSteps).set({ content: step?.content }).where(eq(onboardingSteps.id, id));
    });

    it("saves the personalization and fits the path and the order of the material to it", async () => {
      const { id, cookie } = await makeUser(server(), "agent");
      const payload = {
        personalizedTrack: "experienced_agent",
        preferredLearningStyle: "hands_on",
        timezone: "America/Denver",
        availability: { sat: { start: "8:30", end: "12:00" } },
        goals: [" Learn home quotes ", "Meet the team"],
        mentorId: id,
        isCompleted: true,
      };
      const answer = await put(cookie, "personalization", payload);
      expect(answer.statusCode).toBe(200);
      const { steps, ...standing } = await read(cookie);
      expect(standing).toMatchObject({
        personalizedTrack: "experienced_agent",
        timezone: "America/Denver",
        availability: { sat: { start: "08:30", end: "12:00" } },
        goals: ["Learn home quotes", "Meet the team"],
        isCompleted: false,
      });
      expect(steps.some((step) => step.title === "Transfer or reinstate your license")).toBe(true);
      expect(steps.some((step) => step.title === "Your Texas license, step by step")).toBe(false);
      expect(standing.totalSteps).toBe(steps.length);
      expect(steps[0]?.resources[0]?.style).toBe("hands_on");
      expect((await rowOf(id))?.mentorId, "Z3: unknown keys are dropped").toBeNull();
    });

    it("W11: refuses a personalization that breaks a rule, naming the field", async () => {
      const { cookie } = await makeUser(server(), "agent");
      const fields = async (change: object) => {
        const answer = await put(cookie, "personalization", { ...valid, ...change });
        expect(answer.statusCode).toBe(400);
        return Object.keys(answer.json<{ fields: object }>().fields);
      };
      expect(await fields({ timezone: "Texas" })).toEqual(["timezone"]);
      expect(await fields({ goals: ["Learn", "learn"] })).toEqual(["goals"]);
      expect(await fields({ personalizedTrack: "boss" })).toEqual(["personalizedTrack"]);
      expect(await fields({ availability: { mon: { start: "9:00", end: "8:00" } } })).toEqual(["availability.mon.end"]);
    });

    it("lets a step be started, then completed, and nothing else", async () => {
      const { cookie } = await makeUser(server(), "trainee");
      const { id } = await firstStep(cookie);
      const status = async (payload: object) => (await report(cookie, id, payload)).statusCode;
      expect(await status({ status: "completed" })).toBe(409);
      expect(await status({ status: "skipped" })).toBe(409);
      expect(await status({ notes: "too early" })).toBe(409);
      expect(await status({ status: "in_progress" })).toBe(200);
      expect(await status({ status: "not_started" })).toBe(409);
      expect(await status({ status: "skipped" })).toBe(409);
      expect(await status({ status: "completed" })).toBe(200);
      const again = await report(cookie, id, { status: "in_progress" });
      expect(again.statusCode).toBe(409);
      expect(again.json()).toMatchObject({ error: "This step is already completed." });
      expect((await read(cookie)).completedSteps).toBe(1);
      expect(await status({ status: "flying" })).toBe(400);
      expect((await report(cookie, 999_999, { status: "in_progress" })).statusCode).toBe(404);
    });

    it("keeps a step closed until the one before is finished, and says which, in the caller's language", async () => {
      const { cookie } = await makeUser(server(), "trainee");
      const { steps } = await read(cookie);
      const locked = firstOf(steps.filter((step) => step.isLocked));
      const refused = await put(cookie, `step/${locked.id}/progress?lang=es`, { status: "in_progress" });
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({ error: "Primero termine “Le damos la bienvenida a la agencia”." });
      await report(cookie, firstOf(steps).id, { status: "in_progress" });
      await report(cookie, firstOf(steps).id, { status: "completed" });
      expect((await report(cookie, locked.id, { status: "in_progress" })).statusCode).toBe(200);
    });

    it("takes the same report from ten tabs at once as one", async () => {
      const { id: userId, cookie } = await makeUser(server(), "trainee");
      const { id } = await firstStep(cookie);
      const tabs = (payload: object) => Promise.all(Array.from({ length: 10 }, () => report(cookie, id, payload)));
      expect((await tabs({ status: "in_progress" })).map((a) => a.statusCode)).toEqual(Array(10).fill(200));
      pass(60);
      expect((await tabs({ status: "completed", timeSpent: 1 })).map((a) => a.statusCode)).toEqual(Array(10).fill(200));
      const rows = await server().deps.db.select().from(userStepProgress).where(eq(userStepProgress.userId, userId));
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({ status: "completed", timeSpent: 60 });
      const events = await server().deps.db.select().from(auditEvents).where(eq(auditEvents.actorId, userId));
      expect(events.filter((e) => e.action === "onboarding.completed")).toHaveLength(1);
    });

    it("lets one of two opposite reports win and refuses the other", async () => {
      const { cookie } = await makeUser(server(), "trainee");
      const { id } = await firstStep(cookie);
      await report(cookie, id, { status: "in_progress" });
      const answers = await Promise.all([
        report(cookie, id, { status: "completed" }),
        report(cookie, id, { status: "not_started" }),
      ]);
      expect(answers.map((a) => a.statusCode)).toEqual([200, 409]);
    });

    it("believes no more time than has passed since the last report, over all steps", async () => {
      const { id: userId, cookie } = await makeUser(server(), "trainee");
      const { id } = await firstStep(cookie);
      const spent = async (minutes: number) =>
        (await report(cookie, id, { status: "in_progress", timeSpent: minutes })).json<{
          progress: { timeSpent: number };
        }>().progress.timeSpent;
      expect(await spent(600), "a step that starts now").toBe(0);
      pass(300);
      expect(await spent(600)).toBe(5);
      expect(await spent(600)).toBe(5);
      pass(120);
      expect(await spent(1.5)).toBe(7);
      expect((await read(cookie)).weeks).toEqual([{ week: "2026-11-16", minutes: 7, score: null }]);
      expect((await rowOf(userId))?.lastActiveAt).toEqual(now);
      expect((await report(cookie, id, { status: "in_progress", timeSpent: -5 })).statusCode).toBe(400);
    });

    it("scores the quiz itself, tells what was right, and lets the score gate nothing", async () => {
      const { cookie } = await makeUser(server(), "trainee");
      const { id } = await firstStep(cookie);
      await report(cookie, id, { status: "in_progress" });
      expect((await report(cookie, id, { answers: [0] })).statusCode).toBe(400);
      const answered = await report(cookie, id, { answers: [2, 1, 1], score: 100 });
      const { quiz } = firstOf(onboardingSeeds);
      const reasons = quiz.map((asked) => asked.reasons.map((reason) => reason.en));
      expect(answered.json()).toMatchObject({
        quizResult: { score: 67, correct: [2, 0, 1], reasons },
        progress: { score: 67 },
      });
      expect((await report(cookie, id, { status: "completed" })).statusCode).toBe(200);
      expect((await report(cookie, id, { answers: [2, 0, 1] })).json()).toMatchObject({
        progress: { status: "completed", score: 100 },
      });
    });

    it("says of a step that was completed without its quiz that it was, until the quiz is answered", async () => {
      const { cookie } = await makeUser(server(), "trainee");
      const { id, quiz, lacksQuiz } = await firstStep(cookie);
      expect(lacksQuiz).toBe(false);
      await report(cookie, id, { status: "in_progress" });
      expect((await firstStep(cookie)).lacksQuiz).toBe(false);
      await report(cookie, id, { status: "completed" });
      expect((await firstStep(cookie)).lacksQuiz).toBe(true);
      await report(cookie, id, { answers: quiz.map(() => 0) });
      expect((await firstStep(cookie)).lacksQuiz).toBe(false);
    });

    it("keeps notes and feedback", async () => {
      const { cookie } = await makeUser(server(), "trainee");
      const { id } = await firstStep(cookie);
      await report(cookie, id, { status: "in_progress", notes: "Ask about hail", feedback: "Clear" });
      await report(cookie, id, { status: "in_progress", timeSpent: 0 });
      expect((await firstStep(cookie)).progress).toMatchObject({ notes: "Ask about hail", feedback: "Clear" });
    });

    it("is complete with the last step, and stays so when the track changes", async () => {
      const { id: userId, cookie } = await makeUser(server(), "trainee");
      await put(cookie, "personalization", { ...valid, personalizedTrack: "remote_worker" });
      const { steps } = await read(cookie);
      for (const { id } of steps) {
        expect((await rowOf(userId))?.isCompleted).toBe(false);
        expect((await report(cookie, id, { status: "in_progress" })).statusCode).toBe(200);
        expect((await report(cookie, id, { status: "completed" })).statusCode).toBe(200);
      }
      const done = await read(cookie);
      expect(done).toMatchObject({ isCompleted: true, completedSteps: steps.length, totalSteps: steps.length });
      expect(completionPercent(done.completedSteps, done.totalSteps)).toBe(100);
      expect((await rowOf(userId))?.completedAt).toEqual(now);
      await put(cookie, "personalization", valid);
      expect(await read(cookie)).toMatchObject({ isCompleted: true, totalSteps: onboardingSeeds.length });
    });
  },
  { clock: () => now },
);
