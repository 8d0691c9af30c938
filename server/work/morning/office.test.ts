import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import type {
  MorningColleagues,
  MorningOffice,
  MorningRequests,
  MorningVisits,
} from "../../../domain/api/work/morning.ts";
import type { Task } from "../../../domain/api/work/tasks.ts";
import { funnelFilter } from "../../../domain/work/morning/figures.ts";
import { contactRow, quoteRow } from "../../../tests/support/request-rows.ts";
import { describeOnServer, makeUser } from "../../../tests/support/test-app.ts";
import {
  requests,
  customers,
  doNotCalls,
  messages,
  newsletterSubscribers,
  pageCounts,
  policies,
  smsOptOuts,
  tasks,
  users,
} from "../../platform/db/schema/index.ts";
import { mailRow, textRow } from "../../../tests/support/message-rows.ts";

/** A Wednesday, noon in Houston; the office opens at ten. */
const NOW = new Date("2026-11-18T18:00:00Z");
const at = (shown: string) => new Date(`${shown}:00-06:00`);

describeOnServer(
  "what the owner sees in the morning besides requests",
  (server) => {
    const ask = async <T>(path: string, cookie: string) => {
      const answer = await server().app.inject({ url: `/api/morning/${path}`, headers: { cookie } });
      expect(answer.statusCode).toBe(200);
      return answer.headers["content-type"]?.startsWith("application/json") ? answer.json<T>() : (answer.body as T);
    };

    it("who waits longest, what is to be renewed, who opted out, and what became of messages", async () => {
      const { db } = server().deps;
      const { id: ownerId, cookie } = await makeUser(server(), "senior_agent");
      const lead = (reference: string, requestDate: Date) => ({
        reference,
        contentHash: reference,
        requestDate,
        lastUsedAt: requestDate,
        respondBy: NOW,
        email: "rosa@example.com",
        phone: "7135550171",
      });
      const quote = { insuranceType: "home", zipCode: "77008" } as const;
      await db
        .insert(requests)
        .values([
          quoteRow({ ...lead("Q-TODAY", at("2026-11-18T09:00")), ...quote }),
          quoteRow({ ...lead("Q-DONE", at("2026-11-17T09:00")), ...quote, stage: "contacted" }),
          quoteRow({ ...lead("Q-OLD", at("2026-11-17T18:00")), ...quote, ownerId }),
        ]);
      await db.insert(requests).values(contactRow(lead("C-OLDER", at("2026-11-17T17:30"))));
      await db.insert(smsOptOuts).values([
        { phone: "17135550171", createdAt: at("2026-11-17T12:00") },
        { phone: "17135550172", createdAt: at("2026-11-10T12:00") },
        { phone: "17135550173", createdAt: at("2026-01-10T12:00") },
      ]);
      await db.insert(doNotCalls).values({ phone: "17135550171", createdAt: NOW });
      await db.insert(newsletterSubscribers).values([
        { email: "a@example.com", status: "confirmed", confirmedAt: at("2026-11-17T12:00") },
        { email: "b@example.com", status: "unsubscribed", unsubscribedAt: at("2026-11-11T12:00") },
        { email: "c@example.com", status: "pending" },
      ]);
      const [rosa] = await db.insert(customers).values({ name: "Rosa Vela", language: "en" }).returning();
      const policy = {
        customerId: rosa?.id ?? 0,
        carrier: "Lone Star",
        line: "auto",
        effectiveOn: "2025-11-18",
      } as const;
      await db.insert(policies).values([
        { ...policy, number: "1", renewsOn: "2026-11-18", premiumCents: 100_00 },
        { ...policy, number: "2", renewsOn: "2026-12-18", premiumCents: 50_00 },
        { ...policy, number: "3", renewsOn: "2026-12-19", premiumCents: null },
        { ...policy, number: "4", renewsOn: "2027-02-17", premiumCents: 1 },
        { ...policy, number: "5", renewsOn: "2026-11-17", premiumCents: 1 },
      ]);
      const timestamp = at("2026-11-16T12:00");
      await db
        .insert(messages)
        .values([
          mailRow({ status: "sent", timestamp: at("2026-11-16T00:00") }),
          mailRow({ status: "failed", timestamp: at("2026-11-09T12:00") }),
          mailRow({ status: "sent", timestamp: at("2026-11-15T23:59") }),
          mailRow({ status: "received", direction: "in", timestamp: at("2026-11-17T12:00") }),
        ]);
      await db
        .insert(messages)
        .values([
          textRow({ timestamp, direction: "out", status: "delivered" }),
          textRow({ timestamp, direction: "out", status: "undelivered" }),
          textRow({ timestamp, direction: "in", status: "received" }),
        ]);

      const told = await ask<MorningOffice>("office?period=this-week", cookie);
      expect(told.waiting).toMatchObject({ quote: 2, contact: 1 });
      expect(told.waiting.longest.map((one) => [one.reference, one.type, one.owner, one.minutes])).toEqual([
        ["C-OLDER", null, null, 90 + 120],
        ["Q-OLD", "home", "Test senior_agent", 60 + 120],
        ["Q-TODAY", "home", null, 120],
      ]);
      expect(told.renewals).toEqual([
        { days: "30", count: 2, premiumCents: 150_00 },
        { days: "60", count: 3, premiumCents: 150_00 },
        { days: "90", count: 3, premiumCents: 150_00 },
      ]);
      expect(told.optOuts).toEqual({
        texts: { all: 3, now: 1, before: 1 },
        calls: { all: 1, now: 1, before: 0 },
        newsletter: { all: 1, now: 0, before: 1 },
      });
      expect(told.subscribers).toEqual({ all: 1, now: 1, before: 0 });
      expect(told.delivery).toEqual({
        // A mail sent late on Sunday belongs neither to these days of the week nor to the same ones before.
        emails: [
          { status: "sent", now: 1, before: 0 },
          { status: "failed", now: 0, before: 1 },
        ],
        texts: [
          { status: "delivered", now: 1, before: 0 },
          { status: "undelivered", now: 1, before: 0 },
        ],
      });
      for (const { days, count } of told.renewals) {
        const listed = await server().app.inject({ url: `/api/renewals?days=${days}`, headers: { cookie } });
        expect(listed.json()).toHaveLength(count);
      }
    });

    it("how often pages were opened, and what came of it, with lists as long as its figures", async () => {
      const { db } = server().deps;
      const { cookie } = await makeUser(server(), "admin");
      const view = (day: string, path: string, views: number, insuranceType = "") => ({
        day,
        path,
        views,
        insuranceType,
        language: "en" as const,
      });
      await db
        .insert(pageCounts)
        .values([
          view("2026-11-16", "/home", 5),
          view("2026-11-18", "/home", 2),
          view("2026-11-18", "/quote", 4, "home"),
          view("2026-11-18", "/quote", 9, "auto"),
          view("2026-11-15", "/home", 90),
          view("2026-11-09", "/home", 3),
        ]);
      await db.insert(pageCounts).values({ ...view("2026-11-18", "/quote", 1, "home"), language: "es" });
      await db
        .update(requests)
        .set({ stage: "won", confirmedAt: NOW })
        .where(sql`reference = 'Q-OLD'`);
      const told = await ask<MorningVisits>("visits?period=this-week", cookie);
      expect(told.views).toEqual({ now: 21, before: 3 });
      expect(told.times).toEqual([
        { day: "2026-11-16", views: 5 },
        { day: "2026-11-17", views: 0 },
        { day: "2026-11-18", views: 16 },
      ]);
      expect(told.pages).toEqual([
        { path: "/quote", now: 14, before: 0 },
        { path: "/home", now: 7, before: 3 },
      ]);
      const home = told.funnel.find(({ type, language }) => type === "home" && language === "en");
      expect(home).toEqual({ type: "home", language: "en", looked: 7, opened: 4, sent: 3, won: 1 });
      for (const step of ["sent", "won"] as const) {
        const query = new URLSearchParams(funnelFilter(told.period, "home", "en", step)).toString();
        const listed = await server().app.inject({ url: `/api/quote-requests?${query}`, headers: { cookie } });
        expect(listed.json()).toHaveLength(home?.[step] ?? 0);
      }
      expect((await ask<MorningVisits>("visits?period=13-weeks", cookie)).times).toHaveLength(13);
    });

    it("has the same numbers as a file, in the reader's language, and the trail tells who took it", async () => {
      const { cookie } = await makeUser(server(), "admin");
      const told = await ask<MorningRequests>("requests?period=this-week", cookie);
      const file = await ask<string>("export?period=this-week&lang=es", cookie);
      const lines = file.trim().split("\r\n");
      expect(lines[0]).toBe("Parte,Grupo,Cifra,Valor,Periodo anterior");
      expect(lines).toContain(`De un vistazo,,Recibidas,${told.totals.now.received},${told.totals.before.received}`);
      expect(lines).toContain("Agente,Nadie,Recibidas,2,0");
      expect(lines).toContain('De una mirada a una póliza,"Seguro de casa, Inglés",Cotización enviada,3,');
      expect(lines).toContain("Renovaciones próximas,En 30 días,Prima ($),150,");
      expect(lines).toContain("Qué fue de los mensajes,Mensajes de texto,Entregado,1,0");
      const { rows } = await server().deps.db.execute<{ details: unknown }>(
        sql`select details from audit_events where action = 'export' order by id desc limit 1`,
      );
      expect(rows).toEqual([{ details: { period: "this-week", kind: "quote" } }]);
    });

    it("what waits with each colleague, is overdue and was done", async () => {
      const { db } = server().deps;
      await db.delete(tasks);
      await db.delete(requests);
      const { id: ownerId, cookie } = await makeUser(server(), "senior_agent");
      const left = await makeUser(server(), "agent");
      await db.update(users).set({ isActive: false }).where(eq(users.id, left.id));
      const lead = (reference: string, since: Date, owner: number | null) =>
        quoteRow({
          reference,
          contentHash: reference,
          requestDate: since,
          lastUsedAt: since,
          ownerId: owner,
          waitsFor: "us",
          waitsSince: since,
        });
      await db
        .insert(requests)
        .values([
          lead("Q-LATE", at("2026-11-10T10:00"), ownerId),
          lead("Q-NEW", NOW, ownerId),
          lead("Q-NOBODY", NOW, null),
        ]);
      const done = { what: "Done", dueOn: "2026-11-17", doneById: ownerId };
      await db.insert(tasks).values([
        { what: "Late", dueOn: "2026-11-17", assigneeId: ownerId },
        { what: "Of who left", dueOn: "2026-11-18", assigneeId: left.id },
        { what: "Anybody's", dueOn: "2026-11-18" },
        { what: "Later", dueOn: "2026-11-19", assigneeId: ownerId },
        { ...done, doneAt: at("2026-11-17T09:00") },
        { ...done, doneAt: at("2026-11-13T09:00") },
      ]);
      const { rows } = await ask<MorningColleagues>("colleagues?period=this-week", cookie);
      const rowOf = (id: number | null) => rows.find((row) => row.id === id);
      expect(rowOf(ownerId)).toMatchObject({
        waiting: { quote: { all: 2, late: 1 }, contact: { all: 0, late: 0 } },
        tasks: { overdue: 1, today: 0, done: 1 },
      });
      expect(rowOf(left.id)?.tasks).toEqual({ overdue: 0, today: 1, done: 0 });
      expect(rowOf(null)).toMatchObject({ name: null, waiting: { quote: { all: 1, late: 0 } }, tasks: { today: 1 } });
      // Each link leads to what its figure counts.
      const list = async (query: string) =>
        (await server().app.inject({ url: `/api/tasks?whose=everybody&${query}`, headers: { cookie } })).json<Task[]>();
      const named = async (query: string) => (await list(query)).map(({ what }) => what);
      expect(await named(`assignee=${ownerId}&to=2026-11-17`)).toEqual(["Late"]);
      expect(await named("assignee=none&from=2026-11-18&to=2026-11-18")).toEqual(["Anybody's"]);
      const range = "doneFrom=2026-11-16&doneTo=2026-11-18";
      expect(await named(`done=true&doneBy=${ownerId}&${range}`)).toEqual(["Done"]);
    });
  },
  { clock: () => NOW },
);
