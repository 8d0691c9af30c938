import { and, eq, isNull } from "drizzle-orm";
import { expect, it } from "vitest";
import { agency, fixedSettings } from "../../../tests/support/agency.ts";
import type { ListedAbsence, ListedRule } from "../../../domain/api/work/routing.ts";
import type { Work } from "../../../domain/api/work/work.ts";
import type { LeadKind } from "../../../domain/work/request-kinds.ts";
import type { Role } from "../../../domain/platform/permissions.ts";
import { contactRow, quoteRow } from "../../../tests/support/request-rows.ts";
import { describeOnServer, logInAs, makeUser } from "../../../tests/support/test-app.ts";
import {
  absences,
  auditEvents,
  requests,
  deskEvents,
  messages,
  routingRules,
  tasks,
  users,
} from "../../platform/db/schema/index.ts";
import { notifyOfLead } from "../leads/notify-of-lead.ts";
import { escalate } from "./escalate.ts";
import { anyText } from "../../../tests/support/matchers.ts";

type Person = { id: number; cookie: string };
const MORNING = new Date("2026-11-16T16:00:00Z");
const TODAY = { from: "2026-11-16", to: "2026-11-16" };
const person = { firstName: "Rosa", lastName: "Vela", email: "rosa@example.com", phone: "7135550142" };
const anything = { kinds: [], languages: [], types: [], sources: [] };
let now = MORNING;
let made = 0;

describeOnServer(
  "routing",
  (server) => {
    const call = (method: "GET" | "POST" | "PUT" | "DELETE", url: string, cookie: string, payload?: object) =>
      server().app.inject({ method, url: `/api/${url}`, headers: { cookie }, ...(payload && { payload }) });
    const people = <Roles extends Role[]>(...roles: Roles) =>
      Promise.all(roles.map((role) => makeUser(server(), role))) as Promise<{ [At in keyof Roles]: Person }>;
    const admin = () => logInAs(server().app);
    const db = () => server().deps.db;

    async function rule(target: object, conditions: object = {}, name = "A rule", isActive = true): Promise<number> {
      const input = { name, isActive, conditions: { ...anything, ...conditions }, target };
      const answer = await call("POST", "routing-rules", await admin(), input);
      expect([answer.statusCode, answer.body]).toEqual([201, expect.stringContaining("id")]);
      return answer.json<{ id: number }>().id;
    }
    /** Submits a contact request and runs its routing; returns the row and its events. */
    async function arrive(values: object = {}, language = "en") {
      const answer = await call("POST", `contact-requests?lang=${language}`, "", { ...person, ...values });
      const { reference } = answer.json<{ reference: string }>();
      await notifyOfLead(server().deps, { kind: "contact", reference });
      const [row] = await db().select().from(requests).where(eq(requests.reference, reference));
      const events = await db()
        .select()
        .from(deskEvents)
        .where(eq(deskEvents.requestId, row?.id ?? 0));
      return { reference, row, events, assigned: events.filter(({ type }) => type === "assigned") };
    }
    const ownersOf = async (times: number) => {
      const owners: (number | null | undefined)[] = [];
      for (let n = 0; n < times; n++) owners.push((await arrive({ message: `Number ${made++}` })).row?.ownerId);
      return owners;
    };
    const empty = async () => {
      await db().delete(routingRules);
      await db().delete(requests);
      now = MORNING;
    };

    it("gives a new request to whom a rule names, once, and says by which rule; without a rule it stays in the queue", async () => {
      await empty();
      const [one, two] = await people("agent", "agent");
      expect((await arrive()).row?.ownerId).toBeNull();
      const id = await rule({ to: "agent", userIds: [two.id] }, { languages: ["es"] }, "Spanish");
      expect((await arrive({ message: "In English" })).row?.ownerId).toBeNull();
      const { row, assigned, reference } = await arrive({ message: "En español" }, "es");
      expect(row).toMatchObject({ ownerId: two.id, version: 1, stage: "new" });
      const owner = { id: two.id, name: "Test agent" };
      expect(assigned).toMatchObject([{ actorId: null, data: { rule: "Spanish", ruleId: id, owner } }]);
      // The list names the rule until a person assigns the request, and again after an undo.
      const listed = async () =>
        (await call("GET", "contact-requests", one.cookie))
          .json<{ reference: string; work: Work }[]>()
          .find((request) => request.reference === reference)?.work;
      expect(await listed()).toMatchObject({ owner, rule: "Spanish" });
      const [senior] = await people("senior_agent");
      const order = { version: 1, change: { do: "assign", ownerId: one.id } };
      const given = await call("POST", `contact-requests/${reference}/work`, senior.cookie, order);
      expect(await listed()).toMatchObject({ owner: { id: one.id }, rule: null });
      const { event } = given.json<{ event: { id: number } }>();
      await call("POST", `contact-requests/${reference}/work/undo`, senior.cookie, { eventId: event.id });
      expect(await listed()).toMatchObject({ owner, rule: "Spanish" });
      const [told] = await db()
        .select()
        .from(auditEvents)
        .where(and(eq(auditEvents.subjectId, reference), isNull(auditEvents.actorId)));
      expect(told).toMatchObject({
        action: "contact.work",
        actorId: null,
        details: { rule: "Spanish", ownerId: two.id },
      });

      // When the job runs twice, or a colleague was faster, the request is not assigned again.
      await db().update(requests).set({ ownerId: one.id }).where(eq(requests.reference, reference));
      await notifyOfLead(server().deps, { kind: "contact", reference });
      const [after] = await db().select().from(requests).where(eq(requests.reference, reference));
      expect(after?.ownerId).toBe(one.id);
    });

    it("makes the task of the rule: for the new owner, a role, anybody or one person, so many days later", async () => {
      await empty();
      const [one, two] = await people("agent", "agent");
      const target = { to: "agent", userIds: [one.id] };
      const task = (whom: unknown) => ({ what: "Call within a day", whom, days: 1 });
      const id = await rule(target);
      const change = async (whom: unknown, version: number) =>
        call("PUT", `routing-rules/${id}`, await admin(), {
          name: "A rule",
          isActive: true,
          conditions: anything,
          target,
          version,
          task: whom === null ? { what: " ", whom: "owner", days: "0" } : task(whom),
        });
      const due = "2026-11-17";
      const expected = [
        ["owner", { assigneeId: one.id, role: null }],
        ["agent", { assigneeId: null, role: "agent" }],
        ["anybody", { assigneeId: null, role: null }],
        [String(two.id), { assigneeId: two.id, role: null }],
      ] as const;
      for (const [version, [whom, assignee]] of expected.entries()) {
        expect((await change(whom, version)).statusCode).toBe(200);
        const { row } = await arrive({ message: `Task ${made++}` });
        const rows = await db()
          .select()
          .from(tasks)
          .where(eq(tasks.requestId, row?.id ?? 0));
        expect(rows).toMatchObject([{ what: "Call within a day", dueOn: due, createdById: null, ...assignee }]);
        expect(row?.dueAt).not.toBeNull();
      }
      expect((await change(999_999, 4)).statusCode).toBe(400);
      expect((await change(null, 4)).statusCode).toBe(200);
      const { row } = await arrive({ message: "No task" });
      expect(
        await db()
          .select()
          .from(tasks)
          .where(eq(tasks.requestId, row?.id ?? 0)),
      ).toEqual([]);
    });

    it("leaves suspected requests alone, and those that cannot be answered until they can", async () => {
      await empty();
      const [agent] = await people("agent");
      await rule({ to: "agent", userIds: [agent.id] });
      expect((await arrive({ website: "https://example.com" })).row).toMatchObject({ isSuspect: true, ownerId: null });

      const short = { form: "short", insuranceType: "home", zipCode: "77008" };
      const open = (await call("POST", "quote-requests", "", short)).json<{
        reference: string;
        completionToken: string;
      }>();
      const named = { kind: "quote", reference: open.reference } as const;
      const owner = async () =>
        (await db().select().from(requests).where(eq(requests.reference, open.reference)))[0]?.ownerId;
      await notifyOfLead(server().deps, named);
      expect(await owner()).toBeNull();
      const way = { token: open.completionToken, name: "Rosa Vela", phone: "7135550142" };
      expect((await call("POST", "quote-requests/complete", "", way)).statusCode).toBeLessThan(300);
      await notifyOfLead(server().deps, named);
      expect(await owner()).toBe(agent.id);
    });

    it("takes turns that outlive the program, passing over who is away, has left or may not own a request", async () => {
      await empty();
      const [a, b, c] = await people("agent", "senior_agent", "agent");
      const [trainee] = await people("trainee");
      const cookie = await admin();
      const refused = {
        name: "Trainees",
        isActive: true,
        conditions: anything,
        target: { to: "agent", userIds: [trainee.id] },
      };
      const answer = await call("POST", "routing-rules", cookie, refused);
      expect([answer.statusCode, answer.json<{ fields: object }>().fields]).toMatchObject([
        400,
        { "target.userIds": anyText() },
      ]);

      await rule({ to: "group", userIds: [a.id, b.id, c.id] });
      expect(await ownersOf(4)).toEqual([a.id, b.id, c.id, a.id]);
      const away = (await call("POST", "absences", b.cookie, TODAY)).json<{ id: number }>();
      expect(await ownersOf(2)).toEqual([c.id, a.id]);
      expect((await call("DELETE", `absences/${away.id}`, b.cookie)).statusCode).toBe(200);
      expect(await ownersOf(1)).toEqual([b.id]);
      await db().update(users).set({ isActive: false }).where(eq(users.id, c.id));
      await db().update(users).set({ role: "trainee" }).where(eq(users.id, a.id));
      expect(await ownersOf(2)).toEqual([b.id, b.id]);
    });

    it("finds the one with the fewest open requests, of both kinds", async () => {
      await empty();
      const [busy, free] = await people("agent", "agent");
      const row = { contentHash: "x", requestDate: now, lastUsedAt: now, insuranceType: "auto", zipCode: "" } as const;
      await db()
        .insert(requests)
        .values([
          quoteRow({ ...row, reference: "Q-BUSY1", ownerId: busy.id }),
          quoteRow({ ...row, reference: "Q-BUSY2", ownerId: busy.id, stage: "contacted" }),
          quoteRow({ ...row, reference: "Q-DONE1", ownerId: free.id, stage: "won" }),
          quoteRow({ ...row, reference: "Q-DONE2", ownerId: free.id, stage: "lost" }),
          quoteRow({ ...row, reference: "Q-DONE3", ownerId: free.id, stage: "lost" }),
        ]);
      await rule({ to: "fewest", userIds: [busy.id, free.id] });
      expect(await ownersOf(4)).toEqual([free.id, free.id, busy.id, free.id]);
    });

    it("is changed by admins only, in order, and two who change the same rule are told", async () => {
      await empty();
      const [agent, senior] = await people("agent", "senior_agent");
      const cookie = await admin();
      const target = { to: "agent", userIds: [agent.id] };
      const ids = [await rule(target, { sources: "google, Radio" }, "First"), await rule(target, {}, "Second")];
      const listed = async () => (await call("GET", "routing-rules", cookie)).json<ListedRule[]>();
      const [first, second] = await listed();
      if (!first || !second) throw new Error("both rules are listed");
      expect(first).toMatchObject({ name: "First", conditions: { sources: ["google", "Radio"] }, version: 0 });
      expect(second.conditions).toEqual({});
      expect(second.people).toEqual([{ id: agent.id, name: "Test agent", canOwn: true, isAway: false }]);
      expect((await call("GET", "routing-rules", senior.cookie)).statusCode).toBe(403);

      const order = { ids: ids.toReversed(), seen: ids };
      expect((await call("PUT", "routing-rules/order", cookie, order)).statusCode).toBe(200);
      expect((await listed()).map(({ name }) => name)).toEqual(["Second", "First"]);
      expect((await call("PUT", "routing-rules/order", cookie, order)).statusCode).toBe(409);

      const change = { name: "Renamed", isActive: false, conditions: anything, target, version: 0 };
      expect((await call("PUT", `routing-rules/${second.id}`, cookie, change)).statusCode).toBe(200);
      expect((await call("PUT", `routing-rules/${second.id}`, cookie, change)).statusCode).toBe(409);
      expect((await arrive({ message: "Who?" })).row?.ownerId).toBeNull();
      expect((await arrive({ message: "Heard you", source: { utm_source: "radio" } })).assigned).toMatchObject([
        { data: { rule: "First" } },
      ]);
      expect((await call("DELETE", `routing-rules/${first.id}`, cookie)).statusCode).toBe(200);
      expect((await call("DELETE", `routing-rules/${first.id}`, cookie)).statusCode).toBe(404);
      const trail = (await db().select().from(auditEvents).orderBy(auditEvents.id)).filter(({ action }) =>
        action.startsWith("routing."),
      );
      expect(trail.slice(-5).map(({ action, details }) => [action, details["rule"]])).toEqual([
        ["routing.create", "First"],
        ["routing.create", "Second"],
        ["routing.order", undefined],
        ["routing.change", "Renamed"],
        ["routing.delete", "First"],
      ]);
    });

    it("lets everybody enter their own days away, and admins anybody's", async () => {
      const [one, other] = await people("agent", "agent");
      const cookie = await admin();
      const days = { from: "2026-11-20", to: "2026-11-27" };
      const add = (who: string, of: object) => call("POST", "absences", who, { ...days, ...of });
      expect((await add(one.cookie, { userId: other.id })).statusCode).toBe(403);
      expect((await add(one.cookie, { to: "2026-11-19" })).statusCode).toBe(400);
      expect((await add(one.cookie, {})).statusCode).toBe(201);
      expect((await add(one.cookie, { from: "2026-01-01", to: "2026-01-02" })).statusCode).toBe(201);
      const set = (await add(cookie, { userId: other.id })).json<{ id: number }>();
      const own = (await call("GET", "user/absences", one.cookie)).json<ListedAbsence[]>();
      expect(own).toMatchObject([{ userId: one.id, name: "Test agent", ...days }]);
      const all = (await call("GET", "absences", cookie)).json<ListedAbsence[]>();
      expect(all.map(({ userId }) => userId)).toEqual([one.id, other.id]);
      expect((await call("DELETE", `absences/${set.id}`, one.cookie)).statusCode).toBe(403);
      expect((await call("DELETE", `absences/${set.id}`, other.cookie)).statusCode).toBe(200);
    });

    it("gives what comes for somebody who is away to the substitute, or to nobody, and says so in the history", async () => {
      await empty();
      await db().delete(absences);
      const [one, two] = await people("agent", "agent");
      await rule({ to: "agent", userIds: [one.id] }, {}, "Only one");
      const add = (body: object) => call("POST", "absences", one.cookie, { ...TODAY, ...body });
      expect((await add({ substituteId: one.id })).statusCode).toBe(400);
      expect((await add({})).statusCode).toBe(201);
      const alone = await arrive({ message: "While nobody stands in" });
      expect([alone.row?.ownerId, alone.row?.version]).toEqual([null, 0]);
      expect(alone.assigned).toMatchObject([
        { data: { owner: null, rule: "Only one", absent: { name: "Test agent" } } },
      ]);
      expect((await add({ substituteId: two.id })).statusCode).toBe(201);
      const listed = (await call("GET", "user/absences", one.cookie)).json<ListedAbsence[]>();
      expect(listed.map(({ substitute }) => substitute)).toEqual([null, "Test agent"]);
      const instead = await arrive({ message: "While somebody stands in" });
      expect(instead.row?.ownerId).toBe(two.id);
      expect(instead.assigned).toMatchObject([{ data: { owner: { id: two.id }, absent: { name: "Test agent" } } }]);
      await db().delete(absences);
    });

    const wait = async (kind: LeadKind, reference: string, minutes: number, changes: object = {}) => {
      const requestDate = new Date(now.getTime() - minutes * 60_000);
      const common = { reference, contentHash: reference, requestDate, lastUsedAt: now, respondBy: now, ...changes };
      await db()
        .insert(requests)
        .values(kind === "quote" ? quoteRow(common) : contactRow({ ...person, ...common }));
    };

    it("hands the request that waits longest to who asks for it, and two different ones to two who ask at once", async () => {
      await empty();
      const [one, two, three] = await people("agent", "agent", "senior_agent");
      const [trainee] = await people("trainee");
      await wait("quote", "Q-OLD", 90);
      await wait("contact", "C-OLDER", 100);
      await wait("contact", "C-NEW", 5);
      await wait("quote", "Q-SPAM", 500, { isSuspect: true });
      await wait("quote", "Q-OWNED", 500, { ownerId: one.id });
      await wait("quote", "Q-CALLED", 500, { stage: "contacted" });
      await wait("quote", "Q-ANCIENT", 500, { respondBy: null });
      const next = (who: Person) => call("POST", "desk-next", who.cookie);
      expect((await next(trainee)).statusCode).toBe(403);
      const both = await Promise.all([next(one), next(two)]);
      expect(both.map((answer) => answer.json<{ next: { reference: string } }>().next.reference).sort()).toEqual([
        "C-OLDER",
        "Q-OLD",
      ]);
      expect((await next(three)).json()).toEqual({ next: { kind: "contact", reference: "C-NEW" } });
      expect((await next(three)).json()).toEqual({ next: null });
      const [row] = await db().select().from(requests).where(eq(requests.reference, "C-NEW"));
      expect(row).toMatchObject({ ownerId: three.id, version: 1 });
      const events = await db()
        .select()
        .from(deskEvents)
        .where(eq(deskEvents.requestId, row?.id ?? 0));
      expect(events).toMatchObject([{ type: "taken", actorId: three.id }]);
    });

    it("hands out what is urgent first, however long others have waited", async () => {
      await empty();
      const [agent] = await people("agent");
      await wait("quote", "Q-OLD", 90);
      await wait("contact", "C-CLAIM", 5, { priority: "high" });
      const answer = await call("POST", "desk-next", agent.cookie);
      expect(answer.json()).toEqual({ next: { kind: "contact", reference: "C-CLAIM" } });
    });

    it("hands on what another is just taking to nobody, and waits for nobody", async () => {
      await empty();
      const [agent] = await people("agent");
      await wait("quote", "Q-HELD", 90);
      await wait("contact", "C-FREE", 5);
      await db().transaction(async (tx) => {
        await tx.select().from(requests).where(eq(requests.reference, "Q-HELD")).for("update");
        const answer = await call("POST", "desk-next", agent.cookie);
        expect(answer.json()).toEqual({ next: { kind: "contact", reference: "C-FREE" } });
      });
    });

    it("tells the agents' mailbox once of what nobody answered for 90 open minutes", async () => {
      await empty();
      const mails = async () =>
        (await db().select().from(messages)).filter(({ kind }) => kind === "lead-escalation").map(({ text }) => text);
      // Half past six in the evening; the office closes at seven and opens at ten.
      now = new Date("2026-11-17T00:30:00Z");
      await wait("quote", "Q-LATE", 0);
      await wait("contact", "C-SPAM", 0, { isSuspect: true });
      await wait("contact", "C-CALLED", 0, { firstResponseAt: now });
      await wait("contact", "C-WRITTEN", 0);
      const [written] = await db().select().from(requests).where(eq(requests.reference, "C-WRITTEN"));
      const leaving = { requestId: written?.id ?? 0, type: "answer", at: now, data: { isLeaving: true } } as const;
      await db().insert(deskEvents).values(leaving);
      now = new Date("2026-11-17T16:59:00Z");
      await escalate(server().deps);
      expect(await mails()).toEqual([]);
      now = new Date("2026-11-17T17:00:00Z");
      await wait("contact", "C-FRESH", 89);
      await escalate(server().deps);
      await escalate(server().deps);
      const sent = await mails();
      expect(sent).toHaveLength(1);
      expect(sent[0]).toContain("Q-LATE");
      expect(sent[0]).not.toMatch(/C-|Rosa/);
      const events = await db().select().from(deskEvents).where(eq(deskEvents.type, "escalated"));
      expect(events).toMatchObject([{ actorId: null, data: { minutes: 90, to: "mailbox" } }]);
      const told = await db().select().from(auditEvents).where(eq(auditEvents.action, "desk.escalate"));
      expect(told).toMatchObject([{ details: { count: 1, reference: ["Q-LATE"] } }]);
    });

    it("tells of what the customer wrote after an answer that leaves later, unless it was a command", async () => {
      await empty();
      await db().delete(messages);
      now = new Date("2026-11-16T16:00:00Z");
      const written = { type: "answer", at: now, data: { isLeaving: true } } as const;
      const later = { type: "message", at: new Date(now.getTime() + 60_000) } as const;
      for (const [reference, data] of [
        ["C-AGAIN", {}],
        ["C-STOP", { command: "stop" }],
      ] as const) {
        await wait("contact", reference, 0);
        const [row] = await db().select().from(requests).where(eq(requests.reference, reference));
        const about = { requestId: row?.id ?? 0 };
        await db()
          .insert(deskEvents)
          .values([
            { ...about, ...written },
            { ...about, ...later, data },
          ]);
      }
      now = new Date("2026-11-16T18:00:00Z");
      await escalate(server().deps);
      const events = await db().select().from(deskEvents).where(eq(deskEvents.type, "escalated"));
      const [again] = await db().select().from(requests).where(eq(requests.reference, "C-AGAIN"));
      expect(events).toMatchObject([{ requestId: again?.id }]);
    });

    it("tells of each kind after its own minutes, and names the shortest of those that a mail lists", async () => {
      await empty();
      await db().delete(messages);
      const { quote, contact, service } = agency.promises;
      const promises = {
        service,
        quote: { ...quote, escalateAfterMinutes: 30 },
        contact: { ...contact, escalateAfterMinutes: 120 },
      };
      const escalateThen = async (time: string) => {
        now = new Date(`2026-11-16T${time}:00Z`);
        await escalate({ ...server().deps, settings: fixedSettings({ promises }) });
        return (await db().select().from(messages).orderBy(messages.id)).map(({ text }) => text);
      };
      // Ten in the morning, when the office opens.
      now = new Date("2026-11-16T16:00:00Z");
      await wait("contact", "C-SLOW", 0);
      await wait("quote", "Q-FAST", 0);
      expect(await escalateThen("16:29")).toEqual([]);
      expect(await escalateThen("16:30")).toEqual([expect.stringMatching(/\b30\b[^]*Q-FAST/)]);
      expect(await escalateThen("17:59")).toHaveLength(1);
      await wait("quote", "Q-NEXT", 30);
      const [first, second] = await escalateThen("18:00");
      expect(first).not.toContain("C-SLOW");
      expect(second).toMatch(/\b30\b[^]*Q-NEXT[^]*C-SLOW/);
      const events = await db().select().from(deskEvents).where(eq(deskEvents.type, "escalated"));
      const told = events.map(({ data }) => data["minutes"]);
      expect(told.map(String).toSorted()).toEqual(["120", "30", "30"]);
    });

    it("tells of what waits at an office without any hours, by the clock around", async () => {
      await empty();
      await db().delete(messages);
      const hours = agency.hours.map(() => null);
      const escalated = async () => {
        await escalate({ ...server().deps, settings: fixedSettings({ hours }) });
        return (await db().select().from(messages)).filter(({ text }) => text.includes("Q-CLOSED")).length;
      };
      await wait("quote", "Q-CLOSED", 89);
      expect(await escalated()).toBe(0);
      now = new Date(now.getTime() + 60_000);
      expect(await escalated()).toBe(1);
    });

    it("tells the owner first, the mailbox after as long again, and both of every wait", async () => {
      await empty();
      await db().delete(messages);
      const [owner, away] = await people("agent", "agent");
      const from = "2026-11-16";
      await db().insert(absences).values({ userId: away.id, from, to: from });
      const mails = async () =>
        (await db().select().from(messages).orderBy(messages.id))
          .filter(({ kind }) => kind === "lead-escalation")
          .map(({ to, text }) => [to, ["Q-MINE", "Q-AWAY"].filter((reference) => text.includes(reference))]);
      // The event is what becomes a notice to the owner.
      const told = async () => {
        const events = await db().select().from(deskEvents).where(eq(deskEvents.type, "escalated"));
        return events.filter(({ data }) => data["to"] === "owner").length;
      };
      const after = async (minutes: number) => {
        now = new Date(now.getTime() + minutes * 60_000);
        await escalate(server().deps);
      };
      // Ten in the morning, when the office opens.
      now = new Date("2026-11-16T16:00:00Z");
      await wait("quote", "Q-MINE", 0, { ownerId: owner.id });
      await wait("quote", "Q-AWAY", 0, { ownerId: away.id });
      await after(90);
      const mailbox = agency.agentsEmail;
      const first = [[mailbox, ["Q-AWAY"]]];
      expect([await mails(), await told()]).toEqual([first, 1]);
      await after(89);
      expect([await mails(), await told()]).toEqual([first, 1]);
      await after(1);
      expect(await mails()).toEqual([...first, [mailbox, ["Q-MINE"]]]);
      await after(200);
      expect([(await mails()).length, await told()]).toEqual([2, 1]);
      // The customer was answered, and wrote again.
      await db().update(requests).set({ waitsSince: now }).where(eq(requests.reference, "Q-MINE"));
      await after(90);
      expect([(await mails()).length, await told()]).toEqual([2, 2]);
    });
  },
  { clock: () => now },
);
