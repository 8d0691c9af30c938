import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { cookieOf, describeOnServer, logInAs, makeUser } from "../../../tests/support/test-app.ts";
import { ADMIN_PASSWORD } from "../../../tests/support/test-env.ts";
import { auditEvents, sessions, users } from "../../platform/db/schema/index.ts";
import { anyText, textLike } from "../../../tests/support/matchers.ts";

const CHROME = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";

describeOnServer("one's own account", (server) => {
  const call = (method: "GET" | "PATCH" | "DELETE", url: string, cookie: string, payload?: object) =>
    server().app.inject({ method, url: `/api${url}`, headers: { cookie }, ...(payload ? { payload } : {}) });
  const rowOf = async (id: number) => (await server().deps.db.select().from(users).where(eq(users.id, id)))[0];

  it("is changed by its owner: names and language at once", async () => {
    const { id, cookie } = await makeUser(server(), "trainee");
    const change = { firstName: "Nueva", lastName: "Persona", language: "es" };
    expect((await call("PATCH", "/user", cookie, change)).json()).toMatchObject({ id, ...change, role: "trainee" });
    expect((await call("GET", "/user", cookie)).json()).toMatchObject(change);
    const [event] = await server().deps.db.select().from(auditEvents).where(eq(auditEvents.action, "user.profile"));
    expect(event?.details).toEqual({ changed: ["firstName", "lastName", "language"] });
    const bad = await call("PATCH", "/user", cookie, { firstName: "", email: "nowhere", language: "fr" });
    expect(bad.json()).toMatchObject({
      fields: {
        firstName: "First name is required",
        email: "Please enter a valid email address",
        language: "Please pick one of the choices",
      },
    });
  });

  it("gets another e-mail address with the password only: that is where links to a new password go", async () => {
    const { id, cookie } = await makeUser(server(), "agent");
    const email = "new.address@example.com";
    const without = await call("PATCH", "/user", cookie, { email });
    expect(without.json()).toMatchObject({ fields: { currentPassword: "Current password is required" } });
    const wrong = await call("PATCH", "/user", cookie, { email, currentPassword: "not-mine" });
    expect(wrong.json()).toMatchObject({ fields: { currentPassword: "Current password is incorrect" } });
    expect((await rowOf(id))?.email).toBeNull();
    const right = await call("PATCH", "/user", cookie, { email, currentPassword: ADMIN_PASSWORD });
    expect(right.json()).toMatchObject({ email });
    const same = await call("PATCH", "/user", cookie, { email, firstName: "Same" });
    expect(same.json()).toMatchObject({ email, firstName: "Same" });
    const gone = await call("PATCH", "/user", cookie, { email: "", currentPassword: ADMIN_PASSWORD });
    expect(gone.json()).toMatchObject({ email: null });
  });

  it("chooses the first page after the login among those that the role may open", async () => {
    const { id, cookie } = await makeUser(server(), "senior_agent");
    expect((await call("GET", "/user", cookie)).json()).toMatchObject({ startPage: "/agent-tools" });
    expect((await call("PATCH", "/user", cookie, { startPage: "/morning" })).json()).toMatchObject({
      startPage: "/morning",
    });
    // A role that may not see it any more begins with the default.
    await server().deps.db.update(users).set({ role: "agent" }).where(eq(users.id, id));
    expect((await call("GET", "/user", cookie)).json()).toMatchObject({ startPage: "/agent-tools" });
    const refused = await call("PATCH", "/user", cookie, { startPage: "/morning" });
    expect([refused.statusCode, Object.keys(refused.json<{ fields: object }>().fields)]).toEqual([400, ["startPage"]]);
    expect((await call("PATCH", "/user", cookie, { startPage: "/admin-audit" })).statusCode).toBe(400);
  });

  it("Z2, Z3: is nobody else's, and takes no role, id or state from its owner", async () => {
    const { id, cookie } = await makeUser(server(), "trainee");
    const other = await makeUser(server(), "agent");
    const before = [await rowOf(id), await rowOf(other.id)];
    const forged = {
      id: other.id,
      userId: other.id,
      role: "admin",
      isActive: false,
      username: "root",
      password: "planted-password",
      mustChangePassword: true,
      totpSecret: "planted",
    };
    expect((await call("PATCH", "/user", cookie, forged)).statusCode).toBe(200);
    expect([await rowOf(id), await rowOf(other.id)]).toEqual(before);
    expect((await call("PATCH", `/user/${other.id}`, cookie, { firstName: "Stolen" })).statusCode).toBe(404);
    expect((await call("PATCH", "/user", "", { firstName: "Nobody" })).statusCode).toBe(401);
  });

  it("lists where one is logged in, in plain words and without anything that opens a session", async () => {
    const { id } = await makeUser(server(), "agent");
    const { username = "" } = (await rowOf(id)) ?? {};
    const login = await server().app.inject({
      method: "POST",
      url: "/api/login",
      payload: { username, password: ADMIN_PASSWORD },
      headers: { "user-agent": CHROME },
    });
    const answer = await call("GET", "/user/sessions", cookieOf(login));
    const list = answer.json<{ key: string; isCurrent: boolean }[]>();
    expect(list).toHaveLength(2);
    expect(list.find((session) => session.isCurrent)).toEqual({
      key: textLike(/^[\da-f]{16}$/),
      browser: "Chrome",
      system: "Windows",
      ip: "127.0.0.1",
      lastSeenAt: anyText(),
      isCurrent: true,
    });
    for (const { tokenHash } of await server().deps.db.select().from(sessions)) {
      expect(answer.body).not.toContain(tokenHash);
    }
    expect(answer.body).not.toContain(cookieOf(login).split("=")[1]);
  });

  it("N10, Z2: ends one of its sessions, or all others, and never somebody else's", async () => {
    const { id, cookie } = await makeUser(server(), "agent");
    const { username = "" } = (await rowOf(id)) ?? {};
    const [phone, tablet] = [await logInAs(server().app, username), await logInAs(server().app, username)];
    const stranger = await makeUser(server(), "agent");
    const keyOf = async (own: string) =>
      (await call("GET", "/user/sessions", own)).json<{ key: string; isCurrent: boolean }[]>().find((s) => s.isCurrent)
        ?.key ?? "";
    const status = async (own: string) => (await call("GET", "/user", own)).statusCode;

    expect((await call("DELETE", `/user/sessions/${await keyOf(stranger.cookie)}`, cookie)).statusCode).toBe(404);
    expect((await call("DELETE", "/user/sessions/%00", cookie)).statusCode).toBe(400);
    expect(await status(stranger.cookie)).toBe(200);
    expect((await call("DELETE", `/user/sessions/${await keyOf(phone)}`, cookie)).statusCode).toBe(200);
    expect([await status(phone), await status(tablet), await status(cookie)]).toEqual([401, 200, 200]);
    expect((await call("DELETE", "/user/sessions", cookie)).statusCode).toBe(200);
    expect([await status(tablet), await status(cookie), await status(stranger.cookie)]).toEqual([401, 200, 200]);
    const events = await server().deps.db.select().from(auditEvents).where(eq(auditEvents.actorId, id));
    expect(events.map((event) => event.action)).toEqual(expect.arrayContaining(["session.end", "session.end-others"]));
  });

  it("N13: no answer of its own carries a password or a hash", async () => {
    const { id, cookie } = await makeUser(server(), "agent");
    const { password = "" } = (await rowOf(id)) ?? {};
    for (const url of ["/user", "/user/sessions", "/user/second-factor"]) {
      const { body } = await call("GET", url, cookie);
      expect(body).not.toContain(ADMIN_PASSWORD);
      expect(body).not.toContain(password);
      expect(body).not.toMatch(/argon2|totpSecret|tokenHash|"password"/);
    }
  });
});
