import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { cookieOf, describeOnServer, logInAs, makeUser, startTestApp } from "../../../tests/support/test-app.ts";
import { ADMIN_PASSWORD, testEnv } from "../../../tests/support/test-env.ts";
import { buildApp, type App } from "../../app.ts";
import { boot } from "../../boot.ts";
import { removeExpired } from "../../operations/retention/remove-expired.ts";
import { auditEvents, seedsApplied, sessions, users } from "../../platform/db/schema/index.ts";
import { hashPassword } from "./passwords.ts";

describeOnServer("a session", (server) => {
  const logIn = (username: string, password: string, headers: Record<string, string> = {}) =>
    server().app.inject({ method: "POST", url: "/api/login", payload: { username, password }, headers });
  const user = (cookie: string) => server().app.inject({ url: "/api/user", headers: { cookie } });

  it("begins with the right name and password, and tells who it is without a hash", async () => {
    const answer = await logIn("ADMIN", ADMIN_PASSWORD);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id: 4, username: "admin", role: "admin", mustChangePassword: false });
    expect(answer.body).not.toMatch(/argon2|password":/);
    expect((await user(cookieOf(answer))).json()).toMatchObject({ username: "admin" });
  });

  it("N3: does not tell an unknown name from a wrong password or a deactivated account", async () => {
    const password = await hashPassword("leaver-password");
    await server()
      .deps.db.insert(users)
      .values({ username: "leaver", password, firstName: "Lea", lastName: "Ver", isActive: false });
    const answers = await Promise.all([
      logIn("nobody-here", "wrong-one"),
      logIn("admin", "wrong-one"),
      logIn("leaver", "leaver-password"),
    ]);
    expect(answers.map((a) => a.statusCode)).toEqual([401, 401, 401]);
    expect(new Set(answers.map((a) => a.body)).size).toBe(1);
    expect(answers[0]?.json()).toMatchObject({ error: "Invalid username, email or password" });
  });

  it("N1: stores argon2id hashes only", async () => {
    for (const { password } of await server().deps.db.select().from(users)) {
      expect(password).toMatch(/^\$argon2id\$v=19\$m=(19456|[2-9]\d{4,}),t=([2-9]|\d{2,}),p=1\$/);
    }
  });

  it("N7: keeps the token out of the database and of the browser's scripts", async () => {
    const answer = await logIn("admin", ADMIN_PASSWORD);
    const cookie = answer.cookies[0];
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
    const stored = JSON.stringify(await server().deps.db.select().from(sessions));
    expect(stored).not.toContain(cookie?.value);
  });

  it("N8: gets a new token at login; the old one and a planted one are worth nothing", async () => {
    const first = cookieOf(await logIn("admin", ADMIN_PASSWORD));
    const second = cookieOf(await logIn("admin", ADMIN_PASSWORD, { cookie: first }));
    expect((await user(first)).statusCode).toBe(401);
    expect((await user(second)).statusCode).toBe(200);
    expect((await user("session=planted")).statusCode).toBe(401);
  });

  it("ends with logout, on the server too", async () => {
    const cookie = await logInAs(server().app);
    const answer = await server().app.inject({ method: "POST", url: "/api/logout", headers: { cookie } });
    expect(answer.statusCode).toBe(200);
    expect((await user(cookie)).statusCode).toBe(401);
  });

  it("N10: ends at once when the account is deactivated", async () => {
    const { db } = server().deps;
    await db
      .insert(users)
      .values({ username: "temp", password: await hashPassword("temp-password"), firstName: "T", lastName: "T" });
    const cookie = await logInAs(server().app, "temp", "temp-password");
    expect((await user(cookie)).statusCode).toBe(200);
    await db.update(users).set({ isActive: false }).where(eq(users.username, "temp"));
    expect((await user(cookie)).statusCode).toBe(401);
  });

  it("N10: has another role from the next call on", async () => {
    const { id, cookie } = await makeUser(server(), "admin");
    const list = async () => (await server().app.inject({ url: "/api/active-users", headers: { cookie } })).statusCode;
    expect(await list()).toBe(200);
    await server().deps.db.update(users).set({ role: "trainee" }).where(eq(users.id, id));
    expect(await list()).toBe(403);
  });

  it("D3: leaves its traces in the audit trail, which nobody can change", async () => {
    const { db } = server().deps;
    const actions = (await db.select().from(auditEvents)).map((event) => event.action);
    expect(actions).toEqual(expect.arrayContaining(["login", "login.failed", "logout"]));
    await expect(db.update(auditEvents).set({ action: "nothing" })).rejects.toThrow();
    await expect(db.delete(auditEvents)).rejects.toThrow();
  });
});

describeOnServer("changing one's password", (server) => {
  it("N8, N10: needs the current one, refuses common ones, and ends every other session", async () => {
    const { app, deps } = server();
    const values = {
      username: "rosa",
      password: await hashPassword("first-password"),
      firstName: "Rosa",
      lastName: "V",
      mustChangePassword: true,
    };
    await deps.db.insert(users).values(values);
    const cookie = await logInAs(app, "rosa", "first-password");
    const other = await logInAs(app, "rosa", "first-password");
    const change = (payload: object) =>
      app.inject({ method: "POST", url: "/api/user/change-password", payload, headers: { cookie } });
    const to = (newPassword: string, currentPassword = "first-password") => ({
      currentPassword,
      newPassword,
      confirmPassword: newPassword,
    });

    expect((await app.inject({ url: "/api/quote-requests", headers: { cookie } })).json()).toMatchObject({
      code: "passwordChangeRequired",
    });
    expect((await change(to("second-password", "wrong"))).json()).toMatchObject({
      error: "Current password is incorrect",
    });
    expect((await change(to("password123"))).json()).toMatchObject({
      error: "This password is too common. Please choose another one.",
    });
    const mismatch = await change({ ...to("second-password"), confirmPassword: "third-password" });
    expect(mismatch.json()).toMatchObject({ fields: { confirmPassword: "Passwords do not match" } });

    const done = await change(to("second-password"));
    expect(done.statusCode).toBe(200);
    for (const old of [other, cookie]) {
      expect((await app.inject({ url: "/api/user", headers: { cookie: old } })).statusCode).toBe(401);
    }
    expect((await app.inject({ url: "/api/quote-requests", headers: { cookie: cookieOf(done) } })).statusCode).toBe(
      200,
    );
  });
});

describe("N7: in production", () => {
  it("the cookie is sent over https only, and belongs to this host alone", async () => {
    const APP_KEY = Buffer.from(Array.from({ length: 32 }, (_, i) => i * 7)).toString("base64");
    const server = await startTestApp({ env: { PUBLIC_URL: "https://www.example.com", APP_KEY } });
    const payload = { username: "admin", password: ADMIN_PASSWORD };
    const answer = await server.app.inject({ method: "POST", url: "/api/login", payload });
    expect(answer.cookies[0]).toMatchObject({
      name: "__Host-session",
      secure: true,
      httpOnly: true,
      sameSite: "Lax",
      path: "/",
    });
    expect(answer.cookies[0]).not.toHaveProperty("domain");
    await server.close();
  });
});

describe("N9: a session", () => {
  it("ends after an hour of rest and twelve hours in all", async () => {
    let now = new Date("2026-11-12T15:00:00Z");
    const server = await startTestApp({ clock: () => now });
    const pass = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));
    const status = async (cookie: string) =>
      (await server.app.inject({ url: "/api/user", headers: { cookie } })).statusCode;

    const resting = await logInAs(server.app);
    pass(59);
    expect(await status(resting)).toBe(200);
    pass(61);
    expect(await status(resting)).toBe(401);

    const busy = await logInAs(server.app);
    for (let i = 0; i < 14; i++) {
      pass(50);
      expect(await status(busy)).toBe(200);
    }
    pass(25);
    expect(await status(busy)).toBe(401);

    await logInAs(server.app);
    await removeExpired(server.deps);
    expect(await server.deps.db.$count(sessions)).toBe(1);
    await server.close();
  });
});

describe("N4: failed logins", () => {
  const login = (app: App, username: string, password = "wrong-password") =>
    app.inject({ method: "POST", url: "/api/login", payload: { username, password } });
  const limits = { RATE_LIMIT_SCALE: "1" };

  it("are refused after the tenth, for unknown names alike, also by a process that starts afterwards", async () => {
    const server = await startTestApp({ env: limits });
    for (const username of ["admin", "nobody-at-all"]) {
      for (let i = 0; i < 10; i++) expect((await login(server.app, username)).statusCode).toBe(401);
      const eleventh = await login(server.app, username);
      expect(eleventh.statusCode).toBe(429);
      expect(Number(eleventh.headers["retry-after"])).toBeGreaterThan(0);
    }
    const again = await boot(testEnv({ ...server.env, ...limits }));
    const app = await buildApp(again.deps, { build: () => Promise.reject(new Error("no pages")), mode: "production" });
    expect((await login(app, "ADMIN")).statusCode).toBe(429);
    await app.close();
    await again.close();
    await server.close();
  });

  it("let others wait a minute, then twice as long each time up to four hours; a day of rest forgets them", async () => {
    let now = new Date("2026-11-12T15:00:00Z");
    const server = await startTestApp({ env: limits, clock: () => now });
    const pass = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));
    const waitAfterFailure = async () => {
      expect((await login(server.app, "admin")).statusCode).toBe(401);
      const refused = await login(server.app, "admin", ADMIN_PASSWORD);
      return refused.statusCode === 429 ? Number(refused.headers["retry-after"]) / 60 : 0;
    };
    for (let i = 0; i < 9; i++) expect((await login(server.app, "admin")).statusCode).toBe(401);
    for (const minutes of [1, 2, 4, 8, 16, 32, 64, 128, 240, 240]) {
      expect(await waitAfterFailure()).toBe(minutes);
      // A rejected attempt does not extend the wait.
      pass(minutes - 0.5);
      expect((await login(server.app, "admin")).statusCode).toBe(429);
      pass(0.5);
    }
    expect((await login(server.app, "admin", ADMIN_PASSWORD)).statusCode).toBe(200);
    for (let i = 0; i < 10; i++) expect((await login(server.app, "admin")).statusCode).toBe(401);
    expect((await login(server.app, "admin")).statusCode).toBe(429);
    pass(24 * 60);
    for (let i = 0; i < 10; i++) expect((await login(server.app, "admin")).statusCode).toBe(401);
    await server.close();
  });

  it("are counted per address, whatever the names, and right ones are not", async () => {
    const server = await startTestApp({ env: { RATE_LIMIT_SCALE: "0.1" } });
    for (let i = 0; i < 12; i++) expect((await login(server.app, "admin", ADMIN_PASSWORD)).statusCode).toBe(200);
    for (let i = 0; i < 10; i++) expect((await login(server.app, `somebody-${i}`)).statusCode).toBe(401);
    expect((await login(server.app, "somebody-else")).statusCode).toBe(429);
    await server.close();
  });
});

describe("the name of an account", () => {
  it("that was made before there was one spelling gets it at the next start; a twin stays as it is", async () => {
    const server = await startTestApp();
    const { db } = server.deps;
    await db.delete(seedsApplied).where(eq(seedsApplied.key, "canonical-usernames"));
    const password = await hashPassword(ADMIN_PASSWORD);
    const person = { password, firstName: "R", lastName: "V" };
    await db.insert(users).values(["Rosa.VELA", "İpek", "ROSA.vela"].map((username) => ({ ...person, username })));
    const again = await boot(testEnv(server.env));
    await again.close();
    const names = (await db.select().from(users)).map(({ username }) => username);
    expect(names).toEqual(expect.arrayContaining(["admin", "rosa.vela", "ipek", "ROSA.vela"]));
    for (const name of ["ROSA.VELA", "IPEK", "İPEK"]) expect(await logInAs(server.app, name)).not.toBe("");
    await server.close();
  });

  it("N16: that was made before looks were noted keeps others from looking like it after the next start", async () => {
    const server = await startTestApp();
    const { db } = server.deps;
    const person = { password: await hashPassword(ADMIN_PASSWORD), firstName: "R", lastName: "V" };
    await db.insert(users).values(["rosa", "r\u200bosa"].map((username) => ({ ...person, username })));
    await (await boot(testEnv(server.env))).close();
    const noted = await db.select({ looks: users.usernameSkeleton }).from(users).orderBy(users.id);
    expect(noted.slice(-2)).toEqual([{ looks: "rosa" }, { looks: null }]);
    for (const name of ["rosa", "r\u200bosa"]) expect(await logInAs(server.app, name)).not.toBe("");
    const headers = { cookie: await logInAs(server.app) };
    const payload = { password: "blue-wagon-42", firstName: "A", lastName: "B", username: "rósa" };
    const answer = await server.app.inject({ method: "POST", url: "/api/users", payload, headers });
    expect(answer.statusCode).toBe(409);
    await server.close();
  });

  it("cannot be taken in another spelling", async () => {
    const server = await startTestApp();
    const cookie = await logInAs(server.app);
    const payload = { password: "blue-wagon-42", firstName: "A", lastName: "B", username: "admİn" };
    const answer = await server.app.inject({ method: "POST", url: "/api/users", payload, headers: { cookie } });
    expect(answer.statusCode).toBe(409);
    await server.close();
  });
});
