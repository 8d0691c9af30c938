import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import type { Bulk, BulkInFull } from "../../../domain/api/work/bulk.ts";
import type { Role } from "../../../domain/platform/permissions.ts";
import { BULK } from "../../../domain/work/bulk-options.ts";
import { contactRow, quoteRow, type QuoteValues } from "../../../tests/support/request-rows.ts";
import { describeOnServer, makeUser } from "../../../tests/support/test-app.ts";
import {
  auditEvents,
  bulkChanges,
  bulkRows,
  deskEvents,
  requests,
  requestTags,
  tags,
  tasks,
  users,
} from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { writeDeskEvent } from "../history/desk-events.ts";
import { compareLately } from "../history/compare-all.ts";
import { runBulk } from "./run-bulk.ts";

/** A Tuesday, noon in Houston. */
const NOW = new Date("2026-11-17T18:00:00Z");
let now = NOW;
const TRY = { isLast: false };

describeOnServer(
  "a bulk change",
  (server) => {
    type Person = Awaited<ReturnType<typeof makeUser>>;
    let agent: Person;
    let other: Person;
    let senior: Person;
    let admin: Person;
    beforeEach(async () => {
      now = NOW;
      const { db } = server().deps;
      await db.delete(bulkChanges);
      await db.delete(requests);
      await db.delete(deskEvents);
      const make = (role: Role) => makeUser(server(), role);
      [agent, other] = [await make("agent"), await make("agent")];
      [senior, admin] = [await make("senior_agent"), await make("admin")];
    });

    let made = 0;
    async function ask(...values: Partial<QuoteValues>[]) {
      const rows = values.map((one) => {
        made++;
        const reference = `Q-B${String(made).padStart(5, "0")}`;
        return quoteRow({
          reference,
          name: `Rosa ${made}`,
          requestDate: NOW,
          lastUsedAt: NOW,
          respondBy: NOW,
          contentHash: reference,
          ...one,
        });
      });
      const asked = await server().deps.db.insert(requests).values(rows).returning();
      const received = asked.map(({ id, requestDate }) => ({
        type: "received" as const,
        requestId: id,
        at: requestDate,
      }));
      await server().deps.db.insert(deskEvents).values(received);
      return asked;
    }
    type Asked = Awaited<ReturnType<typeof ask>>;
    const rowsOf = (asked: Asked) => ({ rows: asked.map(({ reference, version }) => ({ reference, version })) });

    async function call(by: Person, method: "GET" | "POST", url: string, payload?: object) {
      const headers = { cookie: by.cookie };
      const answer = await server().app.inject({ method, url: `/api/${url}`, headers, ...(payload && { payload }) });
      return { status: answer.statusCode, body: answer.body, read: () => answer.json<BulkInFull>() };
    }
    const prepare = (by: Person, change: object, selection: object, kind = "quote") =>
      call(by, "POST", "bulk-changes", { kind, change, selection });
    const find = async (by: Person, id: number) => (await call(by, "GET", `bulk-changes/${id}`)).read();
    async function run(by: Person, change: object, selection: object) {
      const { id } = (await prepare(by, change, selection)).read();
      expect((await call(by, "POST", `bulk-changes/${id}/start`)).status).toBe(200);
      await runBulk(server().deps, id, TRY);
      return find(by, id);
    }
    async function undo(by: Person, id: number) {
      expect((await call(by, "POST", `bulk-changes/${id}/undo`)).status).toBe(200);
      await runBulk(server().deps, id, TRY);
      return find(by, id);
    }
    const stored = (asked: Asked) =>
      server()
        .deps.db.select()
        .from(requests)
        .where(
          inArray(
            requests.id,
            asked.map(({ id }) => id),
          ),
        )
        .orderBy(asc(requests.id));
    const eventsOf = (type: "assigned" | "stage" | "undone" | "binned" | "settled") =>
      server().deps.db.select().from(deskEvents).where(eq(deskEvents.type, type)).orderBy(deskEvents.id);

    it("says before what it will do, and does each row by its own right", async () => {
      const asked = await ask({}, { ownerId: agent.id }, { ownerId: other.id }, { stage: "contacted" });
      const draft = (await prepare(agent, { do: "stage", stage: "contacted" }, rowsOf(asked))).read();
      const refused = [{ reference: asked[2]?.reference, reason: "forbidden" }];
      expect(draft).toMatchObject({ state: "draft", total: 4, waiting: 2, same: 1, refused: 1, notDone: refused });
      expect((await stored(asked)).map(({ stage }) => stage)).toEqual(["new", "new", "new", "contacted"]);

      expect((await call(agent, "POST", `bulk-changes/${draft.id}/start`)).status).toBe(200);
      await runBulk(server().deps, draft.id, TRY);
      const done = await find(agent, draft.id);
      expect(done).toMatchObject({
        state: "done",
        waiting: 0,
        done: 2,
        same: 1,
        refused: 1,
        notDone: refused,
        mayUndo: true,
      });
      expect((await stored(asked)).map(({ stage, ownerId }) => [stage, ownerId])).toEqual([
        ["contacted", agent.id],
        ["contacted", agent.id],
        ["new", other.id],
        ["contacted", null],
      ]);
      expect((await eventsOf("stage")).map(({ actorId }) => actorId)).toEqual([agent.id, agent.id]);
      const trail = await server().deps.db.select().from(auditEvents).where(eq(auditEvents.subjectType, "bulk"));
      expect(trail.at(-1)).toMatchObject({
        action: "bulk.start",
        actorId: agent.id,
        details: { deed: "stage", rows: 2 },
      });
      expect(
        (await server().deps.db.select().from(auditEvents).where(eq(auditEvents.action, "quote.work"))).length,
      ).toBe(2);
      const changed = asked.slice(0, 2).map(({ reference }) => reference);
      const { differences } = await compareLately(server().deps);
      expect(differences.filter(({ reference }) => changed.includes(reference))).toEqual([]);
    });

    it("is refused where only seniors may, or only admins", async () => {
      const asked = await ask({}, {});
      const assign = { do: "assign", ownerId: other.id };
      expect((await prepare(agent, assign, rowsOf(asked))).read()).toMatchObject({ waiting: 0, refused: 2 });
      expect((await prepare(senior, assign, rowsOf(asked))).read()).toMatchObject({ waiting: 2, refused: 0 });
      expect((await prepare(senior, { do: "bin" }, rowsOf(asked))).read()).toMatchObject({ waiting: 0, refused: 2 });
      expect((await prepare(admin, { do: "bin" }, rowsOf(asked))).read()).toMatchObject({ waiting: 2, refused: 0 });
      const task = { what: "Call", dueOn: "2026-11-18", assigneeId: other.id };
      expect((await prepare(agent, { do: "task", task }, rowsOf(asked))).status).toBe(403);
    });

    it("checks the right and the version of each row again when its turn comes", async () => {
      const asked = await ask({}, {}, {});
      const draft = (await prepare(agent, { do: "stage", stage: "quoted" }, rowsOf(asked))).read();
      const { db } = server().deps;
      const [taken, moved] = asked;
      await db
        .update(requests)
        .set({ ownerId: other.id })
        .where(eq(requests.id, taken?.id ?? 0));
      await call(senior, "POST", `quote-requests/${moved?.reference}/work`, {
        version: 0,
        change: { do: "stage", stage: "contacted" },
      });
      await db
        .update(requests)
        .set({ ownerId: null })
        .where(eq(requests.id, moved?.id ?? 0));
      await call(agent, "POST", `bulk-changes/${draft.id}/start`);
      await runBulk(server().deps, draft.id, TRY);
      expect(await find(agent, draft.id)).toMatchObject({
        done: 1,
        notDone: [
          { reference: taken?.reference, reason: "forbidden" },
          { reference: moved?.reference, reason: "conflict" },
        ],
      });
    });

    it("stops at the rows that are left when the account is closed", async () => {
      const asked = await ask({}, {});
      const draft = (await prepare(agent, { do: "take" }, rowsOf(asked))).read();
      await call(agent, "POST", `bulk-changes/${draft.id}/start`);
      await server().deps.db.update(users).set({ isActive: false }).where(eq(users.id, agent.id));
      await runBulk(server().deps, draft.id, TRY);
      expect((await stored(asked)).map(({ ownerId }) => ownerId)).toEqual([null, null]);
      const rows = await server().deps.db.select().from(bulkRows);
      expect(rows.map(({ reason }) => reason)).toEqual(["forbidden", "forbidden"]);
    });

    it("that is killed in the middle is finished by two workers, and no row is done twice", async () => {
      const { deps } = server();
      const asked = await ask(...Array.from({ length: 12 }, () => ({})));
      const draft = (await prepare(senior, { do: "assign", ownerId: other.id }, rowsOf(asked))).read();
      await call(senior, "POST", `bulk-changes/${draft.id}/start`);
      let turns = 0;
      const killed: Deps = {
        ...deps,
        recordEvent: async (tx, event, at) => {
          await deps.recordEvent(tx, event, at);
          if (++turns === 5) throw new Error("killed");
        },
      };
      await expect(runBulk(killed, draft.id, TRY)).rejects.toThrow("killed");
      expect(await find(senior, draft.id)).toMatchObject({ state: "running", done: 4, waiting: 8 });

      await Promise.all([runBulk(deps, draft.id, TRY), runBulk(deps, draft.id, TRY)]);
      expect(await find(senior, draft.id)).toMatchObject({ state: "done", done: 12, waiting: 0, refused: 0 });
      const events = await eventsOf("assigned");
      expect(events.length).toBe(12);
      expect(new Set(events.map(({ requestId }) => requestId)).size).toBe(12);
      expect((await stored(asked)).every(({ ownerId, version }) => ownerId === other.id && version === 1)).toBe(true);

      await call(senior, "POST", `bulk-changes/${draft.id}/undo`);
      turns = 0;
      await expect(runBulk(killed, draft.id, TRY)).rejects.toThrow("killed");
      await Promise.all([runBulk(deps, draft.id, TRY), runBulk(deps, draft.id, TRY)]);
      expect(await find(senior, draft.id)).toMatchObject({ state: "undone", undone: 12, kept: 0 });
      expect((await eventsOf("undone")).length).toBe(12);
      expect((await stored(asked)).every(({ ownerId, version }) => ownerId === null && version === 2)).toBe(true);
    });

    it("goes on after a row that fails for good, and lists it", async () => {
      const { deps } = server();
      const asked = await ask({}, {});
      const draft = (await prepare(senior, { do: "take" }, rowsOf(asked))).read();
      await call(senior, "POST", `bulk-changes/${draft.id}/start`);
      const faulty: Deps = {
        ...deps,
        recordEvent: (tx, event, at) =>
          event.subject?.id === asked[0]?.reference
            ? Promise.reject(new Error("faulty"))
            : deps.recordEvent(tx, event, at),
      };
      await expect(runBulk(faulty, draft.id, TRY)).rejects.toThrow("faulty");
      await runBulk(faulty, draft.id, { isLast: true });
      const notDone = [{ reference: asked[0]?.reference, reason: "failed" }];
      expect(await find(senior, draft.id)).toMatchObject({ state: "done", done: 1, notDone });
    });

    it("is undone as a whole, except for what somebody has touched since", async () => {
      const asked = await ask({ ownerId: agent.id }, {}, {});
      const { id } = await run(senior, { do: "assign", ownerId: other.id }, rowsOf(asked));
      const touched = asked[1]?.reference;
      const note = { do: "stage", stage: "contacted" };
      await call(other, "POST", `quote-requests/${touched}/work`, { version: 1, change: note });
      expect((await call(other, "POST", `bulk-changes/${id}/undo`)).status).toBe(404);
      const undone = await undo(senior, id);
      const notDone = [{ reference: touched, reason: "conflict" }];
      expect(undone).toMatchObject({ state: "undone", undone: 2, kept: 1, done: 0, notDone, mayUndo: false });
      expect((await stored(asked)).map(({ ownerId }) => ownerId)).toEqual([agent.id, other.id, null]);
      expect((await call(senior, "POST", `bulk-changes/${id}/undo`)).status).toBe(409);
    });

    it("takes and settles what waits, and gives both back", async () => {
      const asked = await ask({}, { ownerId: agent.id });
      const taken = await run(agent, { do: "take" }, rowsOf(asked));
      expect(taken).toMatchObject({ done: 1, same: 1, refused: 0 });
      const now1 = await stored(asked);
      const settled = await run(agent, { do: "settle" }, rowsOf(now1));
      expect(settled).toMatchObject({ done: 2 });
      expect((await stored(asked)).map(({ waitsFor }) => waitsFor)).toEqual(["nobody", "nobody"]);
      expect(await undo(agent, settled.id)).toMatchObject({ undone: 2 });
      expect((await stored(asked)).map(({ waitsFor }) => waitsFor)).toEqual(["us", "us"]);
    });

    it.each([
      ["settles", { do: "settle" }],
      ["ends", { do: "stage", stage: "lost", reason: "price" }],
      ["throws away", { do: "bin" }],
    ])("%s none whose customer wrote after it was said what would happen", async (_what, change) => {
      const asked = await ask({ ownerId: agent.id }, { ownerId: agent.id });
      const { id } = (await prepare(admin, change, rowsOf(asked))).read();
      const requestId = asked[1]?.id ?? 0;
      const at = new Date(now.getTime() + 1);
      const data = { channel: "page", direction: "in", text: "And one thing more" };
      await writeDeskEvent(server().deps.db, { type: "message", requestId, actor: null, data, at });
      await call(admin, "POST", `bulk-changes/${id}/start`);
      await runBulk(server().deps, id, TRY);
      const notDone = [{ reference: asked[1]?.reference, reason: "conflict" }];
      expect(await find(admin, id)).toMatchObject({ done: 1, notDone });
      const [, kept] = await stored(asked);
      expect(kept).toMatchObject({ waitsFor: "us", stage: "new", lastUsedAt: NOW });
    });

    it("adds tags, and gives each request back those that it had", async () => {
      const { db } = server().deps;
      const named = (name: string) => ({ nameEn: name, nameEs: `${name} es`, color: "blue" as const, position: 1 });
      const [claim, vip] = await db
        .insert(tags)
        .values([named("Claim"), named("VIP")])
        .returning({ id: tags.id });
      const ids = [claim?.id ?? 0, vip?.id ?? 0];
      const asked = await ask({}, {});
      expect(await run(agent, { do: "tags", add: ids.slice(0, 1) }, rowsOf(asked.slice(0, 1)))).toMatchObject({
        done: 1,
      });
      const both = await run(agent, { do: "tags", add: ids }, rowsOf(await stored(asked)));
      expect(both).toMatchObject({ done: 2, refused: 0 });
      const tagged = async () => {
        const rows = await db.select().from(requestTags).orderBy(requestTags.requestId, requestTags.tagId);
        return asked.map(({ id }) => rows.filter((row) => row.requestId === id).map(({ tagId }) => tagId));
      };
      expect(await tagged()).toEqual([ids, ids]);
      expect((await prepare(agent, { do: "tags", add: ids }, rowsOf(asked))).read()).toMatchObject({ same: 2 });
      expect((await prepare(agent, { do: "tags", add: [999_999] }, rowsOf(asked))).status).toBe(400);
      expect(await undo(agent, both.id)).toMatchObject({ undone: 2 });
      expect(await tagged()).toEqual([ids.slice(0, 1), []]);
    });

    it("makes a task for each request, and takes back those that nobody has touched", async () => {
      const asked = await ask({}, {});
      const task = { what: "Ask for the VIN", dueOn: "2026-11-20", assigneeId: agent.id };
      const { id, done } = await run(agent, { do: "task", task }, rowsOf(asked));
      expect(done).toBe(2);
      const open = await server().deps.db.select().from(tasks).orderBy(asc(tasks.id));
      expect(open.map(({ requestId, what }) => [requestId, what])).toEqual(
        asked.map((one) => [one.id, "Ask for the VIN"]),
      );
      const headers = { cookie: agent.cookie };
      await server().app.inject({ method: "PUT", url: `/api/tasks/${open[0]?.id}/done`, headers });
      const notDone = [{ reference: asked[0]?.reference, reason: "conflict" }];
      expect(await undo(agent, id)).toMatchObject({ undone: 1, kept: 1, notDone });
      expect(await server().deps.db.$count(tasks)).toBe(1);
    });

    it("puts requests into the trash, except held ones, and takes them out again as they were", async () => {
      const asked = await ask({}, { isHeld: true }, {});
      const { id, notDone, done } = await run(admin, { do: "bin" }, rowsOf(asked));
      expect([done, notDone]).toEqual([2, [{ reference: asked[1]?.reference, reason: "held" }]]);
      const listed = async (query: string) =>
        (await call(admin, "GET", `quote-requests${query}`)).body.match(/"reference":"[^"]+/g)?.length ?? 0;
      expect([await listed(""), await listed("?binned=true")]).toEqual([1, 2]);
      await call(admin, "POST", `quote-requests/${asked[2]?.reference}/restore`);
      expect(await undo(admin, id)).toMatchObject({ undone: 1, kept: 1 });
      expect([await listed(""), await listed("?binned=true")]).toEqual([3, 0]);
      const [first] = await stored(asked);
      expect(first?.lastUsedAt).toEqual(NOW);
      expect((await eventsOf("binned")).map(({ undoneAt }) => undoneAt !== null)).toEqual([true, false]);
    });

    it("exports the selected requests and changes nothing", async () => {
      const [mine, ...rest] = await ask({ name: "Rosa Vela" }, { name: "Ana Ruiz" }, { name: "Not Chosen" });
      const chosen = [mine, rest[0]].filter((one) => one !== undefined);
      const draft = (await prepare(agent, { do: "export" }, rowsOf(chosen))).read();
      expect((await call(agent, "POST", `bulk-changes/${draft.id}/start`)).status).toBe(409);
      const { body } = await call(agent, "GET", `bulk-changes/${draft.id}/export`);
      expect(body).toContain("Rosa Vela");
      expect(body).toContain("Ana Ruiz");
      expect(body).not.toContain("Not Chosen");
      expect((await call(other, "GET", `bulk-changes/${draft.id}/export`)).status).toBe(404);
      const [last] = await server()
        .deps.db.select()
        .from(auditEvents)
        .where(and(eq(auditEvents.action, "export"), eq(auditEvents.actorId, agent.id)));
      expect(last?.details).toEqual({ rows: 2 });
    });

    it("of a whole view has the rows of the list, at most a thousand, and says when there are more", async () => {
      await ask(...Array.from({ length: BULK.rows + 3 }, (_, n) => ({ requestDate: new Date(NOW.getTime() - n) })));
      await ask({ language: "es" }, { language: "es", ownerId: other.id });
      const spanish = (await prepare(senior, { do: "take" }, { filter: { view: "spanish" } })).read();
      expect(spanish).toMatchObject({ total: 2, waiting: 2, hasMore: false });
      const nobodys = (await prepare(senior, { do: "take" }, { filter: { view: "spanish", owner: "none" } })).read();
      expect(nobodys).toMatchObject({ total: 1, hasMore: false });
      const all = (await prepare(senior, { do: "take" }, { filter: { language: "en", order: "oldest" } })).read();
      expect(all).toMatchObject({ total: BULK.rows, waiting: BULK.rows, hasMore: true });
      const chosen = await server()
        .deps.db.select({ at: sql<string>`max(${requests.requestDate})` })
        .from(bulkRows)
        .innerJoin(requests, eq(requests.id, bulkRows.requestId))
        .where(eq(bulkRows.bulkId, all.id));
      expect(new Date(chosen[0]?.at ?? 0)).toEqual(new Date(NOW.getTime() - 3));
    });

    it("is for one kind of requests with its own stages", async () => {
      const [contact] = await server()
        .deps.db.insert(requests)
        .values(
          contactRow({ reference: "C-BULK1", message: "Hello", contentHash: "C", requestDate: NOW, lastUsedAt: NOW }),
        )
        .returning();
      const rows = { rows: [{ reference: contact?.reference, version: 0 }] };
      expect((await prepare(agent, { do: "stage", stage: "won" }, rows, "contact")).status).toBe(400);
      expect((await prepare(agent, { do: "stage", stage: "answered" }, rows, "contact")).read().waiting).toBe(1);
      expect((await prepare(agent, { do: "stage", stage: "contacted" }, rows, "quote")).read().total).toBe(0);
      expect((await prepare(agent, { do: "stage", stage: "lost" }, rows, "quote")).status).toBe(400);
    });

    it("is limited: some that run at a time, and few drafts of a user", async () => {
      const asked = await ask({});
      const starts: number[] = [];
      for (let n = 0; n <= BULK.running; n++) {
        const { id } = (await prepare(agent, { do: "take" }, rowsOf(asked))).read();
        starts.push((await call(agent, "POST", `bulk-changes/${id}/start`)).status);
      }
      expect(starts).toEqual([...Array.from({ length: BULK.running }, () => 200), 429]);
      for (let n = 0; n < BULK.drafts + 2; n++) await prepare(agent, { do: "take" }, rowsOf(asked));
      const drafts = and(eq(bulkChanges.userId, agent.id), eq(bulkChanges.state, "draft"));
      expect(await server().deps.db.$count(bulkChanges, drafts)).toBe(BULK.drafts);
      const listed: Bulk[] = JSON.parse((await call(agent, "GET", "bulk-changes")).body);
      expect(listed.map(({ state }) => state)).toEqual(Array.from({ length: BULK.running }, () => "running"));
    });
  },
  { clock: () => now },
);
