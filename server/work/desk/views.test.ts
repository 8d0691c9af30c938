import { eq, like } from "drizzle-orm";
import { expect, it } from "vitest";
import type { DeskCounts } from "../../../domain/api/work/desk.ts";
import { ALL_STAGES } from "../../../domain/work/desk/stages.ts";
import { COUNTED_UP_TO, LEAD_SORTS } from "../../../domain/work/desk/views.ts";
import { LEAD_TYPES } from "../../../domain/work/request-kinds.ts";
import { contactRow } from "../../../tests/support/request-rows.ts";
import { describeOnServer, logInAs, makeUser } from "../../../tests/support/test-app.ts";
import { requests, users } from "../../platform/db/schema/index.ts";
import { viewCounter } from "./desk-counts.ts";

/** Returns the wait columns for a changed request: once anything about it is changed, it waits for nobody. */
const waitOf = (changes: object) => (Object.keys(changes).length > 0 ? { waitsFor: "nobody" as const } : {});
const contact = { firstName: "Rosa", lastName: "Vela", email: "rosa@example.com", phone: "713-555-0166" };

describeOnServer("the views of the desk", (server) => {
  const ask = async <T>(url: string, cookie: string): Promise<PageOfRows<T>> => {
    const answer = await server().app.inject({ url, headers: { cookie } });
    expect([url, answer.statusCode]).toEqual([url, 200]);
    return { rows: answer.json<T>(), next: /<([^>]+)>/.exec(String(answer.headers["link"]))?.[1] };
  };
  type PageOfRows<T> = { rows: T; next: string | undefined };
  type Listed = { reference: string; lastName: string }[];

  async function make(lastName: string, changes: Partial<typeof requests.$inferInsert> = {}) {
    const { app, deps } = server();
    const answer = await app.inject({
      method: "POST",
      url: "/api/contact-requests",
      payload: { ...contact, lastName },
      headers: { "accept-language": "en" },
    });
    const { reference } = answer.json<{ reference: string }>();
    const moment = new Date(deps.clock().getTime() + 3_600_000);
    await deps.db
      .update(requests)
      .set({ respondBy: moment, ...waitOf(changes), ...changes })
      .where(eq(requests.reference, reference));
    return reference;
  }

  it("narrow by what is to be done, and count it", async () => {
    const cookie = await logInAs(server().app);
    const [admin] = await server().deps.db.select().from(users).where(eq(users.username, "admin"));
    const now = server().deps.clock().getTime();
    const at = (hours: number) => new Date(now + hours * 3_600_000);
    const expected = {
      urgent: await make("Urgent", { stage: "contacted", priority: "high" }),
      unanswered: await make("Unanswered"),
      waitingMine: await make("Wrote again", {
        ownerId: admin?.id ?? 0,
        stage: "closed",
        waitsFor: "us",
        waitsSince: at(-5),
      }),
      mine: await make("Mine", { ownerId: admin?.id ?? 0, stage: "contacted", type: "question" }),
      due: await make("Due", { stage: "contacted", dueAt: at(-30) }),
      spanish: await make("Spanish", { language: "es", stage: "contacted" }),
      suspected: await make("Suspected", { isSuspect: true, stage: "contacted", type: "question" }),
    };
    await make("Later", { stage: "contacted", type: "question", dueAt: at(48) });
    await make("Ended", { ownerId: admin?.id ?? 0, stage: "closed", language: "es", dueAt: at(-30) });
    await make("Before the clock", { respondBy: null });
    const { rows: counts } = await ask<DeskCounts>("/api/desk-counts", cookie);
    const shown: Record<string, string[]> = {};
    for (const view of Object.keys(expected)) {
      const { rows } = await ask<Listed>(`/api/contact-requests?view=${view}`, cookie);
      shown[view] = rows.map(({ reference }) => reference);
    }
    expect(shown).toEqual(Object.fromEntries(Object.entries(expected).map(([view, one]) => [view, [one]])));
    const waiting = await ask<Listed>("/api/contact-requests?view=waiting", cookie);
    // The longest wait comes first, whatever the stage.
    expect(waiting.rows.map(({ lastName }) => lastName)).toEqual(["Wrote again", "Unanswered"]);
    expect(counts.contacts).toEqual({
      waiting: 2,
      waitingMine: 1,
      urgent: 1,
      unanswered: 1,
      unread: 0,
      mentioned: 0,
      mine: 1,
      due: 1,
      spanish: 1,
      suspected: 1,
    });
    // The count of a type equals the list of that type, which leaves out suspected requests.
    const { rows: questions } = await ask<Listed>("/api/contact-requests?type=question", cookie);
    expect(questions).toHaveLength(2);
    const none = Object.fromEntries(LEAD_TYPES.map((type) => [type, 0]));
    expect(counts.types).toEqual({ ...none, question: 2 });
    const nobodys = await ask<Listed>("/api/contact-requests?owner=none&stage=closed", cookie);
    expect(nobodys.rows).toEqual([]);
    const own = await ask<Listed>("/api/contact-requests?owner=me&sort=name", cookie);
    expect(own.rows.map(({ lastName }) => lastName)).toEqual(["Ended", "Mine", "Wrote again"]);
  });

  it("narrow by what a figure counts: answers, ends, reasons, and where requests come from", async () => {
    const cookie = await logInAs(server().app);
    const at = (day: string) => new Date(`${day}T18:00:00Z`);
    const answered = await make("Answered", { firstResponseAt: at("2026-02-02"), type: "claim" });
    const ended = await make("Ended", { stage: "closed", endedAt: at("2026-02-03") });
    const tagged = await make("Tagged", { source: { utm_source: "Google", utm_campaign: "Spring" } });
    const referred = await make("Referred", { source: { referrer: "news.example.com", utm_campaign: "spring" } });
    const called = await make("Called", { source: { channel: "phone" } });
    const lost = await make("Lost", { lostReason: "price", confirmedAt: at("2026-02-04") });
    const all = [answered, ended, tagged, referred, called, lost];
    const listed = async (filter: string) => {
      const { rows } = await ask<Listed>(`/api/contact-requests?limit=100&${filter}`, cookie);
      return all.filter((one) => rows.some(({ reference }) => reference === one));
    };
    expect(await listed("answered=yes")).toEqual([answered]);
    expect(await listed("answered=no&type=none")).toEqual(all.slice(1));
    expect(await listed("type=claim")).toEqual([answered]);
    expect(await listed("endedFrom=2026-02-03&endedTo=2026-02-03")).toEqual([ended]);
    expect(await listed("endedFrom=2026-02-04")).toEqual([]);
    expect(await listed("endedTo=2026-02-02")).toEqual([]);
    expect(await listed("reason=price&confirmed=yes")).toEqual([lost]);
    expect(await listed("confirmed=no&reason=price")).toEqual([]);
    expect(await listed("entered=no&answered=yes")).toEqual([answered]);
    expect(await listed("entered=yes")).toEqual([]);
    expect(await listed("source=google")).toEqual([tagged]);
    expect(await listed("source=NEWS.example.com")).toEqual([referred]);
    expect(await listed("source=phone")).toEqual([called]);
    expect(await listed("source=direct")).toEqual([answered, ended, lost]);
    expect(await listed("campaign=SPRING")).toEqual([tagged, referred]);
    expect(await listed("campaign=none")).toEqual([answered, ended, called, lost]);
  });

  it("sort by each column, page by page, without a row missing or doubled", async () => {
    const cookie = await logInAs(server().app);
    const start = server().deps.clock().getTime();
    const [zoe, ada] = await Promise.all([makeUser(server(), "agent"), makeUser(server(), "agent")]);
    for (const [id, firstName] of [
      [zoe.id, "Zoe"],
      [ada.id, "Ada"],
    ] as const) {
      await server().deps.db.update(users).set({ firstName }).where(eq(users.id, id));
    }
    const stages = ["answered", "closed", "new", "contacted", "new"] as const;
    const owners = [zoe.id, ada.id, null, zoe.id, ada.id];
    for (const [i, name] of ["B-1", "A-2", "A-2", "C-3", "D-4"].entries()) {
      const waits = { waitsFor: "us", waitsSince: new Date(start - (i % 3) * 1_000) } as const;
      const due = { dueAt: new Date(start + (i % 2) * 1_000), respondBy: new Date(start - i * 1_000) };
      const moments = { ...due, ...waits };
      await make(name, { ...moments, stage: stages[i] ?? "new", ownerId: owners[i] ?? null });
    }
    for (const sort of LEAD_SORTS) {
      for (const order of ["newest", "oldest"]) {
        const whole = await ask<Listed>(`/api/contact-requests?sort=${sort}&order=${order}&limit=100`, cookie);
        const paged: string[] = [];
        let next: string | undefined = `/api/contact-requests?sort=${sort}&order=${order}&limit=2`;
        while (next) {
          const page: PageOfRows<Listed> = await ask<Listed>(next, cookie);
          paged.push(...page.rows.map(({ reference }) => reference));
          next = page.next;
        }
        expect(paged.length).toBeGreaterThan(3);
        expect([sort, order, ...paged]).toEqual([sort, order, ...whole.rows.map(({ reference }) => reference)]);
      }
    }
    type Worked = { work: { stage: string; owner: { name: string } | null } }[];
    const sorted = async (query: string) =>
      (await ask<Worked>(`/api/contact-requests?from=2000-01-01&${query}`, cookie)).rows.map(({ work }) => work);
    const inOrder = (await sorted("sort=stage")).map(({ stage }) => ALL_STAGES.findIndex((one) => one === stage));
    expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other));
    expect(inOrder[0]).toBe(0);
    // Sorted by owner name, not by account id. Requests without an owner come last.
    const named = (await sorted("sort=owner")).map(({ owner }) => owner?.name ?? "~");
    expect(named).toEqual(named.toSorted());
    expect([named[0]?.slice(0, 3), named.at(-1)]).toEqual(["Ada", "~"]);
    expect((await sorted("sort=owner&order=newest"))[0]?.owner).toBeNull();
    const words = await server().app.inject({
      url: "/api/contact-requests?sort=name",
      headers: { cookie, "x-search": "rosa" },
    });
    expect(words.statusCode).toBe(200);
    const byOwner = await server().app.inject({
      url: "/api/contact-requests?sort=owner&limit=2",
      headers: { cookie, "x-search": "rosa" },
    });
    expect(byOwner.json<unknown[]>()).toHaveLength(2);
    const huge = await server().app.inject({
      url: "/api/contact-requests?sort=stage&before=99999999999999-1",
      headers: { cookie },
    });
    expect(huge.statusCode).toBe(200);
    const bad = await server().app.inject({ url: "/api/contact-requests?before=abc-1", headers: { cookie } });
    expect(bad.statusCode).toBe(400);
  });

  it("are counted in two statements, however many there are", async () => {
    const { deps } = server();
    const admin = await makeUser(server(), "admin");
    let asked = 0;
    deps.store.onQuery(() => void asked++);
    const cost = async () => {
      asked = 0;
      await viewCounter(deps)(admin.id);
      return asked;
    };
    // The server asks for other things from time to time, as for new settings: then the next time counts.
    await expect.poll(cost).toBe(2);
  });

  it("say the same of few and of many, whatever was found out a moment ago", async () => {
    let now = server().deps.clock();
    const deps = { ...server().deps, clock: () => now };
    const countViews = viewCounter(deps);
    const admin = await makeUser(server(), "admin");
    const typesNow = async () => (await countViews(admin.id)).types;
    const before = await typesNow();
    // In small letters, which no reference that is drawn has.
    const policy = (n: number) => ({
      ...contactRow({ reference: `C-many${n}`, contentHash: "", requestDate: now, lastUsedAt: now }),
      type: "policy" as const,
    });
    await deps.db.insert(requests).values([policy(0), policy(1)]);
    const few = { ...before, policy: before.policy + 2 };
    expect(await typesNow()).toEqual(few);
    await deps.db.insert(requests).values(Array.from({ length: COUNTED_UP_TO }, (_, n) => policy(2 + n)));
    const many = { ...few, policy: COUNTED_UP_TO };
    expect(await typesNow()).toEqual(many);
    now = new Date(now.getTime() + 61_000);
    expect(await typesNow()).toEqual(many);
    expect(await typesNow()).toEqual(many);
    await deps.db.delete(requests).where(like(requests.reference, "C-many%"));
    // A count at the bound is cached for a minute. The other counts stay exact.
    await make("Asks", { type: "question" });
    expect(await typesNow()).toEqual({ ...many, question: many.question + 1 });
    now = new Date(now.getTime() + 61_000);
    expect(await typesNow()).toEqual({ ...before, question: before.question + 1 });
  });

  it("keep the totals with every change", async () => {
    const cookie = await logInAs(server().app);
    const { db } = server().deps;
    const totals = async () => (await ask<{ quotes: number; contacts: number }>("/api/lead-totals", cookie)).rows;
    const before = await totals();
    const reference = await make("Counted");
    expect(await totals()).toEqual({ ...before, contacts: before.contacts + 1 });
    const which = eq(requests.reference, reference);
    await db.update(requests).set({ isSuspect: true }).where(which);
    expect(await totals()).toEqual(before);
    await db.update(requests).set({ isSuspect: false }).where(which);
    await db.delete(requests).where(which);
    expect(await totals()).toEqual(before);
    expect(before.quotes).toBe(await db.$count(requests, eq(requests.kind, "quote")));
  });
});
