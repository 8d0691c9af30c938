import { and, eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import type { PresentedCustomer } from "../../../domain/api/work/customers.ts";
import type { Tag, TagUses } from "../../../domain/api/work/tags.ts";
import type { Worked } from "../../../domain/api/work/desk.ts";
import { searchHeaders } from "../../../domain/platform/search-header.ts";
import { TAG_MAX } from "../../../domain/platform/limits.ts";
import { quoteRow, type QuoteValues } from "../../../tests/support/request-rows.ts";
import { describeOnServer, logInAs, makeUser } from "../../../tests/support/test-app.ts";
import {
  auditEvents,
  customers,
  customerTags,
  deskEvents,
  requests,
  requestTags,
  routingRules,
  tags,
} from "../../platform/db/schema/index.ts";
import { notifyOfLead } from "../leads/notify-of-lead.ts";

const NOW = new Date("2026-11-17T18:00:00Z");
let made = 0;

describeOnServer(
  "tags",
  (server) => {
    type Person = { id: number; cookie: string };
    const db = () => server().deps.db;
    let admin: string;
    let agent: Person;
    let other: Person;
    let trainee: Person;
    beforeEach(async () => {
      await db().delete(routingRules);
      await db().delete(tags);
      admin = await logInAs(server().app);
      [agent, other, trainee] = [
        await makeUser(server(), "agent"),
        await makeUser(server(), "agent"),
        await makeUser(server(), "trainee"),
      ];
    });

    async function call(
      by: string,
      method: "GET" | "POST" | "PUT" | "DELETE",
      url: string,
      payload?: object,
      words = "",
    ) {
      const headers = { cookie: by, ...searchHeaders(words) };
      return server().app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
    }
    async function make(nameEn: string, nameEs = `${nameEn} (es)`): Promise<number> {
      const answer = await call(admin, "POST", "/tags", { nameEn, nameEs, color: "blue" });
      expect([answer.statusCode, answer.body]).toEqual([201, expect.stringContaining("id")]);
      return answer.json<{ id: number }>().id;
    }
    const list = async () => (await call(admin, "GET", "/tags")).json<Tag[]>();
    const named = async () => (await list()).map(({ name }) => name.en);
    const find = async (id: number) => (await list()).find((tag) => tag.id === id);
    async function change(id: number, changes: object) {
      const tag = await find(id);
      const { name, color, isRetired, version } = tag ?? { name: { en: "", es: "" }, color: "red", isRetired: false };
      const body = { nameEn: name.en, nameEs: name.es, color, isRetired, version, ...changes };
      return call(admin, "PUT", `/tags/${id}`, body);
    }
    /** Stores a request, without an owner unless one is given. */
    async function request(values: Partial<QuoteValues> = {}) {
      made++;
      const own = { reference: `Q-T${made}`, contentHash: `t${made}`, email: `t${made}@example.com` };
      const row = quoteRow({ ...own, requestDate: NOW, lastUsedAt: NOW, ...values });
      const [stored] = await db().insert(requests).values(row).returning();
      if (!stored) throw new Error("not stored");
      return stored;
    }
    async function customer(name = `Person ${++made}`): Promise<number> {
      const [row] = await db().insert(customers).values({ name, language: "en" }).returning();
      return row?.id ?? 0;
    }
    async function tag(by: Person, reference: string, add: number[], remove: number[] = [], version = 0) {
      const change = { do: "tags", add, remove };
      const answer = await call(by.cookie, "POST", `/quote-requests/${reference}/work`, { version, change });
      return { statusCode: answer.statusCode, body: answer.json<Worked>() };
    }
    const referencesOf = async (query: string, words?: string) =>
      (await call(agent.cookie, "GET", `/quote-requests?${query}`, undefined, words))
        .json<{ reference: string }[]>()
        .map(({ reference }) => reference);
    const audited = async (action: string) =>
      (await db().select().from(auditEvents).where(eq(auditEvents.action, action)).orderBy(auditEvents.id)).at(-1);

    it("are kept by admins: named in both languages, ordered, renamed, retired; no name twice", async () => {
      const [boat, vip] = [await make("Boat", "Lancha"), await make("VIP")];
      expect(await list()).toMatchObject([
        { id: boat, name: { en: "Boat", es: "Lancha" }, color: "blue" },
        { id: vip },
      ]);
      const twice = await call(admin, "POST", "/tags", { nameEn: "boat", nameEs: "Barco", color: "red" });
      expect([twice.statusCode, twice.body]).toEqual([400, expect.stringContaining("nameEn")]);
      expect((await call(admin, "POST", "/tags", { nameEn: "New", nameEs: "Nueva", color: "pink" })).statusCode).toBe(
        400,
      );
      expect((await change(vip, { nameEs: "LANCHA" })).statusCode).toBe(400);
      expect((await call(admin, "PUT", "/tags/order", { ids: [vip, boat], seen: [boat, vip] })).statusCode).toBe(200);
      expect(await named()).toEqual(["VIP", "Boat"]);
      expect((await call(admin, "PUT", "/tags/order", { ids: [vip, boat], seen: [boat, vip] })).statusCode).toBe(409);
      expect((await change(boat, { nameEn: "Boats", isRetired: true })).statusCode).toBe(200);
      expect(await find(boat)).toMatchObject({ name: { en: "Boats" }, isRetired: true, version: 1 });
      expect((await change(boat, { version: 0 })).statusCode).toBe(409);
      expect(await audited("tag.retire")).toMatchObject({ subjectId: String(boat), details: { tag: "Boats" } });
      expect((await call(agent.cookie, "POST", "/tags", { nameEn: "X", nameEs: "Y", color: "red" })).statusCode).toBe(
        403,
      );
    });

    it("are set by agents on what they may work, told in the history, and undone", async () => {
      const [boat, vip] = [await make("Boat", "Lancha"), await make("VIP")];
      const { id, reference } = await request({ ownerId: agent.id });
      expect((await tag(other, reference, [boat])).statusCode).toBe(403);
      expect((await tag(trainee, reference, [boat])).statusCode).toBe(403);
      const first = await tag(agent, reference, [boat, vip]);
      expect(first.body.work).toMatchObject({ tagIds: [boat, vip], version: 1 });
      expect(first.body.event).toMatchObject({
        type: "tags",
        data: { tags: { added: [{ en: "Boat", es: "Lancha" }, {}] } },
      });
      expect(await audited("quote.work")).toMatchObject({ details: { deed: "tags", added: [boat, vip] } });
      // Whoever saw an older version adds to what is there: nothing is lost, and the same tag again is no change.
      expect((await tag(agent, reference, [boat])).body).toMatchObject({ event: null, work: { version: 1 } });
      const second = await tag(agent, reference, [], [vip]);
      expect(second.body.work.tagIds).toEqual([boat]);
      const undo = { eventId: second.body.event?.id };
      const undone = await call(agent.cookie, "POST", `/quote-requests/${reference}/work/undo`, undo);
      expect(undone.json<Worked>().work.tagIds).toEqual([boat, vip]);
      expect(await db().select().from(requestTags).where(eq(requestTags.requestId, id))).toMatchObject([
        { kind: "quote", requestDate: NOW },
        {},
      ]);
    });

    it("that are retired, unknown or too many are refused; a request without an owner is not taken", async () => {
      const old = await make("Old");
      const { reference } = await request();
      expect((await tag(agent, reference, [old])).body.work).toMatchObject({ tagIds: [old], owner: null });
      await change(old, { isRetired: true });
      const another = await request();
      expect((await tag(agent, another.reference, [old])).statusCode).toBe(400);
      expect((await tag(agent, another.reference, [999_999])).statusCode).toBe(400);
      const many: number[] = [];
      for (let n = 0; n <= TAG_MAX.onOne; n++) many.push(await make(`Many ${n}`));
      expect((await tag(agent, another.reference, many)).statusCode).toBe(400);
      expect((await tag(agent, another.reference, many.slice(1))).statusCode).toBe(200);
      // One that was retired can still be taken off.
      expect((await tag(agent, reference, [], [old], 1)).body.work.tagIds).toEqual([]);
    });

    it("narrow lists, counts, the board, views and exports, page by page in the order of the list", async () => {
      const [boat, vip] = [await make("Boat", "Lancha"), await make("VIP")];
      const made = [];
      for (let day = 1; day <= 5; day++)
        made.push(await request({ requestDate: new Date(NOW.getTime() - day * 86_400_000) }));
      await request();
      for (const { reference } of made) await tag(agent, reference, [boat]);
      const [newest, second] = made;
      await tag(agent, second?.reference ?? "", [vip], [], 1);
      const inOrder = made.map(({ reference }) => reference);
      expect(await referencesOf(`tag=${boat}`)).toEqual(inOrder);
      expect(await referencesOf(`tag=${boat}&order=oldest`)).toEqual(inOrder.toReversed());
      expect(await referencesOf(`tag=${boat}&sort=name`)).toHaveLength(5);
      expect(await referencesOf(`tag=${boat},${vip}`)).toEqual([second?.reference]);
      expect(await referencesOf(`tag=${boat}`, newest?.reference)).toEqual([newest?.reference]);
      expect(await referencesOf(`tag=${vip}`, newest?.reference)).toEqual([]);
      const page = await server().app.inject({
        url: `/api/quote-requests?tag=${boat}&limit=3`,
        headers: { cookie: agent.cookie },
      });
      const next = /before=([^&>]+)/.exec(String(page.headers["link"]))?.[1] ?? "";
      expect(await referencesOf(`tag=${boat}&limit=3&before=${next}`)).toEqual(inOrder.slice(3));
      expect((await call(agent.cookie, "GET", "/quote-requests?tag=x")).statusCode).toBe(400);
      const board = await call(agent.cookie, "GET", `/desk-board?tag=${boat}`);
      expect(board.json<{ new: { count: number } }>().new.count).toBe(5);
      const view = { name: "Boats", kind: "quote", filters: { tag: String(boat) } };
      expect((await call(agent.cookie, "POST", "/desk-views", view)).statusCode).toBe(201);
      expect((await call(agent.cookie, "GET", "/desk-views")).json()).toMatchObject([{ name: "Boats", count: 5 }]);
      const csv = await server().app.inject({
        url: `/api/quote-requests/export?tag=${boat}&lang=es`,
        headers: { cookie: agent.cookie },
      });
      expect(csv.body.split("\n")[0]).toContain("Etiquetas");
      expect(csv.body).toContain('"Lancha, VIP (es)"');
    });

    it("are set on customers, narrow their list and search, and stay exact through a merge and its undoing", async () => {
      const [boat, vip] = [await make("Boat"), await make("VIP")];
      const [kept, merged] = [await customer("Zoe Tagged"), await customer("Zoe Tagged")];
      const put = (by: string, id: number, body: object) => call(by, "PUT", `/customers/${id}/tags`, body);
      expect((await put(trainee.cookie, kept, { add: [boat] })).statusCode).toBe(403);
      expect((await put(agent.cookie, kept, { add: [boat] })).json()).toEqual({ tagIds: [boat] });
      await put(agent.cookie, merged, { add: [boat, vip] });
      const idsOf = async (query: string, words?: string) =>
        (await call(agent.cookie, "GET", `/customers?${query}`, undefined, words))
          .json<PresentedCustomer[]>()
          .map(({ id }) => id);
      expect(await idsOf(`tag=${boat}`)).toEqual([merged, kept]);
      expect(await idsOf(`tag=${boat},${vip}`)).toEqual([merged]);
      expect(await idsOf(`tag=${vip}`, "Zoe")).toEqual([merged]);
      const told = and(eq(deskEvents.type, "tags"), eq(deskEvents.customerId, merged));
      expect(await db().select().from(deskEvents).where(told)).toMatchObject([{ actorId: agent.id }]);
      expect(await audited("customer.tags")).toMatchObject({ details: { added: [boat, vip] } });
      const merge = await call(admin, "POST", `/customers/${kept}/merge`, { otherId: merged });
      expect(await idsOf(`tag=${vip}`)).toEqual([kept]);
      expect((await call(agent.cookie, "GET", `/customers/${kept}`)).json()).toMatchObject({ tagIds: [boat, vip] });
      await call(admin, "POST", `/customer-merges/${merge.json<{ id: number }>().id}/undo`);
      expect(await idsOf(`tag=${boat}`)).toEqual([merged, kept]);
      expect(await idsOf(`tag=${vip}`)).toEqual([merged]);
    });

    it("of the customer choose a routing rule, which adds its own; both go with a request and a customer", async () => {
      const [boat, vip, old] = [await make("Boat"), await make("VIP", "Muy importante"), await make("Old")];
      const rule = {
        name: "Boats first",
        isActive: true,
        conditions: { tagIds: [boat] },
        target: { to: "agent", userIds: [agent.id] },
        tagIds: [vip, old],
      };
      expect((await call(admin, "POST", "/routing-rules", { ...rule, tagIds: [999_999] })).statusCode).toBe(400);
      expect((await call(admin, "POST", "/routing-rules", rule)).statusCode).toBe(201);
      await change(old, { isRetired: true });
      const customerId = await customer();
      const arrive = async () => {
        const { id, reference } = await request({ customerId, respondBy: NOW });
        await notifyOfLead(server().deps, { kind: "quote", reference });
        return { id, reference, row: (await db().select().from(requests).where(eq(requests.id, id)))[0] };
      };
      expect((await arrive()).row?.ownerId).toBeNull();
      await call(agent.cookie, "PUT", `/customers/${customerId}/tags`, { add: [boat] });
      const { id, row, reference } = await arrive();
      expect(row?.ownerId).toBe(agent.id);
      expect((await call(agent.cookie, "GET", `/quote-requests/${reference}`)).json<Worked>().work.tagIds).toEqual([
        vip,
      ]);
      const told = and(eq(deskEvents.type, "tags"), eq(deskEvents.requestId, id));
      expect(await db().select().from(deskEvents).where(told)).toMatchObject([{ data: { rule: "Boats first" } }]);
      const uses = (await call(admin, "GET", "/tag-uses")).json<TagUses[]>().find((one) => one.id === vip);
      expect(uses).toEqual({ id: vip, requests: 1, customers: 0, rules: ["Boats first"] });
      expect((await call(admin, "DELETE", `/tags/${vip}`)).statusCode).toBe(409);
      expect((await call(admin, "DELETE", `/tags/${boat}`)).statusCode).toBe(409);
      await db().delete(routingRules);
      expect((await call(admin, "DELETE", `/tags/${vip}`)).statusCode).toBe(200);
      expect(await audited("tag.delete")).toMatchObject({ details: { tag: "VIP", uses: 1 } });
      expect(await db().$count(requestTags, eq(requestTags.requestId, id))).toBe(0);
      await db().delete(requests).where(eq(requests.customerId, customerId));
      await db().delete(customers).where(eq(customers.id, customerId));
      expect(await db().$count(customerTags, eq(customerTags.customerId, customerId))).toBe(0);
    });
  },
  { clock: () => NOW },
);
