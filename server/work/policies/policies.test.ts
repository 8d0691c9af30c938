import { desc, eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import type { Worked } from "../../../domain/api/work/desk.ts";
import type { PolicyOfWin, PresentedPolicy, Renewal, WinWithoutPolicy } from "../../../domain/api/work/policies.ts";
import { quoteRow } from "../../../tests/support/request-rows.ts";
import { describeOnServer, makeUser } from "../../../tests/support/test-app.ts";
import {
  auditEvents,
  customers,
  deskEvents,
  policies,
  premiums,
  requests,
  tasks,
  users,
} from "../../platform/db/schema/index.ts";
import { makeRenewalTasks } from "./make-renewal-tasks.ts";

/** A Tuesday, noon in Houston. */
const NOW = new Date("2026-11-17T18:00:00Z");
let now = NOW;

describeOnServer(
  "policies",
  (server) => {
    type Person = Awaited<ReturnType<typeof makeUser>>;
    let agent: Person;
    let senior: Person;
    let admin: Person;
    let trainee: Person;
    beforeEach(async () => {
      now = NOW;
      const { db } = server().deps;
      for (const table of [deskEvents, tasks, policies, requests, customers]) await db.delete(table);
      [agent, senior, admin, trainee] = [
        await makeUser(server(), "agent"),
        await makeUser(server(), "senior_agent"),
        await makeUser(server(), "admin"),
        await makeUser(server(), "trainee"),
      ];
    });

    type Method = "GET" | "POST" | "PUT" | "DELETE";
    const call = (by: Person, method: Method, url: string, payload?: object) =>
      server().app.inject({ method, url: `/api${url}`, headers: { cookie: by.cookie }, ...(payload && { payload }) });

    let count = 0;
    /** Stores a confirmed win of a customer with a chosen premium. */
    async function winOf(values: object = {}) {
      const { db } = server().deps;
      const reference = `Q-WIN${++count}`;
      const [customer] = await db.insert(customers).values({ name: "Rosa Vela", language: "es" }).returning();
      const came = { requestDate: NOW, lastUsedAt: NOW, contentHash: "", reference, name: "Rosa Vela" };
      const won = { stage: "won" as const, confirmedAt: NOW, endedAt: NOW, ownerId: agent.id };
      const [row] = await db
        .insert(requests)
        .values(quoteRow({ ...came, ...won, customerId: customer?.id ?? 0, ...values }))
        .returning();
      if (!row) throw new Error("no win");
      await db
        .insert(premiums)
        .values({ requestId: row.id, carrier: "Germania", cents: 61_250, months: 6, isChosen: true });
      return { ...row, path: `/quote-requests/${row.number}` };
    }
    const wins = async () =>
      (await call(trainee, "GET", "/wins-without-policy")).json<WinWithoutPolicy[]>().map(({ reference }) => reference);
    const asked = async (path: string) => (await call(trainee, "GET", `${path}/policy`)).json<PolicyOfWin>();
    const deeds = async (requestId: number) =>
      (
        await server()
          .deps.db.select()
          .from(deskEvents)
          .where(eq(deskEvents.requestId, requestId))
          .orderBy(deskEvents.id)
      )
        .filter(({ type }) => type === "policy")
        .map(({ data }) => data["deed"]);
    const input = { carrier: "Germania", line: "auto", effectiveOn: "2026-11-17", termMonths: 6, premium: "612.50" };

    it("come of a win in one step, filled in from the chosen premium, once", async () => {
      const win = await winOf();
      expect(await wins()).toEqual([win.reference]);
      const { proposal, outcome } = await asked(win.path);
      expect(outcome).toBeNull();
      expect(proposal).toMatchObject({
        carrier: "Germania",
        line: "auto",
        premiumCents: 61_250,
        termMonths: 6,
        effectiveOn: "2026-11-17",
        owner: { id: agent.id },
      });
      const record = (by: Person) => call(by, "POST", `${win.path}/policy`, { ...input, ownerId: agent.id });
      expect((await record(trainee)).statusCode).toBe(403);
      const recorded = await record(agent);
      expect(recorded.statusCode).toBe(201);
      // The expiry follows from the date and the term.
      expect(recorded.json()).toMatchObject({
        customerId: win.customerId,
        reference: win.reference,
        status: "active",
        renewsOn: "2027-05-17",
        owner: { id: agent.id },
        number: "",
      });
      expect((await record(senior)).statusCode).toBe(409);
      expect(await wins()).toEqual([]);
      expect((await asked(win.path)).policy).toMatchObject({ carrier: "Germania" });
      expect(await deeds(win.id)).toEqual(["recorded"]);
      // Deleted, the win is without one again.
      const { id } = recorded.json<PresentedPolicy>();
      await call(admin, "DELETE", `/customers/${win.customerId}/policies/${id}`);
      expect(await wins()).toEqual([win.reference]);
    });

    it("are not asked for while a win is not confirmed, and not recorded of what is not won", async () => {
      const win = await winOf({ confirmedAt: null });
      expect(await wins()).toEqual([]);
      await server().deps.db.update(requests).set({ stage: "quoted" }).where(eq(requests.id, win.id));
      const refused = await call(senior, "POST", `${win.path}/policy`, input);
      expect([refused.statusCode, refused.json<{ error: string }>().error]).toEqual([
        409,
        "This request is no longer won: a colleague has moved it.",
      ]);
    });

    it("find the customer of a win that has none yet, and stay when the request is removed", async () => {
      const win = await winOf({ customerId: null, email: "rosa@example.com" });
      const recorded = (await call(agent, "POST", `${win.path}/policy`, input)).json<PresentedPolicy>();
      expect((await call(agent, "GET", `/customers/${recorded.customerId}`)).json()).toMatchObject({
        name: "Rosa Vela",
      });
      await server().deps.db.delete(requests).where(eq(requests.id, win.id));
      const [policy] = await server().deps.db.select().from(policies).where(eq(policies.id, recorded.id));
      expect(policy).toMatchObject({ requestId: null, carrier: "Germania" });
    });

    it("that do not exist have a reason, which takes the win off the list until it is taken back", async () => {
      const win = await winOf();
      const say = (by: Person, reason: object) => call(by, "PUT", `${win.path}/no-policy`, reason);
      expect((await say(trainee, { reason: "declined" })).statusCode).toBe(403);
      expect((await say(agent, { reason: "other" })).json()).toMatchObject({
        code: "invalid",
        fields: { text: expect.anything() },
      });
      expect((await say(agent, { reason: "other", text: "A gift" })).statusCode).toBe(200);
      expect(await wins()).toEqual([]);
      expect(await asked(win.path)).toMatchObject({ outcome: "other", note: "A gift", policy: null });
      const [audited] = await server().deps.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
      expect(audited).toMatchObject({ action: "policy.none", subjectId: win.reference, details: { reason: "other" } });
      await call(agent, "DELETE", `${win.path}/no-policy`);
      expect(await wins()).toEqual([win.reference]);
      expect(await deeds(win.id)).toEqual(["none", "asked"]);
      // A policy that was recorded after all answers, too.
      await say(agent, { reason: "declined" });
      expect((await call(agent, "POST", `${win.path}/policy`, input)).statusCode).toBe(201);
      expect((await say(agent, { reason: "declined" })).statusCode).toBe(409);
    });

    it("are asked for again when a request is won a second time, unless one was recorded", async () => {
      const win = await winOf();
      const { id } = win;
      const stored = async () => (await server().deps.db.select().from(requests).where(eq(requests.id, id)))[0];
      const move = async (change: object) => {
        const version = (await stored())?.version;
        const moved = await call(senior, "POST", `${win.path}/work`, { version, change: { do: "stage", ...change } });
        expect(moved.statusCode).toBe(200);
        return moved.json<Worked>().event?.id;
      };
      const undo = (eventId?: number) => call(senior, "POST", `${win.path}/work/undo`, { eventId });
      await call(agent, "PUT", `${win.path}/no-policy`, { reason: "other", text: "A gift" });
      await move({ stage: "quoted" });
      const again = await move({ stage: "won" });
      expect(await wins()).toEqual([win.reference]);
      expect((await undo(again)).statusCode).toBe(200);
      expect(await stored()).toMatchObject({ stage: "quoted", policyOutcome: "other", policyNote: "A gift" });
      const last = await move({ stage: "won" });
      expect((await call(agent, "POST", `${win.path}/policy`, input)).statusCode).toBe(201);
      expect((await undo(last)).statusCode).toBe(200);
      await move({ stage: "won" });
      expect(await stored()).toMatchObject({ stage: "won", policyOutcome: "recorded", policyNote: null });
      expect(await wins()).toEqual([]);
    });

    /** Adds a policy that expires in 75 days, which is the first day for its task. */
    async function due(more: object = {}) {
      const win = await winOf();
      const values = { ...input, renewsOn: "2027-01-31", ownerId: agent.id, ...more };
      const path = `/customers/${win.customerId}/policies`;
      const made = (await call(senior, "POST", path, values)).json<PresentedPolicy>();
      const { id } = made;
      const change = (to: object, version = made.version, by = senior) =>
        call(by, "PUT", `${path}/${id}`, { ...values, ...to, version });
      const open = async () =>
        (await server().deps.db.select().from(tasks).where(eq(tasks.policyId, id))).filter(({ doneAt }) => !doneAt);
      return { ...win, ...made, path: `${path}/${id}`, values, open, change };
    }
    const runTwice = () => Promise.all([makeRenewalTasks(server().deps), makeRenewalTasks(server().deps)]);

    it("that expire in 75 days give their owner one task, however many processes look", async () => {
      const policy = await due();
      const later = await due({ renewsOn: "2027-02-01" });
      await runTwice();
      await runTwice();
      expect(await policy.open()).toEqual([
        expect.objectContaining({
          what: "Renewal: Rosa Vela, Germania, $612.50",
          assigneeId: agent.id,
          dueOn: "2026-11-17",
          customerId: policy.customerId,
        }),
      ]);
      expect(await later.open()).toEqual([]);
      // A task that somebody deleted is not made again.
      const [task] = await policy.open();
      await call(agent, "DELETE", `/tasks/${task?.id}`);
      await runTwice();
      expect(await policy.open()).toEqual([]);
      now = new Date("2026-11-18T18:00:00Z");
      await runTwice();
      expect(await later.open()).toHaveLength(1);
    });

    it("without an owner who works here give their task to anybody with the role", async () => {
      const [nobodys, left] = [await due({ ownerId: "" }), await due({ premium: "" })];
      await server().deps.db.update(users).set({ isActive: false }).where(eq(users.id, agent.id));
      await runTwice();
      expect(await nobodys.open()).toMatchObject([{ assigneeId: null }]);
      expect(await left.open()).toMatchObject([{ what: "Renewal: Rosa Vela, Germania", assigneeId: null }]);
    });

    it("of an owner who has left give their task to whoever took the customer over", async () => {
      const policy = await due();
      const { db } = server().deps;
      await db.update(users).set({ isActive: false }).where(eq(users.id, agent.id));
      await db
        .update(customers)
        .set({ ownerId: senior.id })
        .where(eq(customers.id, policy.customerId ?? 0));
      await runTwice();
      expect(await policy.open()).toMatchObject([{ assigneeId: senior.id, role: null }]);
    });

    it("that change move their task, and end it when they are renewed or cancelled", async () => {
      const policy = await due();
      await runTwice();
      await policy.change({ renewsOn: "2027-04-01", carrier: "Hochheim", ownerId: senior.id });
      expect(await policy.open()).toMatchObject([
        { what: "Renewal: Rosa Vela, Hochheim, $612.50", dueOn: "2027-01-16", assigneeId: senior.id },
      ]);
      await runTwice();
      expect(await policy.open()).toHaveLength(1);
      const cancel = (isCancelled: boolean, by = senior) => call(by, "PUT", `${policy.path}/status`, { isCancelled });
      expect((await cancel(true, agent)).statusCode).toBe(403);
      expect((await cancel(true)).json()).toMatchObject({ status: "cancelled" });
      expect(await policy.open()).toEqual([]);
      expect((await cancel(false)).json()).toMatchObject({ status: "active" });
      expect(await policy.open()).toHaveLength(1);
      const next = { ...input, effectiveOn: "2027-04-01", termMonths: 12, ownerId: senior.id };
      const renew = () => call(agent, "POST", `${policy.path}/renew`, next);
      expect((await renew()).json()).toMatchObject({ status: "active", renewsOn: "2028-04-01" });
      expect((await renew()).statusCode).toBe(409);
      expect((await cancel(true)).statusCode).toBe(409);
      expect(await policy.open()).toEqual([]);
      const all = (await call(trainee, "GET", `/customers/${policy.customerId}/policies`)).json<PresentedPolicy[]>();
      expect(all.map(({ status }) => status)).toEqual(["renewed", "active"]);
    });

    it("get back the task that their end has ended, and leave done what somebody has done", async () => {
      const [ended, done] = [await due(), await due()];
      await runTwice();
      const [task] = await done.open();
      expect((await call(agent, "PUT", `/tasks/${task?.id}/done`)).statusCode).toBe(200);
      const cancel = async ({ path }: { path: string }, isCancelled: boolean) =>
        expect((await call(senior, "PUT", `${path}/status`, { isCancelled })).statusCode).toBe(200);
      const renewAndDelete = async ({ path, customerId }: typeof ended) => {
        const next = { ...input, effectiveOn: "2027-01-31", termMonths: 12 };
        const { id } = (await call(agent, "POST", `${path}/renew`, next)).json<PresentedPolicy>();
        expect((await call(admin, "DELETE", `/customers/${customerId}/policies/${id}`)).statusCode).toBe(200);
      };
      now = new Date("2026-11-17T18:30:00Z");
      for (const policy of [ended, done]) {
        await cancel(policy, true);
        await cancel(policy, false);
      }
      expect([await ended.open(), await done.open()]).toMatchObject([[{ policyId: ended.id }], []]);
      for (const policy of [ended, done]) await renewAndDelete(policy);
      expect([await ended.open(), await done.open()]).toMatchObject([[{ policyId: ended.id }], []]);
      const [left] = await server()
        .deps.db.select()
        .from(tasks)
        .where(eq(tasks.id, task?.id ?? 0));
      expect(left).toMatchObject({ doneAt: NOW, doneById: agent.id });
      // Reopened and finished again by somebody: then it is theirs, too.
      const [again] = await ended.open();
      await call(agent, "PUT", `/tasks/${again?.id}/done`);
      await cancel(ended, true);
      await cancel(ended, false);
      expect(await ended.open()).toEqual([]);
    });

    it("are not changed unseen by whoever has read them before another one changed them", async () => {
      const policy = await due();
      await runTwice();
      const first = await policy.change({ renewsOn: "2027-04-01" });
      expect(first.statusCode).toBe(200);
      const stale = await policy.change({ number: "GM-1" }, policy.version, admin);
      expect(stale.json()).toMatchObject({ code: "conflict" });
      expect(await policy.open()).toMatchObject([{ dueOn: "2027-01-16" }]);
      const [seen] = (await call(admin, "GET", `/customers/${policy.customerId}/policies`)).json<PresentedPolicy[]>();
      expect(seen).toMatchObject({
        renewsOn: "2027-04-01",
        number: "",
        version: first.json<PresentedPolicy>().version,
      });
      const again = await policy.change({ renewsOn: "2027-04-01", number: "GM-1" }, seen?.version, admin);
      expect(again.json()).toMatchObject({ renewsOn: "2027-04-01", number: "GM-1" });
      // Cancelling changes nothing that the form stores.
      const { version } = again.json<PresentedPolicy>();
      await call(senior, "PUT", `${policy.path}/status`, { isCancelled: true });
      expect((await policy.change({ number: "GM-2" }, version)).statusCode).toBe(200);
      expect((await call(senior, "PUT", policy.path, policy.values)).statusCode).toBe(400);
    });

    it("that have expired say so by the office's day, and are active again with a later expiry", async () => {
      const policy = await due({ effectiveOn: "2026-05-17", renewsOn: "2026-11-17" });
      // Still the 17th in Houston.
      now = new Date("2026-11-18T05:00:00Z");
      await makeRenewalTasks(server().deps);
      const status = async () =>
        (await server().deps.db.select().from(policies).where(eq(policies.id, policy.id)))[0]?.status;
      expect(await status()).toBe("active");
      now = new Date("2026-11-18T07:00:00Z");
      await makeRenewalTasks(server().deps);
      expect(await status()).toBe("expired");
      now = NOW;
      await policy.change({ renewsOn: "2027-11-17" });
      expect(await status()).toBe("active");
    });

    it("to be renewed are listed with owner, task and last contact, by owner, line and state", async () => {
      const [mine, other] = [await due(), await due({ ownerId: senior.id, line: "home", renewsOn: "2027-01-30" })];
      const past = await due({ effectiveOn: "2026-01-01", renewsOn: "2026-11-01", ownerId: "" });
      await runTwice();
      const list = async (query: string, by = agent) =>
        (await call(by, "GET", `/renewals?days=90&${query}`)).json<Renewal[]>();
      const ids = async (query: string, by = agent) => (await list(query, by)).map(({ id }) => id);
      expect(await ids("")).toEqual([other.id, mine.id]);
      expect(await ids("owner=me")).toEqual([mine.id]);
      expect(await ids("owner=me", senior)).toEqual([other.id]);
      expect(await ids("line=home")).toEqual([other.id]);
      expect(await ids("owner=none&state=expired")).toEqual([past.id]);
      expect(await ids("limit=1&before=2027-01-30-" + other.id)).toEqual([mine.id]);
      const [row] = await list("owner=me");
      expect(row).toMatchObject({
        customerName: "Rosa Vela",
        owner: { id: agent.id },
        lastContactAt: NOW.toISOString(),
        task: { dueOn: "2026-11-17", isDone: false, isOverdue: false, mayHandle: true },
      });
      // The task of a colleague is not the agent's to do.
      expect((await list("line=home"))[0]?.task?.mayHandle).toBe(false);
      expect((await call(trainee, "GET", "/renewals/export?days=90")).statusCode).toBe(403);
      const lines = (await call(agent, "GET", "/renewals/export?days=90")).body.trim().split("\r\n");
      expect(lines).toHaveLength(3);
      expect(lines[2]).toContain("Rosa Vela");
    });
  },
  { clock: () => now },
);
