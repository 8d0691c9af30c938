import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Account } from "../../../domain/api/people/users.ts";
import { ROLES } from "../../../domain/platform/permissions.ts";
import { searchHeaders } from "../../../domain/platform/search-header.ts";
import type { User } from "../../../domain/people/users.ts";
import { describeOnServer, logInAs, makeUser, startTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { auditEvents, messages, passwordResets, users } from "../../platform/db/schema/index.ts";
import { hashToken } from "../session/session-store.ts";
import { textWith } from "../../../tests/support/matchers.ts";

type Method = "GET" | "POST" | "PATCH" | "DELETE";
type Call = { payload?: object; cookie?: string; q?: string };

const caller = (server: () => TestApp) => {
  let admin: Promise<string> | undefined;
  return async (method: Method, url: string, { payload, cookie, q = "" }: Call = {}) =>
    server().app.inject({
      method,
      url,
      headers: { cookie: cookie ?? (await (admin ??= logInAs(server().app))), ...searchHeaders(q) },
      ...(payload ? { payload } : {}),
    });
};

describeOnServer("accounts", (server) => {
  const call = caller(server);
  const statusOf = async (cookie: string, url = "/api/user") => (await call("GET", url, { cookie })).statusCode;

  it("are listed newest first, searched by name and address, without anything secret", async () => {
    const answer = await call("POST", "/api/users", {
      payload: {
        username: "maria.lopez",
        password: "blue-wagon-42",
        firstName: "María",
        lastName: "López",
        email: "maria@example.com",
      },
    });
    expect(answer.statusCode).toBe(201);
    const list = await call("GET", "/api/active-users");
    expect(list.json<User[]>()[0]).toMatchObject({ username: "maria.lopez", role: "agent" });
    expect(list.body).not.toMatch(/argon2|blue-wagon|"password"|totp/i);
    for (const q of ["MARIA.L", "López", "maria@ex"]) {
      const found = await call("GET", "/api/active-users", { q });
      expect(found.json<User[]>().map((user) => user.username)).toEqual(["maria.lopez"]);
    }
    expect((await call("GET", "/api/active-users", { q: "%" })).json()).toEqual([]);
  });

  it("come in pages of fifty, with a link to the next", async () => {
    const rows = Array.from({ length: 60 }, (_, i) => ({
      username: `page-${i}`,
      password: "x",
      firstName: "P",
      lastName: "G",
    }));
    await server().deps.db.insert(users).values(rows);
    const first = await call("GET", "/api/active-users", { q: "page-" });
    expect(first.json()).toHaveLength(50);
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? "";
    const second = await call("GET", next, { q: "page-" });
    expect(second.json()).toHaveLength(10);
    expect(second.headers.link).toBeUndefined();
  });

  it("show their sessions, their last sign of life and their second factor", async () => {
    const { id, cookie } = await makeUser(server(), "agent");
    const account = (await call("GET", `/api/users/${id}`)).json<Account>();
    expect(account).toMatchObject({ id, isActive: true, sessions: 1, hasTwoFactor: false, deactivatedAt: null });
    expect(account.lastSeenAt).not.toBeNull();
    expect((await call("DELETE", `/api/users/${id}/sessions`)).statusCode).toBe(200);
    expect(await statusOf(cookie)).toBe(401);
    expect((await call("GET", `/api/users/${id}`)).json<Account>()).toMatchObject({ sessions: 0 });
    expect((await call("GET", "/api/users/999999")).statusCode).toBe(404);
  });

  it("N10: are deactivated with their sessions, listed apart, and given back", async () => {
    const { id, cookie } = await makeUser(server(), "agent");
    expect((await call("DELETE", `/api/users/${id}`)).statusCode).toBe(200);
    expect(await statusOf(cookie)).toBe(401);
    const ids = async (url: string) => (await call("GET", url)).json<User[]>().map((user) => user.id);
    expect(await ids("/api/active-users")).not.toContain(id);
    expect(await ids("/api/active-users?status=deactivated")).toContain(id);
    expect((await call("DELETE", `/api/users/${id}`)).statusCode).toBe(404);
    const back = await call("POST", `/api/users/${id}/reactivate`);
    expect(back.json()).toMatchObject({ isActive: true, deactivatedAt: null });
    expect(await ids("/api/active-users")).toContain(id);
    expect(await statusOf(cookie), "the old session stays ended").toBe(401);
  });

  it("N10: get another role on the next call", async () => {
    const { id, cookie } = await makeUser(server(), "trainee");
    expect(await statusOf(cookie, "/api/active-users")).toBe(403);
    const change = (role: string) => call("PATCH", `/api/users/${id}/role`, { payload: { role } });
    expect((await change("admin")).json()).toMatchObject({ role: "admin" });
    expect(await statusOf(cookie, "/api/active-users")).toBe(200);
    expect((await change("trainee")).statusCode).toBe(200);
    expect(await statusOf(cookie, "/api/active-users")).toBe(403);
    expect((await change("emperor")).json()).toMatchObject({ fields: { role: "Please select a role" } });
  });

  it("N16: get no name with hidden characters, of two alphabets, or that looks like another, also two at once", async () => {
    const make = (username: string) =>
      call("POST", "/api/users", { payload: { username, password: "blue-wagon-42", firstName: "N", lastName: "S" } });
    const hidden = await make("ad\u200bmin");
    expect(hidden.json()).toMatchObject({ fields: { username: textWith("visible") } });
    const mixed = await make("\u0430dmin");
    expect(mixed.json()).toMatchObject({ fields: { username: textWith("alphabet") } });
    expect((await make("ａｄｍｉｎ")).json()).toMatchObject({
      fields: { username: textWith("taken") },
    });
    for (const name of ["admın", "adrnin"]) {
      const alike = await make(name);
      expect(alike.statusCode).toBe(409);
      expect(alike.json()).toMatchObject({ fields: { username: textWith("looks too much") } });
    }
    const answers = await Promise.all(["caxeco", "сахесо"].map(make));
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([201, 409]);
  });

  it("N11: get a reset link that is shown once, mailed without being kept, and never for a deactivated account", async () => {
    const made = await call("POST", "/api/users", {
      payload: {
        username: "forgetful",
        password: "blue-wagon-42",
        firstName: "F",
        lastName: "G",
        email: "forgetful@example.com",
      },
    });
    const { id } = made.json<User>();
    const answer = await call("POST", `/api/users/${id}/reset-link`);
    expect(answer.statusCode).toBe(200);
    const token = new URL(answer.json<{ link: string }>().link).searchParams.get("reset") ?? "";
    expect(token).not.toBe("");
    const { db } = server().deps;
    expect(
      await db
        .select()
        .from(passwordResets)
        .where(eq(passwordResets.tokenHash, hashToken(token))),
    ).toHaveLength(1);
    const [mail] = await db.select().from(messages).where(eq(messages.to, "forgetful@example.com"));
    expect(mail).toMatchObject({ kind: "password-reset" });
    expect(JSON.stringify(mail)).not.toContain(token);
    await call("DELETE", `/api/users/${id}`);
    expect((await call("POST", `/api/users/${id}/reset-link`)).statusCode).toBe(404);
  });

  it("Z4: the first admin and oneself are not deleted, and the answer says why", async () => {
    const first = await call("DELETE", "/api/users/4");
    expect(first.statusCode).toBe(409);
    expect(first.json()).toMatchObject({ error: "This account cannot be deleted, deactivated or given another role." });
    const { id, cookie } = await makeUser(server(), "admin");
    const self = await call("DELETE", `/api/users/${id}`, { cookie });
    expect(self.statusCode).toBe(409);
    expect(self.json()).toMatchObject({ error: "You cannot delete your own account." });
    await call("DELETE", `/api/users/${id}`);
  });

  it("Z4: the first admin keeps the role, also beside other admins", async () => {
    const { id, cookie } = await makeUser(server(), "admin");
    for (const role of ROLES.filter((other) => other !== "admin")) {
      const answer = await call("PATCH", "/api/users/4/role", { payload: { role }, cookie });
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        error: "This account cannot be deleted, deactivated or given another role.",
      });
    }
    const [first] = await server().deps.db.select().from(users).where(eq(users.id, 4));
    expect(first).toMatchObject({ role: "admin", isActive: true });
    await call("DELETE", `/api/users/${id}`);
  });

  it("Z4: the last admin keeps the role", async () => {
    const { db } = server().deps;
    const { id, cookie } = await makeUser(server(), "admin");
    await db.update(users).set({ role: "agent" }).where(eq(users.id, 4));
    const answer = await call("PATCH", `/api/users/${id}/role`, { payload: { role: "agent" }, cookie });
    await db.update(users).set({ role: "admin" }).where(eq(users.id, 4));
    await call("DELETE", `/api/users/${id}`);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      error: "The last active administrator cannot be deleted or given another role.",
    });
  });

  it("D3: leave one audit event for each change", async () => {
    const { id } = await makeUser(server(), "agent");
    await call("PATCH", `/api/users/${id}/role`, { payload: { role: "trainee" } });
    await call("DELETE", `/api/users/${id}/sessions`);
    await call("POST", `/api/users/${id}/reset-link`);
    await call("DELETE", `/api/users/${id}`);
    await call("POST", `/api/users/${id}/reactivate`);
    const events = await server()
      .deps.db.select()
      .from(auditEvents)
      .where(and(eq(auditEvents.subjectType, "user"), eq(auditEvents.subjectId, String(id))))
      .orderBy(auditEvents.id);
    expect(events.map((event) => [event.action, event.details])).toEqual([
      ["user.role", { from: "agent", to: "trainee" }],
      ["user.end-sessions", {}],
      ["password.reset-link", {}],
      ["user.deactivate", { role: "trainee" }],
      ["user.reactivate", { role: "trainee" }],
    ]);
  });
});

describe("Z4: two admins who take each other's rights at once", () => {
  it("leave one of them", async () => {
    const server = await startTestApp();
    const call = caller(() => server);
    for (let round = 0; round < 5; round++) {
      const one = await makeUser(server, "admin");
      const other = await makeUser(server, "admin");
      // The first admin cannot be deleted, but without the role it does not count as an admin.
      await server.deps.db.update(users).set({ role: "agent" }).where(eq(users.id, 4));
      const demote = { payload: { role: "agent" } };
      const answers = await Promise.all([
        call("DELETE", `/api/users/${other.id}`, { cookie: one.cookie }),
        round % 2 === 0
          ? call("DELETE", `/api/users/${one.id}`, { cookie: other.cookie })
          : call("PATCH", `/api/users/${one.id}/role`, { ...demote, cookie: other.cookie }),
      ]);
      const admins = await server.deps.db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.role, "admin"), eq(users.isActive, true)));
      expect(answers.map((answer) => answer.statusCode).filter((status) => status === 200)).toHaveLength(1);
      expect(admins).toHaveLength(1);
      await server.deps.db.update(users).set({ role: "agent" }).where(eq(users.role, "admin"));
    }
    await server.close();
  });
});

describe("an installation that asks for longer passwords", () => {
  it("says how long they must be, also at the field", async () => {
    const server = await startTestApp({ env: { PASSWORD_MIN_LENGTH: "8" } });
    const payload = { username: "short", password: "wagon42", firstName: "Sh", lastName: "Ort" };
    const answer = await caller(() => server)("POST", "/api/users?lang=es", { payload });
    const message = "La contraseña debe tener al menos 8 caracteres";
    expect(answer.json()).toEqual({ error: message, code: "invalid", fields: { password: message } });
    await server.close();
  });
});
