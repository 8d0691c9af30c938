import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import type { DeskCounts, Worked } from "../../../domain/api/work/desk.ts";
import type { Task, TaskEvent } from "../../../domain/api/work/tasks.ts";
import type { WorkChange } from "../../../domain/work/desk/work.ts";
import { databaseBefore } from "../../../tests/support/former-database.ts";
import { contactRow, quoteRow } from "../../../tests/support/request-rows.ts";
import { describeOnServer, makeUser } from "../../../tests/support/test-app.ts";
import { requests, tasks } from "../../platform/db/schema/index.ts";

/** A Tuesday, noon in Houston. */
const NOW = new Date("2026-11-17T18:00:00Z");
const FRIDAY = "2026-11-20T15:00:00.000Z";

describeOnServer(
  "a follow-up date is a task",
  (server) => {
    type Person = Awaited<ReturnType<typeof makeUser>>;
    let ana: Person;
    let ben: Person;
    let reference: string;
    let count = 0;
    beforeEach(async () => {
      await server().deps.db.delete(tasks);
      await server().deps.db.delete(requests);
      [ana, ben] = [await makeUser(server(), "senior_agent"), await makeUser(server(), "agent")];
      reference = await quote({ ownerId: ben.id });
    });

    async function quote(values: Partial<typeof requests.$inferInsert> = {}) {
      const made = `Q-FOLLOW${count++}`;
      const came = { requestDate: NOW, lastUsedAt: NOW, contentHash: "", stage: "contacted" as const };
      await server()
        .deps.db.insert(requests)
        .values(quoteRow({ ...came, reference: made, ...values }));
      return made;
    }
    async function call<T>(by: Person, method: "GET" | "POST" | "PUT" | "DELETE", path: string, payload?: object) {
      const headers = { cookie: by.cookie };
      const answer = await server().app.inject({ method, url: `/api/${path}`, headers, ...(payload && { payload }) });
      expect([path, answer.statusCode]).toEqual([path, answer.statusCode < 300 ? answer.statusCode : 200]);
      return answer.json<T>();
    }
    const works = async (by: Person, change: WorkChange, of = reference) => {
      const { version } = await rowOf(of);
      return call<Worked>(by, "POST", `quote-requests/${of}/work`, { version, change });
    };
    const undoes = (by: Person, done: Worked) =>
      call(by, "POST", `quote-requests/${reference}/work/undo`, { eventId: done.event?.id });
    const sets = (by: Person, at: string | null) => works(by, { do: "follow-up", at });
    const rowOf = async (of = reference) => {
      const [row] = await server().deps.db.select().from(requests).where(eq(requests.reference, of));
      if (!row) throw new Error("no such request");
      return row;
    };
    const open = () => call<Task[]>(ana, "GET", `tasks?whose=everybody&reference=${reference}`);

    it("of the request's owner, which moves with the date and ends when it is cleared", async () => {
      expect((await sets(ana, FRIDAY)).work.followUpAt).toBe(FRIDAY);
      const [made] = await open();
      const due = { dueOn: "2026-11-20", dueAt: FRIDAY, isOverdue: false };
      expect(made).toMatchObject({ what: "Follow up", ...due, assignee: { id: ben.id }, request: { reference } });
      await sets(ana, "2026-11-17T15:00:00Z");
      // A follow-up is for a day: after the hour of opening it is not overdue yet.
      expect(await open()).toMatchObject([{ id: made?.id, dueOn: "2026-11-17", isOverdue: false }]);
      expect((await sets(ana, null)).work.followUpAt).toBeNull();
      expect(await open()).toEqual([]);
      const history = await call<TaskEvent[]>(ana, "GET", `tasks/${made?.id}/history`);
      expect(history.map(({ deed }) => deed)).toEqual(["done", "changed", "made"]);
    });

    it("that an undo takes back, moves back and reopens", async () => {
      const made = await sets(ana, FRIDAY);
      await undoes(ana, made);
      expect(await server().deps.db.select().from(tasks)).toEqual([]);
      await sets(ana, FRIDAY);
      await undoes(ana, await sets(ana, "2026-11-24T15:00:00Z"));
      expect(await open()).toMatchObject([{ dueAt: FRIDAY }]);
      await undoes(ana, await sets(ana, null));
      expect(await open()).toMatchObject([{ dueAt: FRIDAY }]);
      expect((await rowOf()).followUpAt?.toISOString()).toBe(FRIDAY);
    });

    it("so that finishing, reopening, moving and deleting the task changes the date", async () => {
      await sets(ana, FRIDAY);
      const [task] = await open();
      await call(ben, "PUT", `tasks/${task?.id}/done`);
      expect((await rowOf()).followUpAt).toBeNull();
      await call(ben, "DELETE", `tasks/${task?.id}/done`);
      expect((await rowOf()).followUpAt?.toISOString()).toBe(FRIDAY);
      await call(ben, "PUT", `tasks/${task?.id}`, {
        what: "Call",
        dueOn: "2026-11-25",
        assigneeId: ben.id,
        version: 2,
      });
      // A task of a whole day is due on that day, wherever in America the office is.
      expect((await rowOf()).followUpAt?.toISOString()).toBe("2026-11-25T12:00:00.000Z");
      await call(ben, "PUT", `tasks/${task?.id}/done`);
      await sets(ana, FRIDAY);
      await call(ben, "DELETE", `tasks/${task?.id}/done`);
      expect((await rowOf()).followUpAt?.toISOString()).toBe(FRIDAY);
      expect(await open()).toHaveLength(2);
      await call(ana, "DELETE", `tasks/${(await open())[0]?.id}`);
      expect((await rowOf()).followUpAt).toBeNull();
    });

    it("that goes with the request: to another owner, to its end and back, to the quote that it becomes", async () => {
      await sets(ana, FRIDAY);
      await works(ana, { do: "assign", ownerId: ana.id });
      expect(await open()).toMatchObject([{ assignee: { id: ana.id } }]);
      const lost = await works(ana, { do: "stage", stage: "lost", reason: "price" });
      expect(await open()).toEqual([]);
      await undoes(ana, lost);
      expect(await open()).toMatchObject([{ dueAt: FRIDAY, assignee: { id: ana.id } }]);

      const came = { requestDate: NOW, lastUsedAt: NOW, contentHash: "", reference: "C-FOLLOW", ownerId: ana.id };
      await server().deps.db.insert(requests).values(contactRow(came));
      await call(ana, "POST", "tasks", { what: "Ask", dueOn: "2026-11-18", reference: "C-FOLLOW" });
      const turned = { version: 0, insuranceType: "auto" };
      const { reference: quoted } = await call<{ reference: string }>(
        ana,
        "POST",
        "contact-requests/C-FOLLOW/to-quote",
        turned,
      );
      expect(await call<Task[]>(ana, "GET", `tasks?whose=everybody&reference=${quoted}`)).toMatchObject([
        { what: "Ask" },
      ]);
      expect([(await rowOf("C-FOLLOW")).dueAt, (await rowOf(quoted)).dueAt]).toEqual([
        null,
        new Date("2026-11-18T12:00:00Z"),
      ]);
    });

    it("and whatever is due counts in the view: any task about an open request, the first of them", async () => {
      const listed = async () =>
        (await call<{ reference: string }[]>(ana, "GET", "quote-requests?view=due")).map((row) => row.reference);
      const later = await quote();
      const task = { what: "Send the form", reference, dueOn: "2026-11-17" };
      await call(ana, "POST", "tasks", { what: "Later", dueOn: "2026-11-18", reference: later });
      expect(await listed()).toEqual([]);
      await call(ana, "POST", "tasks", task);
      await sets(ana, FRIDAY);
      expect(await listed()).toEqual([reference]);
      expect((await call<DeskCounts>(ana, "GET", "desk-counts")).quotes.due).toBe(1);
      await call(ana, "POST", "tasks", { ...task, dueOn: "2026-11-16", reference: later });
      expect(await listed()).toEqual([later, reference]);
      const [first] = await open();
      await call(ana, "PUT", `tasks/${first?.id}/done`);
      expect(await listed()).toEqual([later]);
    });
  },
  { clock: () => NOW },
);

it("follow-up dates of former versions become tasks, done where the request has ended", async () => {
  const { db, update } = await databaseBefore("follow-up-tasks");
  await db.execute(`
    insert into users (id, username, password, first_name, last_name, role, language) values (9, 'former', 'none', 'F', 'A', 'agent', 'es');
    insert into requests (id, kind, number, reference, content_hash, request_date, last_used_at, stage, owner_id, follow_up_at, ended_at) values
      (1, 'quote', 1, 'Q-OPEN', 'a', now(), now(), 'contacted', 9, '2026-11-21T02:00:00Z', null),
      (2, 'quote', 2, 'Q-LOST', 'b', now(), now(), 'lost', null, '2026-11-20T15:00:00Z', '2026-11-19T15:00:00Z'),
      (3, 'quote', 3, 'Q-NONE', 'c', now(), now(), 'contacted', null, null, null);
    insert into tasks (what, due_on, request_id) values ('Before', '2026-11-18', 1)`);
  await update();
  const read = async (text: string) => (await db.execute(text)).rows.map((row) => Object.values(row));
  expect(
    await read(
      "select what, assignee_id, due_on::text, is_follow_up, done_at is null, request_id from tasks order by request_id, id",
    ),
  ).toEqual([
    ["Before", null, "2026-11-18", false, true, 1],
    ["Dar seguimiento", 9, "2026-11-20", true, true, 1],
    ["Follow up", null, "2026-11-20", true, false, 2],
  ]);
  const moment = (column: string) => `to_char(${column} at time zone 'UTC', 'DD HH24')`;
  expect(
    await read(`select ${moment("due_at")} as due, ${moment("follow_up_at")} as follow_up from requests order by id`),
  ).toEqual([
    ["18 12", "21 02"],
    [null, null],
    [null, null],
  ]);
});
