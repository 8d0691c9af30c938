import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { agentInvitations, users } from "../../server/platform/db/schema/index.ts";
import { callRoute, cookieFor, dumpTables, unsafeRoutesOf } from "../support/every-route.ts";
import { makeUser, startTestApp, type TestApp } from "../support/test-app.ts";

/** An id longer than any run of digits that a hash contains by chance. */
const PLANTED_ID = 2_024_242_424;
const PLANTED = {
  id: PLANTED_ID,
  userId: PLANTED_ID,
  role: "admin",
  isActive: false,
  isUsed: true,
  canary: "zz-canary",
};
/** Plausible values for the fields of all forms, so that some of the bodies are accepted. */
const PLAUSIBLE = {
  username: "planted",
  password: "blue-wagon-42",
  firstName: "Rosa",
  lastName: "Vela",
  name: "Rosa Vela",
  email: "rosa@example.com",
  phone: "713-555-0190",
  insuranceType: "auto",
  zipCode: "77008",
  title: "A title",
  message: "A message",
  language: "es",
};

let server: TestApp;
const people: { id: number; role: string }[] = [];
beforeAll(async () => {
  server = await startTestApp();
  for (const role of ["admin", "agent", "trainee"] as const) {
    people.push({ id: (await makeUser(server, role)).id, role });
  }
});
afterAll(() => server.close());

describe("Z3: keys that a form does not have", () => {
  it("are never stored: nobody gets a role, a number or a state by adding it to any body", async () => {
    for (const route of unsafeRoutesOf(server)) {
      for (const { id } of people) {
        await callRoute(server, route, { cookie: await cookieFor(server, id), payload: { ...PLAUSIBLE, ...PLANTED } });
      }
      await callRoute(server, route, { payload: { ...PLAUSIBLE, ...PLANTED } });
    }
    const { db } = server.deps;
    for (const { id, role } of people) {
      const [row] = await db.select().from(users).where(eq(users.id, id));
      expect(row).toMatchObject({ id, role, isActive: true });
    }
    const admins = await db.select({ id: users.id }).from(users).where(eq(users.role, "admin"));
    expect(admins.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([4, people[0]?.id]);
    const dump = [...(await dumpTables(server)).values()].join("\n");
    expect(dump).not.toContain(String(PLANTED_ID));
    expect(dump).not.toContain(PLANTED.canary);
  });

  it("are dropped where the rest of the body is right", async () => {
    const cookie = await cookieFor(server, people[0]?.id ?? 0);
    const post = (url: string, payload: object) =>
      server.app.inject({ method: "POST", url, payload: { ...PLANTED, ...payload }, headers: { cookie } });
    const made = await post("/api/users", { ...PLAUSIBLE, username: "plain", role: "agent" });
    expect(made.statusCode).toBe(201);
    const { id } = made.json<{ id: number }>();
    const [row] = await server.deps.db.select().from(users).where(eq(users.id, id));
    expect(row).toMatchObject({ role: "agent", isActive: true, mustChangePassword: false });
    const invited = await post("/api/invitations", { email: "plain@example.com", role: "agent" });
    expect(invited.statusCode).toBe(201);
    const byEmail = sql`${agentInvitations.email} = 'plain@example.com'`;
    expect(await server.deps.db.select().from(agentInvitations).where(byEmail)).toMatchObject([{ isUsed: false }]);
    expect(id).not.toBe(PLANTED_ID);
  });
});
