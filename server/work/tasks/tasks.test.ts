import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import type { Task, TaskEvent, TodayItem } from "../../../domain/api/work/tasks.ts";
import type { Role } from "../../../domain/platform/permissions.ts";
import { quoteRow } from "../../../tests/support/request-rows.ts";
import { describeOnServer, makeUser } from "../../../tests/support/test-app.ts";
import { customers, deskEvents, requests, tasks } from "../../platform/db/schema/index.ts";

/** A Tuesday, noon in Houston. */
const NOW = new Date("2026-11-17T18:00:00Z");
let now = NOW;

describeOnServer(
  "tasks",
  (server) => {
    type Person = Awaited<ReturnType<typeof makeUser>>;
    let agent: Person;
    let other: Person;
    let senior: Person;
    let trainee: Person;
    beforeEach(async () => {
      now = NOW;
      await server().deps.db.delete(deskEvents);
      await server().deps.db.delete(tasks);
      const make = (role: Role) => makeUser(server(), role);
      [agent, other, senior, trainee] = [
        await make("agent"),
        await make("agent"),
        await make("senior_agent"),
        await make("trainee"),
      ];
    });

    type Method = "GET" | "POST" | "PUT" | "DELETE";
    async function call(by: Person, method: Method, url: string, payload?: object) {
      const headers = { cookie: by.cookie };
      const answer = await server().app.inject({ method, url, headers, ...(payload && { payload }) });
      return { status: answer.statusCode, body: answer.json<Task>(), answer };
    }
    const make = (by: Person, task: object) =>
      call(by, "POST", "/api/tasks", { what: "Call Rosa", dueOn: "2026-11-18", ...task });
    const list = async (by: Person, query = "") => (await call(by, "GET", `/api/tasks?${query}`)).answer.json<Task[]>();
    const named = (all: Task[]) => all.map(({ what }) => what);

    it("are made for oneself or for anybody; for a colleague only with the right to edit", async () => {
      expect((await make(agent, { assigneeId: agent.id })).status).toBe(201);
      expect((await make(agent, {})).status).toBe(201);
      expect((await make(agent, { role: "agent" })).status).toBe(201);
      expect((await make(agent, { assigneeId: other.id })).status).toBe(403);
      expect((await make(senior, { assigneeId: other.id })).status).toBe(201);
      expect((await make(trainee, { assigneeId: trainee.id })).status).toBe(403);
      expect((await make(senior, { assigneeId: trainee.id })).status).toBe(400);
      expect((await make(senior, { assigneeId: agent.id, role: "agent" })).status).toBe(400);
    });

    it("of a colleague cannot be changed, done or deleted without the right to edit", async () => {
      const { id, version } = (await make(senior, { assigneeId: other.id })).body;
      const change = { what: "Other", dueOn: "2026-11-18", version };
      expect((await call(agent, "PUT", `/api/tasks/${id}`, change)).status).toBe(403);
      expect((await call(agent, "PUT", `/api/tasks/${id}/done`)).status).toBe(403);
      expect((await call(agent, "DELETE", `/api/tasks/${id}`)).status).toBe(403);
      expect((await call(other, "PUT", `/api/tasks/${id}/done`)).status).toBe(200);
    });

    it("are listed by when they are due: one's own with those of anybody, or everybody's", async () => {
      await make(agent, { what: "mine later", assigneeId: agent.id, dueOn: "2026-12-01" });
      await make(agent, { what: "mine", assigneeId: agent.id });
      await make(agent, { what: "anybody's", dueOn: "2026-11-16" });
      await make(senior, { what: "a senior's", role: "senior_agent" });
      await make(senior, { what: "another's", assigneeId: other.id });
      expect(named(await list(agent))).toEqual(["anybody's", "mine", "mine later"]);
      expect((await list(agent)).map(({ isOverdue }) => isOverdue)).toEqual([true, false, false]);
      expect(named(await list(senior))).toEqual(["anybody's", "a senior's"]);
      expect(named(await list(trainee, "whose=everybody"))).toHaveLength(5);
      expect(named(await list(agent, "from=2026-11-17&to=2026-11-30"))).toEqual(["mine"]);
    });

    const nextOf = (link: unknown): string | undefined => /<(.*)>/.exec(typeof link === "string" ? link : "")?.[1];
    it("are paged without losing or repeating one, open and done", async () => {
      for (let n = 0; n < 7; n++) {
        const { id } = (await make(agent, { what: `task ${n}`, dueOn: "2026-11-18" })).body;
        now = new Date(NOW.getTime() + n * 1000);
        if (n < 4) await call(agent, "PUT", `/api/tasks/${id}/done`);
      }
      for (const [query, all] of [
        ["", ["task 4", "task 5", "task 6"]],
        ["done=true", ["task 3", "task 2", "task 1", "task 0"]],
      ] as const) {
        const seen: string[] = [];
        let url: string | undefined = `/api/tasks?${query}&limit=2`;
        while (url) {
          const page = await server().app.inject({ url, headers: { cookie: agent.cookie } });
          seen.push(...named(page.json<Task[]>()));
          url = nextOf(page.headers["link"]);
        }
        expect(seen).toEqual(all);
      }
    });

    it("belong to a request or a customer, and stand in its history", async () => {
      const { db } = server().deps;
      const [rosa] = await db.insert(customers).values({ name: "Rosa Vela", language: "es" }).returning();
      const came = {
        requestDate: NOW,
        lastUsedAt: NOW,
        contentHash: "",
        reference: "Q-TASK1",
        customerId: rosa?.id ?? 0,
      };
      await db.insert(requests).values(quoteRow(came));
      const { body } = await make(agent, { reference: "q-task1" });
      expect(body.request).toMatchObject({ reference: "Q-TASK1" });
      expect(body.customer).toEqual({ id: rosa?.id, name: "Rosa Vela" });
      expect(named(await list(agent, `customerId=${rosa?.id}`))).toEqual(["Call Rosa"]);
      expect(named(await list(agent, "reference=Q-TASK1"))).toEqual(["Call Rosa"]);
      expect((await make(agent, { reference: "Q-NONE" })).status).toBe(400);
      await call(agent, "DELETE", `/api/tasks/${body.id}`);
      const events = await db.select().from(deskEvents).where(eq(deskEvents.type, "task")).orderBy(deskEvents.id);
      expect(events.map(({ data, customerId }) => [data["deed"], customerId])).toEqual([
        ["made", rosa?.id],
        ["deleted", rosa?.id],
      ]);
      // What belongs to a request goes with it.
      const { id } = (await make(agent, { reference: "Q-TASK1" })).body;
      await db.delete(requests).where(eq(requests.reference, "Q-TASK1"));
      expect(await db.select().from(tasks).where(eq(tasks.id, id))).toEqual([]);
    });

    it("are done, reopened and changed with a history, and never over somebody else's change", async () => {
      const { id, version } = (await make(agent, { assigneeId: agent.id })).body;
      expect((await call(agent, "PUT", `/api/tasks/${id}/done`)).body).toMatchObject({ doneAt: NOW.toISOString() });
      expect((await call(agent, "PUT", `/api/tasks/${id}/done`)).status).toBe(200);
      expect((await call(agent, "DELETE", `/api/tasks/${id}/done`)).body.doneAt).toBeNull();
      const change = { what: "Call Rosa again", dueOn: "2026-11-19", dueTime: "15:30", version };
      expect((await call(agent, "PUT", `/api/tasks/${id}`, change)).status).toBe(409);
      // Whoever is refused can look at the task as it is now.
      expect((await call(agent, "GET", `/api/tasks/${id}`)).body).toMatchObject({ id, version: version + 2 });
      const changed = await call(agent, "PUT", `/api/tasks/${id}`, { ...change, version: version + 2 });
      expect(changed.body).toMatchObject({
        what: "Call Rosa again",
        dueAt: "2026-11-19T21:30:00.000Z",
        assignee: null,
      });
      const history = (await call(agent, "GET", `/api/tasks/${id}/history`)).answer.json<TaskEvent[]>();
      expect(history.map(({ deed }) => deed)).toEqual(["changed", "undone", "done", "made"]);
    });

    it("that repeat make their next turn when done, and take it back when reopened", async () => {
      const first = (await make(agent, { what: "Report", dueOn: "2026-08-31", dueTime: "09:00", repeats: "monthly" }))
        .body;
      await call(agent, "PUT", `/api/tasks/${first.id}/done`);
      const [next] = await list(agent);
      // The first turn after today: no row of tasks in the past. Nine o'clock after the clocks changed.
      expect(next).toMatchObject({
        what: "Report",
        dueOn: "2026-11-30",
        dueAt: "2026-11-30T15:00:00.000Z",
        repeats: "monthly",
      });
      await call(agent, "DELETE", `/api/tasks/${first.id}/done`);
      expect((await list(agent)).map(({ id }) => id)).toEqual([first.id]);
    });

    it("that repeat go on in one series, when an earlier turn is reopened and done again", async () => {
      const first = (await make(agent, { dueOn: "2026-11-17", repeats: "daily" })).body;
      await call(agent, "PUT", `/api/tasks/${first.id}/done`);
      const [second] = await list(agent);
      await call(agent, "PUT", `/api/tasks/${second?.id}/done`);
      const third = await list(agent);
      expect(third).toHaveLength(1);
      await call(agent, "DELETE", `/api/tasks/${first.id}/done`);
      await call(agent, "PUT", `/api/tasks/${first.id}/done`);
      expect(await list(agent)).toEqual(third);
    });

    it("that repeat go on when the next turn was deleted before they are reopened and done again", async () => {
      const first = (await make(agent, { dueOn: "2026-11-17", repeats: "daily" })).body;
      await call(agent, "PUT", `/api/tasks/${first.id}/done`);
      const [next] = await list(agent);
      expect((await call(agent, "DELETE", `/api/tasks/${next?.id}`)).status).toBe(200);
      await call(agent, "DELETE", `/api/tasks/${first.id}/done`);
      await call(agent, "PUT", `/api/tasks/${first.id}/done`);
      expect(await list(agent)).toMatchObject([{ repeats: "daily" }]);
    });

    it("that repeat keep the day of their first turn when their text is changed, and begin anew with another day", async () => {
      const first = (await make(agent, { what: "Report", dueOn: "2027-01-31", repeats: "monthly" })).body;
      await call(agent, "PUT", `/api/tasks/${first.id}/done`);
      const change = async (dueOn: string) => {
        const [task] = await list(agent);
        const changed = { what: `Report of ${dueOn}`, dueOn, repeats: "monthly", version: task?.version };
        expect((await call(agent, "PUT", `/api/tasks/${task?.id}`, changed)).status).toBe(200);
        await call(agent, "PUT", `/api/tasks/${task?.id}/done`);
        return (await list(agent))[0]?.dueOn;
      };
      expect(await change("2027-02-28")).toBe("2027-03-31");
      expect(await change("2027-03-15")).toBe("2027-04-15");
    });

    it("that are due, and whoever waits for an answer, are what is to be done today, in the order of urgency", async () => {
      const { db } = server().deps;
      await db.delete(requests);
      const waiting = (reference: string, hoursAgo: number, values: object) => {
        const since = new Date(NOW.getTime() - hoursAgo * 3_600_000);
        const came = { reference, contentHash: reference, requestDate: since, lastUsedAt: since };
        return quoteRow({ ...came, waitsFor: "us", waitsSince: since, ...values });
      };
      await db
        .insert(requests)
        .values([
          waiting("Q-MINE", 1, { ownerId: agent.id }),
          waiting("Q-URGENT", 1, { priority: "high" }),
          waiting("Q-OTHER", 90, { ownerId: other.id }),
          waiting("Q-LATE", 90, {}),
        ]);
      await make(agent, { what: "tomorrow", assigneeId: agent.id });
      await make(agent, { what: "half past twelve", assigneeId: agent.id, dueOn: "2026-11-17", dueTime: "12:30" });
      await make(agent, { what: "today", dueOn: "2026-11-17" });
      await make(senior, { what: "another's", assigneeId: other.id, dueOn: "2026-11-17" });
      const today = async (by: Person) => (await call(by, "GET", "/api/today")).answer.json<TodayItem[]>();
      const items = await today(agent);
      const names = items.map((item) =>
        item.what === "task" ? item.task.what : item.what === "reply" && item.reference,
      );
      expect(names).toEqual(["Q-URGENT", "Q-LATE", "half past twelve", "Q-MINE", "today"]);
      expect(items.map(({ isOverdue }) => isOverdue)).toEqual([false, true, false, false, false]);
      const replies = items.flatMap((item) => (item.what === "reply" ? [[item.isMine, item.maySettle]] : []));
      expect(replies).toEqual([
        [false, true],
        [false, true],
        [true, true],
      ]);
      expect((await today(trainee)).some((item) => item.what === "reply" && item.maySettle)).toBe(false);
    });

    it("stand in a calendar that its token alone opens, without their texts unless chosen, until it is removed", async () => {
      await make(agent, { what: "Call Rosa Vela", assigneeId: agent.id, dueTime: "10:00" });
      await make(senior, { what: "another's", assigneeId: other.id });
      const feed = async (hasNames: boolean) => {
        const made = await call(agent, "POST", "/api/user/task-feed", { hasNames });
        return new URL(made.answer.json<{ address: string }>().address).pathname;
      };
      const read = (url: string) => server().app.inject({ url });
      const plain = await feed(false);
      expect((await read(plain)).body).toContain("DTSTART:20261118T160000Z");
      expect((await read(plain)).body).not.toMatch(/Rosa|another/);
      const withNames = await feed(true);
      expect((await read(withNames)).body).toContain("Call Rosa Vela");
      expect((await read(plain)).statusCode).toBe(404);
      await call(agent, "DELETE", "/api/user/task-feed");
      expect((await read(withNames)).statusCode).toBe(404);
    });
  },
  { clock: () => now },
);
