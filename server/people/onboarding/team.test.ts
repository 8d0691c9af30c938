import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { onboardingSteps } from "../../../content/onboarding/index.ts";
import type { AgentProgress, AgentStanding, Onboarding } from "../../../domain/api/people/onboarding.ts";
import { describeOnServer, makeUser } from "../../../tests/support/test-app.ts";
import { auditEvents, users } from "../../platform/db/schema/index.ts";
import { firstOf } from "../../../tests/support/first-of.ts";

type Account = { id: number; cookie: string };

describeOnServer("guiding agents", (server) => {
  const call = (who: Account, method: "GET" | "PUT" | "POST", path: string, payload?: object) =>
    server().app.inject({
      method,
      url: `/api/agent-onboarding${path}`,
      headers: { cookie: who.cookie },
      ...(payload ? { payload } : {}),
    });
  const own = async (who: Account) => (await call(who, "GET", "")).json<Onboarding>();
  const events = (action: string) => server().deps.db.select().from(auditEvents).where(eq(auditEvents.action, action));
  const assign = (admin: Account, agent: Account, mentorId: number | null) =>
    call(admin, "PUT", `/agents/${agent.id}/mentor`, { mentorId });

  it("Z2: nobody but admins and the assigned mentor sees another's progress, for all pairs of users", async () => {
    const people = {
      admin: await makeUser(server(), "admin"),
      mentor: await makeUser(server(), "senior_agent"),
      agent: await makeUser(server(), "agent"),
      mentee: await makeUser(server(), "trainee"),
      trainee: await makeUser(server(), "trainee"),
    };
    await assign(people.admin, people.mentee, people.mentor.id);
    const step = firstOf((await own(people.mentee)).steps).id;
    for (const [from, caller] of Object.entries(people)) {
      for (const [to, agent] of Object.entries(people)) {
        const seen = await call(caller, "GET", `/agents/${agent.id}`);
        const version = seen.json<Partial<AgentProgress>>().notesVersion;
        const answers = [
          seen,
          await call(caller, "PUT", `/agents/${agent.id}/notes`, { notes: "Doing well", version }),
          await call(caller, "PUT", `/agents/${agent.id}/mentor`, { mentorId: 999_999 }),
          await call(caller, "POST", `/agents/${agent.id}/steps/${step}/skip`),
        ].map((answer) => answer.statusCode);
        const isMentor = from === "mentor" && to === "mentee";
        const expected =
          from === "admin" ? [200, 200, 400, 200] : isMentor ? [200, 200, 403, 403] : [403, 403, 403, 403];
        expect([from, to, ...answers]).toEqual([from, to, ...expected]);
      }
    }
    expect((await call(people.admin, "GET", "/agents/999999")).statusCode).toBe(404);
    expect((await call(people.mentor, "GET", "/agents/999999")).statusCode).toBe(403);
  });

  it("Z2: lists everybody for an admin, however many, and only their own mentees for a mentor", async () => {
    const admin = await makeUser(server(), "admin");
    const mentor = await makeUser(server(), "agent");
    const mentee = await makeUser(server(), "trainee");
    const list = async (who: Account) => (await call(who, "GET", "/agents")).json<AgentStanding[]>();
    expect(await list(mentor)).toEqual([]);
    expect((await own(mentor)).isMentor).toBe(false);
    expect((await assign(admin, mentee, mentor.id)).statusCode).toBe(200);
    expect(await list(mentor)).toMatchObject([
      { id: mentee.id, completedSteps: 0, totalSteps: onboardingSteps.length, role: "trainee" },
    ]);
    expect((await own(mentor)).isMentor).toBe(true);
    const person = { password: "x", firstName: "One", lastName: "Of Many" };
    const many = Array.from({ length: 60 }, (_, n) => ({ ...person, username: `one-of-many-${n}` }));
    await server().deps.db.insert(users).values(many);
    const everybody = await list(admin);
    const active = await server().deps.db.select().from(users).where(eq(users.isActive, true));
    expect(everybody).toHaveLength(active.length);
    expect(everybody.find((agent) => agent.id === mentee.id)?.mentor?.id).toBe(mentor.id);
  });

  it("takes as a mentor only somebody who can be one", async () => {
    const admin = await makeUser(server(), "admin");
    const agent = await makeUser(server(), "agent");
    const trainee = await makeUser(server(), "trainee");
    expect((await assign(admin, agent, agent.id)).json()).toMatchObject({ fields: { mentorId: expect.any(String) } });
    expect((await assign(admin, agent, trainee.id)).statusCode).toBe(400);
    expect((await assign(admin, agent, 999_999)).statusCode).toBe(400);
    expect((await assign(admin, agent, admin.id)).json()).toMatchObject({ mentorId: admin.id });
    expect((await assign(admin, agent, null)).json()).toMatchObject({ mentorId: null });
  });

  it("lets an admin skip a step: it opens what waits for it, leaves the total, and is written down", async () => {
    const admin = await makeUser(server(), "admin");
    const trainee = await makeUser(server(), "trainee");
    const before = await own(trainee);
    const first = firstOf(before.steps);
    const skip = () => call(admin, "POST", `/agents/${trainee.id}/steps/${first.id}/skip`);
    const skipped = await skip();
    expect(skipped.json<AgentProgress>().steps[0]).toMatchObject({ id: first.id, status: "skipped" });
    expect((await skip()).statusCode).toBe(409);
    const after = await own(trainee);
    expect([after.completedSteps, after.totalSteps]).toEqual([0, before.totalSteps - 1]);
    expect(after.steps.filter((step) => step.isLocked).length).toBeLessThan(
      before.steps.filter((s) => s.isLocked).length,
    );
    expect(await events("onboarding.skip")).toContainEqual(
      expect.objectContaining({ actorId: admin.id, subjectId: String(trainee.id), details: { stepId: first.id } }),
    );
    const send = (words: object) => call(trainee, "PUT", `/step/${first.id}/progress`, words);
    const report = (status: string) => send({ status });
    expect(skipped.json<AgentProgress>().steps[0]?.lacksQuiz).toBe(false);
    expect((await send({ timeSpent: 1 })).statusCode, "the time of a page that is still open").toBe(409);
    expect((await own(trainee)).steps.map(({ progress }) => progress?.status)).toContain("skipped");
    expect((await report("completed")).statusCode).toBe(409);
    expect((await report("in_progress")).statusCode).toBe(200);
    expect((await report("completed")).statusCode).toBe(200);
    expect((await skip()).json()).toMatchObject({ error: "This step is already completed." });
    expect((await own(trainee)).totalSteps).toBe(before.totalSteps);
    const seen = (await call(admin, "GET", `/agents/${trainee.id}`)).json<AgentProgress>();
    expect(seen.steps[0], "completed without its quiz").toMatchObject({ score: null, lacksQuiz: true });
  });

  it("keeps what agents note for themselves from their guides, and the guides' notes from them", async () => {
    const admin = await makeUser(server(), "admin");
    const trainee = await makeUser(server(), "trainee");
    const { id } = firstOf((await own(trainee)).steps);
    const words = { status: "in_progress", notes: "my own words", feedback: "for my mentor" };
    await call(trainee, "PUT", `/step/${id}/progress`, words);
    const version = (await call(admin, "GET", `/agents/${trainee.id}`)).json<AgentProgress>().notesVersion;
    await call(admin, "PUT", `/agents/${trainee.id}/notes`, { notes: "for guides", version });
    const seen = await call(admin, "GET", `/agents/${trainee.id}`);
    expect(seen.body).not.toContain("my own words");
    const { notes, steps } = seen.json<AgentProgress>();
    expect([notes, steps[0]?.feedback]).toEqual(["for guides", "for my mentor"]);
    expect((await call(trainee, "GET", "")).body).not.toContain("for guides");
    expect((await events("onboarding.notes")).some((event) => event.actorId === admin.id)).toBe(true);
  });

  it("does not let one guide's notes overwrite what another wrote meanwhile", async () => {
    const [first, second] = [await makeUser(server(), "admin"), await makeUser(server(), "admin")];
    const trainee = await makeUser(server(), "trainee");
    const path = `/agents/${trainee.id}`;
    const load = async () => (await call(first, "GET", path)).json<AgentProgress>();
    const write = (who: Account, notes: string, version?: string) =>
      call(who, "PUT", `${path}/notes`, { notes, version });
    const { notesVersion } = await load();
    const both = await Promise.all([
      write(first, "calls on Mondays", notesVersion),
      write(second, "new", notesVersion),
    ]);
    expect(both.map((answer) => answer.statusCode).sort((a, b) => a - b)).toEqual([200, 409]);
    const stored = await load();
    expect((await write(second, "without a version")).json()).toMatchObject({ code: "conflict" });
    expect(await load()).toEqual(stored);
    const answer = await write(second, "both", stored.notesVersion);
    expect(answer.json<AgentProgress>()).toEqual(await load());
    expect((await load()).notes).toBe("both");
  });
});
