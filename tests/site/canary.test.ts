import { sql } from "drizzle-orm";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { searchHeaders } from "../../domain/platform/search-header.ts";
import { messages } from "../../server/platform/db/schema/index.ts";
import { logInAs, startTestApp, type TestApp } from "../support/test-app.ts";
import { AGREED } from "../support/agreed.ts";

/** Canary values that occur nowhere else: wherever one turns up, personal data has leaked. */
const CANARIES = {
  name: "Kanaria Vogelsang",
  email: "kanaria@canary.example",
  phone: "7135550666",
  driverDob: "1961-02-03",
  currentInsurance: "Canary Mutual",
};

describe("D2: personal data", () => {
  let server: TestApp;
  const logged: string[] = [];

  beforeAll(async () => {
    const log = pino({ level: "trace" }, { write: (line: string) => void logged.push(line) });
    server = await startTestApp({ env: { SERVICES: "web,worker", LOG_LEVEL: "trace" }, log });
  });
  afterAll(() => server.close());

  const expectNone = (text: string, allowed: readonly string[] = []) => {
    for (const canary of Object.values(CANARIES)) {
      if (!allowed.includes(canary)) expect(text).not.toContain(canary);
    }
  };

  it("reaches neither the logs nor the jobs nor an error, whatever becomes of a form", async () => {
    const { app, deps } = server;
    const quote = { insuranceType: "auto", zipCode: "77008", ...AGREED, ...CANARIES };
    const post = (url: string, payload: object) => app.inject({ method: "POST", url, payload });
    expect((await post("/api/quote-requests", quote)).statusCode).toBe(201);
    const bad = await post("/api/quote-requests", { ...quote, zipCode: "not a ZIP" });
    expect(bad.statusCode).toBe(400);
    expectNone(bad.body);
    const [firstName, lastName] = CANARIES.name.split(" ");
    const contact = { firstName, lastName, email: CANARIES.email, phone: CANARIES.phone, message: CANARIES.name };
    expect((await post("/api/contact-requests", contact)).statusCode).toBe(201);
    await post("/api/newsletter-subscriptions", { email: CANARIES.email });
    await post("/api/login", { username: CANARIES.email, password: CANARIES.currentInsurance });
    await app.inject({ url: `/api/nowhere?name=${encodeURIComponent(CANARIES.name)}&e=${CANARIES.email}` });
    const cookie = await logInAs(app);
    await app.inject({ url: "/api/quote-requests", headers: { cookie, ...searchHeaders(CANARIES.phone) } });
    await expect
      .poll(async () => (await deps.db.select().from(messages)).filter((mail) => mail.status === "unconfigured").length)
      .toBeGreaterThanOrEqual(4);
    const jobs = await deps.db.execute(sql`select data::text, output::text from jobs.job`);
    expectNone(JSON.stringify(jobs));
    expect(logged.length).toBeGreaterThan(5);
    expectNone(logged.join("\n"));
  });
});
