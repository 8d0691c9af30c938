import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { UNATTENDED } from "../../domain/platform/unattended.ts";
import { auditEvents, customers, messages, requests, sessions } from "../../server/platform/db/schema/index.ts";
import { routeName, routesOf } from "../support/every-route.ts";
import { logInAs, makeUser, startTestApp, type TestApp } from "../support/test-app.ts";
import { textRow } from "../support/message-rows.ts";

const MINUTE_MS = 60_000;
let now = Date.now();
let server: TestApp;
let admin: string;

beforeAll(async () => {
  server = await startTestApp({ clock: () => new Date(now) });
  admin = await logInAs(server.app);
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { cookie: admin, ...headers } });
const post = (url: string, payload: object) =>
  server.app.inject({ method: "POST", url, payload, headers: { cookie: admin } });

/** Values for route parameters, by the word before them: rows that exist. */
const VALUES: Record<string, string> = { "blog-posts": "1", content: "articles" };
const addressOf = (url: string) =>
  url
    .replace(/([\w-]+)\/:\w+/g, (_, word: string) => `${word}/${VALUES[word] ?? "1"}`)
    .replace("articles/:id", "articles/1");

/** Creates one of everything that a screen can show. */
async function createSampleRows(): Promise<string> {
  const { db } = server.deps;
  const person = { firstName: "Rosa", lastName: "Vela", email: "rosa@example.com", phone: "(713) 555-0142" };
  await post("/api/contact-requests", { ...person, inquiryType: "question", message: "Open?" });
  const quote = {
    insuranceType: "auto",
    name: "Rosa Vela",
    email: person.email,
    phone: person.phone,
    zipCode: "77008",
  };
  await post("/api/quote-requests", { ...quote, driverDob: "1987-06-05" });
  await post("/api/invitations", { email: "invited@example.com" });
  await db.insert(customers).values({ name: "Rosa Vela", language: "en" });
  const [row] = await db.select().from(requests).where(eq(requests.kind, "quote"));
  const requestId = row?.id ?? 0;
  await db.insert(messages).values(textRow({ requestId }));
  await db.update(messages).set({ requestId });
  return row?.reference ?? "";
}

/** Makes the database read-only from here on: every write or lock fails. */
async function forbidWriting(): Promise<void> {
  const { db, jobs } = server.deps;
  await jobs.stop();
  const client = new pg.Client(server.env["DATABASE_URL"]);
  await client.connect();
  const name = client.escapeIdentifier(client.database ?? "");
  await client.query(`alter database ${name} set default_transaction_read_only = on`);
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  await client.end();
  await vi.waitFor(async () => {
    const asked = Array.from({ length: 10 }, () =>
      db.execute<{ transaction_read_only: string }>(sql`show transaction_read_only`),
    );
    const found = await Promise.all(asked);
    expect(new Set(found.map(({ rows }) => rows[0]?.transaction_read_only))).toEqual(new Set(["on"]));
  });
}

describe("D10: what a screen reads by itself", () => {
  it("opens nothing sealed that its reader has not opened, and writes down no refusal", async () => {
    const reference = await createSampleRows();
    const { db } = server.deps;
    const events = await db.$count(auditEvents);
    const unopened = await get(`/api/quote-requests/${reference}`, UNATTENDED);
    expect(unopened.json<{ details: object }>().details).not.toHaveProperty("driverDob");
    const trainee = (await makeUser(server, "trainee")).cookie;
    const refused = await get("/api/audit-events", { cookie: trainee, ...UNATTENDED });
    expect(refused.statusCode).toBe(403);
    expect(await db.$count(auditEvents)).toBe(events);
    await get("/api/audit-events", { cookie: trainee });
    expect(await db.$count(auditEvents)).toBe(events + 1);
  });

  it("leaves no trace: every GET answers the same where nothing can be written or locked", async () => {
    const { db } = server.deps;
    const [row] = await db.select().from(requests).where(eq(requests.kind, "quote"));
    const reference = row?.reference ?? "";
    const routes = routesOf(server).filter(({ method }) => method === "GET");
    const audited = new Set<string>();
    const answered = new Map<string, number>();
    for (const route of routes) {
      const before = await db.$count(auditEvents);
      answered.set(routeName(route), (await get(addressOf(route.url))).statusCode);
      if ((await db.$count(auditEvents)) > before) audited.add(routeName(route));
    }
    expect([...audited]).toContain("GET /api/quote-requests/:id");
    expect([...answered.values()].filter((status) => status === 200).length).toBeGreaterThan(70);
    const seen = await db.select().from(sessions).where(eq(sessions.userId, 1));
    // Long enough for a person's request to update the session.
    now += 5 * MINUTE_MS;
    await forbidWriting();

    const faults: string[] = [];
    for (const route of routes) {
      const { statusCode } = await get(addressOf(route.url), UNATTENDED);
      const isFile = audited.has(routeName(route)) && /export|eml|record/.test(route.url);
      const expected = isFile ? 403 : answered.get(routeName(route));
      if (statusCode !== expected) faults.push(`${routeName(route)}: ${statusCode} in place of ${expected}`);
    }
    expect(faults).toEqual([]);
    const opened = await get(`/api/quote-requests/${reference}`, UNATTENDED);
    expect(opened.json()).toMatchObject({ details: { driverDob: "1987-06-05" } });
    expect(await db.select().from(sessions).where(eq(sessions.userId, 1))).toEqual(seen);
    // Sent by a person, this request writes, and fails.
    expect((await get(`/api/quote-requests/${reference}`)).statusCode).toBeGreaterThanOrEqual(500);
  });
});
