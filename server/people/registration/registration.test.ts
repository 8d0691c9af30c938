import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { cookieOf, describeOnServer, logInAs, startTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import {
  agentInvitations,
  auditEvents,
  messages,
  registrationRequests,
  users,
} from "../../platform/db/schema/index.ts";
import { hashToken, newToken } from "../session/session-store.ts";
import { anyText, textWith } from "../../../tests/support/matchers.ts";

const DAY = 86_400_000;
let people = 0;
const person = (changes: object = {}) => ({
  username: `invited-${people++}`,
  password: "sunny-porch-7",
  firstName: "Inés",
  lastName: "Vitada",
  ...changes,
});

/** Inserts an invitation the way an admin's request does, and returns its code. */
async function invite({ deps }: TestApp, changes: Partial<typeof agentInvitations.$inferInsert> = {}) {
  const code = newToken();
  await deps.db.insert(agentInvitations).values({
    invitationCode: hashToken(code),
    email: "ines@example.com",
    role: "senior_agent",
    expiresAt: new Date(deps.clock().getTime() + 7 * DAY),
    ...changes,
  });
  return code;
}

const register = ({ app }: TestApp, payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: "POST", url: "/api/register", payload, headers });

describeOnServer("registering", (server) => {
  it("by invitation makes the account with its address and role, and logs it in", async () => {
    const before = await logInAs(server().app);
    const invitationCode = await invite(server());
    const chosen = person({ role: "admin", email: "other@example.com", isActive: false, id: 4 });
    const answer = await register(server(), { ...chosen, invitationCode }, { cookie: `${before}; lang=es` });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      username: chosen.username,
      email: "ines@example.com",
      role: "senior_agent",
      language: "es",
      mustChangePassword: false,
    });
    expect(answer.body).not.toMatch(/argon2|sunny-porch/);
    const cookie = cookieOf(answer);
    const own = await server().app.inject({ url: "/api/user", headers: { cookie } });
    expect(own.json()).toMatchObject({ username: chosen.username });
    expect((await server().app.inject({ url: "/api/user", headers: { cookie: before } })).statusCode).toBe(401);
    const events = await server().deps.db.select().from(auditEvents).where(eq(auditEvents.action, "user.register"));
    expect(events[0]).toMatchObject({ actorName: chosen.username, details: { role: "senior_agent" } });
  });

  it("N16: gives out no name with hidden characters or that looks like another, and leaves the invitation open", async () => {
    const invitationCode = await invite(server());
    const choose = (username: string) => register(server(), { ...person({ username }), invitationCode });
    expect((await choose("ad\u200bmin")).json()).toMatchObject({ code: "invalid" });
    expect((await choose("ádmin")).json()).toMatchObject({ code: "conflict" });
    expect((await choose("inés")).statusCode).toBe(201);
    const again = await register(server(), {
      ...person({ username: "ines" }),
      invitationCode: await invite(server()),
    });
    expect(again.json()).toMatchObject({ fields: { username: textWith("looks too much") } });
  });

  it("without a good invitation is 403, whatever else is sent", async () => {
    const codes = [
      await invite(server(), { isUsed: true }),
      await invite(server(), { revokedAt: new Date() }),
      await invite(server(), { expiresAt: new Date(Date.now() - 1_000) }),
      "made-up",
      "",
      undefined,
      7,
      { $ne: "" },
      "x".repeat(5_000),
    ];
    for (const invitationCode of codes) {
      const answer = await register(server(), { ...person(), invitationCode });
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({
        code: "invitationInvalid",
        error: "This invitation is no longer valid. Ask your administrator for a new one.",
      });
    }
    expect((await register(server(), {})).statusCode).toBe(403);
    expect((await register(server(), [])).statusCode).toBe(403);
  });

  it("N11: takes an invitation once, also when two use it at the same time", async () => {
    const invitationCode = await invite(server());
    const [one, two] = [person(), person()];
    const answers = await Promise.all([one, two].map((p) => register(server(), { ...p, invitationCode })));
    expect(answers.map((a) => a.statusCode).sort((a, b) => a - b)).toEqual([201, 403]);
    expect((await register(server(), { ...person(), invitationCode })).statusCode).toBe(403);
    const made = [one, two].map((p) => server().deps.db.$count(users, eq(users.username, p.username)));
    expect((await Promise.all(made)).sort((a, b) => a - b)).toEqual([0, 1]);
  });

  it("leaves the invitation good when the name is taken, the password weak or a field missing", async () => {
    const invitationCode = await invite(server());
    const taken = await register(server(), { ...person({ username: "ADMIN" }), invitationCode });
    expect(taken.json()).toMatchObject({ code: "conflict", fields: { username: anyText() } });
    const weak = await register(server(), { ...person({ password: "ines@example.com" }), invitationCode });
    expect(weak.json()).toMatchObject({ fields: { password: "Your password must not be your own name." } });
    const empty = await register(server(), { invitationCode });
    expect(Object.keys(empty.json<{ fields: object }>().fields)).toEqual([
      "username",
      "password",
      "firstName",
      "lastName",
    ]);
    expect((await register(server(), { ...person(), invitationCode })).statusCode).toBe(201);
  });
});

describe("N11: an invitation", () => {
  it("is good until it expires", async () => {
    let now = new Date("2026-11-12T15:00:00Z");
    const server = await startTestApp({ clock: () => now });
    const [early, late] = [await invite(server), await invite(server)];
    now = new Date(now.getTime() + 7 * DAY - 1_000);
    expect((await register(server, { ...person(), invitationCode: early })).statusCode).toBe(201);
    now = new Date(now.getTime() + 2_000);
    expect((await register(server, { ...person(), invitationCode: late })).statusCode).toBe(403);
    await server.close();
  });
});

describeOnServer("asking for access", (server) => {
  const request = (changes: object = {}) => ({
    username: `asker-${people++}`,
    email: "asker@example.com",
    firstName: "Ana",
    lastName: "Pide",
    phone: "713-555-0123",
    requestedRole: "trainee",
    requestMessage: "I sold policies in Laredo.\nI would like to work with you.",
    experience: "4 years",
    licenses: "TX 12-34567",
    ...changes,
  });
  const ask = (payload: object) => server().app.inject({ method: "POST", url: "/api/registration-requests", payload });
  const stored = (username: string) =>
    server().deps.db.select().from(registrationRequests).where(eq(registrationRequests.username, username));

  it("files a request and tells every active admin who has an address, with a link and no secret", async () => {
    const { db } = server().deps;
    await db.update(users).set({ email: "boss@example.com", language: "es" }).where(eq(users.id, 4));
    const sent = request();
    expect((await ask({ ...sent, status: "approved", adminNotes: "fine", reviewedBy: 4 })).statusCode).toBe(201);
    expect(await stored(sent.username)).toMatchObject([
      { ...sent, status: "pending", adminNotes: null, reviewedBy: null },
    ]);
    const [mail] = await db.select().from(messages).where(eq(messages.kind, "registration-request"));
    expect(mail).toMatchObject({ to: "boss@example.com", subject: "Ana Pide solicita acceso" });
    expect(mail?.text).toContain("/admin-tools");
    expect(mail?.text).not.toContain("Laredo");
  });

  it("N3: answers the same for a name and an address that exist, and for a machine", async () => {
    const answers = await Promise.all([
      ask(request()),
      ask(request({ username: "admin", email: "boss@example.com" })),
      ask(request({ website: "https://spam.example" })),
    ]);
    expect(new Set(answers.map((a) => `${a.statusCode} ${a.body}`))).toEqual(new Set(['201 {"ok":true}']));
  });

  it("stores the same request once, and nothing of a machine's", async () => {
    const twice = request();
    await ask(twice);
    await ask(twice);
    expect(await stored(twice.username)).toHaveLength(1);
    const machine = request({ website: "https://spam.example" });
    await ask(machine);
    expect(await stored(machine.username)).toHaveLength(0);
  });

  it("W11: holds the length caps of the specification and offers no admin role", async () => {
    const longest = request({
      username: "u".repeat(100),
      email: `${"e".repeat(243)}@example.com`,
      firstName: "f".repeat(100),
      lastName: "l".repeat(100),
      phone: "+52 81 5555 0123 000".slice(0, 20),
    });
    expect((await ask(longest)).statusCode).toBe(201);
    const tooLong = await ask({
      ...request(),
      username: "u".repeat(101),
      email: `${"e".repeat(244)}@example.com`,
      firstName: "f".repeat(101),
      lastName: "l".repeat(101),
      phone: "713-555-0123 ext. 1234",
      requestedRole: "admin",
      requestMessage: "m".repeat(2_001),
    });
    expect(tooLong.statusCode).toBe(400);
    expect(Object.keys(tooLong.json<{ fields: object }>().fields).sort()).toEqual(
      ["email", "firstName", "lastName", "phone", "requestMessage", "requestedRole", "username"].sort(),
    );
  });
});

describe("W12: requests for access and links", () => {
  it("are limited like every public form", async () => {
    const server = await startTestApp({ env: { RATE_LIMIT_SCALE: "0.1" } });
    for (const url of ["/api/registration-requests", "/api/register", "/api/password-resets/complete"]) {
      await server.app.inject({ method: "POST", url, payload: {} });
    }
    const fourth = await server.app.inject({ method: "POST", url: "/api/password-resets", payload: { account: "x" } });
    expect(fourth.statusCode).toBe(429);
    await server.close();
  });
});
