import fc from "fast-check";
import { eq, inArray, lte, sql, and } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import type { ViewedCustomer } from "../../../domain/api/work/customers.ts";
import { contactRow, quoteRow } from "../../../tests/support/request-rows.ts";
import { describeOnServer, logInAs, makeUser } from "../../../tests/support/test-app.ts";
import {
  auditEvents,
  customerKeys,
  customerMerges,
  customers,
  deskEvents,
  messages,
  policies,
  requests,
  tasks,
} from "../../platform/db/schema/index.ts";
import { notifyOfLead } from "../leads/notify-of-lead.ts";
import { BELONGINGS } from "./belongings.ts";
import { keptIdOf } from "./family.ts";
import { mailRow, textRow, isText } from "../../../tests/support/message-rows.ts";
import { isMail } from "../../platform/mail/mail-row.ts";

const family = fc.record({
  quotes: fc.nat(3),
  contacts: fc.nat(2),
  policies: fc.nat(2),
  events: fc.nat(2),
  mails: fc.nat(2),
  texts: fc.nat(2),
  emails: fc.uniqueArray(fc.nat(6), { maxLength: 3 }),
  phones: fc.uniqueArray(fc.nat(6), { maxLength: 2 }),
});
type Family = typeof family extends fc.Arbitrary<infer T> ? T : never;

let made = 0;

describeOnServer("merging customers", (server) => {
  const db = () => server().deps.db;
  let cookie = "";
  beforeAll(async () => {
    cookie = await logInAs(server().app);
  });
  const post = (url: string, payload: object = {}) =>
    server().app.inject({ method: "POST", url, payload, headers: { cookie } });
  const merge = (id: number, otherId: number) => post(`/api/customers/${id}/merge`, { otherId });
  const undo = (id: number) => post(`/api/customer-merges/${id}/undo`);

  /** Creates a customer with every kind of row that can belong to one. */
  async function make(of: Partial<Family> = {}, name = `Person ${made++}`): Promise<number> {
    const [row] = await db().insert(customers).values({ name, language: "en" }).returning();
    const customerId = row?.id ?? 0;
    const at = new Date("2026-11-16T18:00:00Z");
    const lead = () => ({
      reference: `Q-X${made++}`,
      contentHash: `${made}`,
      requestDate: at,
      lastUsedAt: at,
      customerId,
      email: `m${made}@example.com`,
      phone: "713-555-0142",
    });
    const times = <T>(count: number | undefined, one: () => T) => Array.from({ length: count ?? 0 }, one);
    const keys = [
      ...(of.emails ?? []).map((n) => ({ customerId, type: "email" as const, value: `key${n}@example.com` })),
      ...(of.phones ?? []).map((n) => ({ customerId, type: "phone" as const, value: `+1713555010${n}` })),
    ];
    const asked = [
      ...times(of.quotes, () => quoteRow({ ...lead(), name })),
      ...times(of.contacts, () => contactRow({ ...lead(), firstName: "P", lastName: name })),
    ];
    const owned = times(of.policies, () => ({
      customerId,
      carrier: "Acme",
      number: `P-${made++}`,
      line: "auto" as const,
      effectiveOn: "2026-01-01",
      renewsOn: "2027-01-01",
    }));
    const happened = times(of.events, () => ({ type: "note" as const, customerId, data: { text: "Called." }, at }));
    const written = [
      ...times(of.mails, () => mailRow({ customerId })),
      ...times(of.texts, () => textRow({ customerId })),
    ];
    if (keys.length > 0) await db().insert(customerKeys).values(keys);
    if (asked.length > 0) await db().insert(requests).values(asked);
    if (owned.length > 0) await db().insert(policies).values(owned);
    if (happened.length > 0) await db().insert(deskEvents).values(happened);
    if (written.length > 0) await db().insert(messages).values(written);
    return customerId;
  }

  /** Reads a snapshot of every row that a merge may touch, without the events after `lastEvent`. */
  async function everything(lastEvent: number) {
    return {
      customers: await db().select().from(customers).orderBy(customers.id),
      keys: await db().select().from(customerKeys).orderBy(customerKeys.customerId, customerKeys.value),
      requests: await db().select().from(requests).orderBy(requests.id),
      policies: await db().select().from(policies).orderBy(policies.id),
      messages: await db().select().from(messages).orderBy(messages.id),
      events: (await db().select().from(deskEvents).where(lte(deskEvents.id, lastEvent)).orderBy(deskEvents.id)).map(
        ({ place: _givenLater, ...event }) => event,
      ),
    };
  }
  async function lastEvent(): Promise<number> {
    const [row] = await db()
      .select({ id: sql<number>`coalesce(max(id), 0)::int` })
      .from(deskEvents);
    return row?.id ?? 0;
  }

  it("and undoing it, last first, leaves every row as it was, whoever was merged with whom", async () => {
    const steps = fc.array(fc.tuple(fc.nat(3), fc.nat(3)), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(fc.array(family, { minLength: 2, maxLength: 4 }), steps, async (families, pairs) => {
        const ids: number[] = [];
        for (const one of families) ids.push(await make(one));
        const seen = await lastEvent();
        const before = await everything(seen);
        const merges: number[] = [];
        for (const [one, other] of pairs) {
          const kept = await keptIdOf(db(), ids[one % ids.length] ?? 0);
          const gone = await keptIdOf(db(), ids[other % ids.length] ?? 0);
          if (kept === undefined || gone === undefined || kept === gone) continue;
          const answer = await merge(kept, gone);
          expect(answer.statusCode).toBe(200);
          merges.push(answer.json<{ id: number }>().id);
        }
        for (const id of merges.toReversed()) expect((await undo(id)).statusCode).toBe(200);
        expect(await everything(seen)).toEqual(before);
        await db().delete(customerMerges);
      }),
      { numRuns: 15 },
    );
  });

  it("moves whatever refers to a customer, and what they wrote and were written stays one conversation", async () => {
    const names = ["desk_events", "kept_files", "messages", "notices", "policies", "requests", "tasks"];
    expect([...BELONGINGS.keys()].toSorted()).toEqual(names);
    const [a, b] = [await make({ mails: 1, texts: 1 }), await make({ mails: 1, texts: 2 })];
    await merge(a, b);
    expect(await db().$count(messages, and(isMail, eq(messages.customerId, a)))).toBe(2);
    expect(await db().$count(messages, and(isText, eq(messages.customerId, a)))).toBe(3);
  });

  it("on top of another merge is to be undone first, in plain words", async () => {
    const [a, b, c] = [await make({ quotes: 1 }), await make({ quotes: 1 }), await make({ quotes: 1 })];
    const first = (await merge(a, b)).json<{ id: number }>().id;
    const second = (await merge(c, a)).json<{ id: number }>().id;
    const refused = await undo(first);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      error: "These customers were merged with others later. Please undo the later merge first.",
    });
    expect([(await undo(second)).statusCode, (await undo(first)).statusCode]).toEqual([200, 200]);
    expect((await undo(first)).json()).toMatchObject({ error: "This merge was already undone." });
  });

  it("leads from the address of the merged one to the kept one, and refuses to merge it twice", async () => {
    const [a, b, c] = [await make({ quotes: 1 }), await make({ emails: [1] }, "Gone Girl"), await make()];
    await merge(a, b);
    const view = (await server().app.inject({ url: `/api/customers/${b}`, headers: { cookie } })).json<object>();
    expect(view).toMatchObject({ id: a, emails: ["key1@example.com"], merges: [{ name: "Gone Girl" }] });
    expect((await merge(c, b)).statusCode).toBe(409);
    expect((await merge(a, a)).statusCode).toBe(400);
    expect((await merge(a, 999_999)).statusCode).toBe(404);
  });

  it("keeps what comes meanwhile together, and an undo brings it to whom its address belongs", async () => {
    const [a, b] = [await make(), await make({ emails: [9] })];
    const { id } = (await merge(a, b)).json<{ id: number }>();
    const lead = { insuranceType: "auto", name: "Came Later", email: "key9@example.com", phone: "713-555-0177" };
    const sent = await server().app.inject({
      method: "POST",
      url: "/api/quote-requests",
      payload: { ...lead, zipCode: "77008" },
    });
    await notifyOfLead(server().deps, { kind: "quote", ...sent.json<{ reference: string }>() });
    const ownerOf = async () =>
      (
        await db()
          .select()
          .from(requests)
          .where(inArray(requests.name, ["Came Later"]))
      )[0]?.customerId;
    expect(await ownerOf()).toBe(a);
    // A correction of a request of the merged customer gives their address to nobody else.
    const { reference } = sent.json<{ reference: string }>();
    const { cookie } = await makeUser(server(), "senior_agent");
    const corrected = await server().app.inject({
      method: "PATCH",
      url: `/api/quote-requests/${reference}/details`,
      headers: { cookie },
      payload: { to: { zipCode: "77009" }, from: { zipCode: "77008" } },
    });
    expect(corrected.statusCode).toBe(200);
    await undo(id);
    expect(await ownerOf()).toBe(b);
    const ofKey = eq(customerKeys.value, "key9@example.com");
    expect(await db().select({ of: customerKeys.customerId }).from(customerKeys).where(ofKey)).toEqual([{ of: b }]);
  });

  it("keeps whoever took a customer over, and an undo takes that back unless somebody changed it since", async () => {
    const [agent, other] = [await makeUser(server(), "agent"), await makeUser(server(), "agent")];
    const own = (id: number, ownerId: number) => db().update(customers).set({ ownerId }).where(eq(customers.id, id));
    const ownersOf = async (...ids: number[]) => {
      const rows = await db().select().from(customers).where(inArray(customers.id, ids)).orderBy(customers.id);
      return rows.map(({ ownerId }) => ownerId);
    };
    const [a, b, c] = [await make(), await make(), await make()];
    await own(b, agent.id);
    const first = (await merge(a, b)).json<{ id: number }>().id;
    expect(await ownersOf(a)).toEqual([agent.id]);
    await undo(first);
    expect(await ownersOf(a, b)).toEqual([null, agent.id]);

    const second = (await merge(a, b)).json<{ id: number }>().id;
    await own(a, other.id);
    await undo(second);
    expect(await ownersOf(a, b)).toEqual([other.id, agent.id]);

    // One who is taken over already stays with whom they have.
    const third = (await merge(a, b)).json<{ id: number }>().id;
    expect(await ownersOf(a)).toEqual([other.id]);
    await undo(third);
    const fourth = (await merge(c, a)).json<{ id: number }>().id;
    expect(await ownersOf(c)).toEqual([other.id]);
    await undo(fourth);
    expect(await ownersOf(a, b, c)).toEqual([other.id, agent.id, null]);
  });

  it("gives back with a request the policy that was recorded from it meanwhile, with its next term and tasks", async () => {
    const [a, b] = [await make({ quotes: 1 }), await make({ quotes: 1 })];
    const requestOf = async (customerId: number) =>
      (await db().select().from(requests).where(eq(requests.customerId, customerId)))[0]?.id ?? 0;
    const [ofKept, ofMerged] = [await requestOf(a), await requestOf(b)];
    const { id } = (await merge(a, b)).json<{ id: number }>();
    const made = async (carrier: string, origin: { requestId?: number; previousId?: number }) => {
      const days = { effectiveOn: "2026-01-01", renewsOn: "2027-01-01" };
      const values = { customerId: a, ...origin, carrier, number: carrier, line: "auto" as const, ...days };
      const [policy] = await db().insert(policies).values(values).returning();
      const policyId = policy?.id ?? 0;
      await db()
        .insert(tasks)
        .values({ what: `Renew ${carrier}`, dueOn: "2026-11-18", customerId: a, policyId, createdAt: new Date() });
      return policyId;
    };
    await made("Stays", { requestId: ofKept });
    await made("Next term", { previousId: await made("Goes", { requestId: ofMerged }) });
    await undo(id);
    const of = async (customerId: number) => ({
      policies: (
        await db().select().from(policies).where(eq(policies.customerId, customerId)).orderBy(policies.id)
      ).map((one) => one.carrier),
      tasks: (await db().select().from(tasks).where(eq(tasks.customerId, customerId)).orderBy(tasks.id)).map(
        (one) => one.what,
      ),
    });
    expect(await of(a)).toEqual({ policies: ["Stays"], tasks: ["Renew Stays"] });
    expect(await of(b)).toEqual({
      policies: ["Goes", "Next term"],
      tasks: ["Renew Goes", "Renew Next term"],
    });
  });

  it("is for those who may edit", async () => {
    const [a, b] = [await make(), await make()];
    const agent = await makeUser(server(), "agent");
    const headers = { cookie: agent.cookie };
    const url = `/api/customers/${a}/merge`;
    const answer = await server().app.inject({ method: "POST", url, payload: { otherId: b }, headers });
    expect(answer.statusCode).toBe(403);
  });

  it("is not suggested any more of two who are not the same person, for anybody, until that is taken back", async () => {
    const [a, b, c] = [await make({ phones: [9] }), await make({ phones: [9] }), await make({ phones: [9] })];
    const send = (method: "PUT" | "DELETE", url: string, as = cookie) =>
      server().app.inject({ method, url: `/api/customers/${url}`, headers: { cookie: as } });
    const agent = await makeUser(server(), "agent");
    const seen = async (id: number) => {
      const answer = await server().app.inject({ url: `/api/customers/${id}`, headers: { cookie: agent.cookie } });
      const { doubles, parted } = answer.json<ViewedCustomer>();
      return [doubles, parted].map((found) => found.map((one) => one.id));
    };
    expect(await seen(a)).toEqual([[b, c], []]);
    expect((await send("PUT", `${a}/parted/${b}`, agent.cookie)).statusCode).toBe(403);
    expect((await send("PUT", `${a}/parted/${a}`)).statusCode).toBe(400);
    expect((await send("PUT", `${a}/parted/999999`)).statusCode).toBe(404);
    for (const [one, other] of [
      [a, b],
      [b, a],
    ]) {
      expect((await send("PUT", `${one}/parted/${other}`)).statusCode).toBe(200);
    }
    expect([await seen(a), await seen(b)]).toEqual([
      [[c], [b]],
      [[c], [a]],
    ]);
    // After a is merged into c, c counts as a different person from b, as a did before.
    const merged = (await merge(c, a)).json<{ id: number }>();
    expect([await seen(c), await seen(b)]).toEqual([
      [[], [b]],
      [[], [c]],
    ]);
    await undo(merged.id);
    expect([await seen(c), await seen(b)]).toEqual([
      [[a, b], []],
      [[c], [a]],
    ]);
    await merge(c, a);
    for (const _time of [1, 2]) expect((await send("DELETE", `${b}/parted/${c}`)).statusCode).toBe(200);
    expect([await seen(c), await seen(b)]).toEqual([
      [[b], []],
      [[c], []],
    ]);
    const trail = await db().select().from(auditEvents).orderBy(auditEvents.id);
    const told = trail.filter(({ action }) => /^customer\.(un)?part$/.test(action));
    expect(told.map(({ action, subjectId, details }) => [action, subjectId, details["ids"]])).toEqual([
      ["customer.part", String(a), [b]],
      ["customer.unpart", String(b), [c]],
    ]);
  });
});
