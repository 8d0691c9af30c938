import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSmtpSink, type SmtpSink } from "../../../tests/support/smtp-sink.ts";
import { describeOnServer, logInAs, startTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { LIVE_RESET_LINKS } from "../../../domain/platform/limits.ts";
import { auditEvents, messages, passwordResets, users } from "../../platform/db/schema/index.ts";
import { issuePasswordReset } from "./issue-password-reset.ts";
import { hashPassword } from "./passwords.ts";
import { textLike } from "../../../tests/support/matchers.ts";

let people = 0;
/** Creates an account with an e-mail address. */
async function person({ deps }: TestApp, changes: Partial<typeof users.$inferInsert> = {}) {
  const username = `forgetful-${people++}`;
  const values = { username, firstName: "Flor", lastName: "Getful", email: `${username}@example.com`, ...changes };
  const password = await hashPassword("old-password-1");
  const [row] = await deps.db
    .insert(users)
    .values({ ...values, password })
    .returning();
  if (!row) throw new Error("no user");
  return row;
}

const tokenOf = (link: string) => new URL(link).searchParams.get("reset") ?? "";
const ask = ({ app }: TestApp, account: string) =>
  app.inject({ method: "POST", url: "/api/password-resets", payload: { account } });
const complete = ({ app }: TestApp, token: string, newPassword: string, confirmPassword = newPassword) =>
  app.inject({
    method: "POST",
    url: "/api/password-resets/complete",
    payload: { token, newPassword, confirmPassword },
  });
const issue = ({ deps }: TestApp, user: typeof users.$inferSelect) =>
  deps.db.transaction((tx) => issuePasswordReset(deps, tx, user));
const userStatus = async ({ app }: TestApp, cookie: string) =>
  (await app.inject({ url: "/api/user", headers: { cookie } })).statusCode;

describeOnServer("a forgotten password", (server) => {
  it("N3: is answered the same for known, unknown, deactivated and unreachable accounts", async () => {
    const known = await person(server());
    const inactive = await person(server(), { isActive: false });
    const unreachable = await person(server(), { email: null });
    const accounts = [known.username, known.email ?? "", "nobody-at-all", inactive.username, unreachable.username];
    const answers = await Promise.all(accounts.map((account) => ask(server(), account)));
    expect(new Set(answers.map((a) => `${a.statusCode} ${a.body}`))).toEqual(
      new Set(['200 {"ok":true,"isMailed":false}']),
    );
    const sent = await server().deps.db.select().from(messages).where(eq(messages.kind, "password-reset"));
    expect(sent.map((mail) => mail.to)).toEqual([known.email, known.email]);
    const slow = accounts.map(async (account) => {
      const start = performance.now();
      await ask(server(), account);
      return performance.now() - start;
    });
    for (const ms of await Promise.all(slow)) expect(ms).toBeGreaterThan(240);
  });

  it("N11: is set anew once; reuse is refused, every session ends, and it is written down", async () => {
    const user = await person(server());
    const cookie = await logInAs(server().app, user.username, "old-password-1");
    const token = tokenOf(await issue(server(), user));
    expect(JSON.stringify(await server().deps.db.select().from(passwordResets))).not.toContain(token);
    const weak = await complete(server(), token, "password123");
    expect(weak.json()).toMatchObject({ fields: { newPassword: textLike(/too common/) } });
    const mismatch = await complete(server(), token, "new-password-1", "new-password-2");
    expect(mismatch.json()).toMatchObject({ fields: { confirmPassword: "Passwords do not match" } });
    expect((await complete(server(), token, "new-password-1")).statusCode).toBe(200);
    expect(await userStatus(server(), cookie)).toBe(401);
    expect(await logInAs(server().app, user.username, "old-password-1")).toBe("");
    expect(await logInAs(server().app, user.username, "new-password-1")).not.toBe("");
    const again = await complete(server(), token, "new-password-2");
    expect(again.statusCode).toBe(400);
    expect(again.json()).toMatchObject({ error: "This link is no longer valid." });
    const events = await server().deps.db.select().from(auditEvents).where(eq(auditEvents.actorId, user.id));
    expect(events.map((event) => event.action)).toContain("password.reset");
  });

  it("N11: is set by one of two who use the link at once", async () => {
    const user = await person(server());
    const token = tokenOf(await issue(server(), user));
    const answers = await Promise.all([
      complete(server(), token, "new-password-a"),
      complete(server(), token, "new-password-b"),
    ]);
    expect(answers.map((a) => a.statusCode).sort((a, b) => a - b)).toEqual([200, 400]);
    const winner = answers[0]?.statusCode === 200 ? "new-password-a" : "new-password-b";
    expect(await logInAs(server().app, user.username, winner)).not.toBe("");
  });

  it("N11: is set by an earlier link as well, and then by none of the others", async () => {
    const user = await person(server());
    const [first, second, third] = [
      await issue(server(), user),
      await issue(server(), user),
      await issue(server(), user),
    ];
    expect((await complete(server(), tokenOf(second), "new-password-1")).statusCode).toBe(200);
    for (const link of [first, second, third]) {
      expect((await complete(server(), tokenOf(link), "new-password-2")).statusCode).toBe(400);
    }
    expect(await logInAs(server().app, user.username, "new-password-1")).not.toBe("");
  });

  it("N11: is set by one of two who use two links at once", async () => {
    const user = await person(server());
    const links = [await issue(server(), user), await issue(server(), user)];
    const answers = await Promise.all(links.map((link, i) => complete(server(), tokenOf(link), `new-password-${i}`)));
    expect(answers.map((a) => a.statusCode).sort((a, b) => a - b)).toEqual([200, 400]);
    const winner = answers.findIndex((a) => a.statusCode === 200);
    expect(await logInAs(server().app, user.username, `new-password-${winner}`)).not.toBe("");
  });

  it("N11: is not set for an account that was deactivated since", async () => {
    const user = await person(server());
    const link = await issue(server(), user);
    await server().deps.db.update(users).set({ isActive: false }).where(eq(users.id, user.id));
    expect((await complete(server(), tokenOf(link), "new-password-1")).statusCode).toBe(400);
    expect((await complete(server(), "", "new-password-1")).statusCode).toBe(400);
  });

  it("N11: has a bounded number of live links, also when they are asked for at once, and the latest are among them", async () => {
    const user = await person(server());
    for (let i = 0; i < LIVE_RESET_LINKS; i++) await issue(server(), user);
    await Promise.all(Array.from({ length: 3 }, () => issue(server(), user)));
    const last = await issue(server(), user);
    expect(await server().deps.db.$count(passwordResets, eq(passwordResets.userId, user.id))).toBe(LIVE_RESET_LINKS);
    expect((await complete(server(), tokenOf(last), "new-password-1")).statusCode).toBe(200);
  });
});

describe("N11: a link to choose a new password", () => {
  it("works for an hour", async () => {
    let now = new Date("2026-11-12T15:00:00Z");
    const server = await startTestApp({ clock: () => now });
    const user = await person(server);
    const pass = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));
    const late = await issue(server, user);
    pass(61);
    expect((await complete(server, tokenOf(late), "new-password-1")).statusCode).toBe(400);
    const inTime = await issue(server, user);
    pass(59);
    expect((await complete(server, tokenOf(inTime), "new-password-1")).statusCode).toBe(200);
    await server.close();
  });
});

describe("the mail with the link", () => {
  let sink: SmtpSink;
  let server: TestApp;
  beforeAll(async () => {
    sink = await startSmtpSink();
    server = await startTestApp({ env: { SERVICES: "web,worker", SMTP_URL: sink.url } });
  });
  afterAll(async () => {
    await server.close();
    await sink.close();
  });

  it("carries it in the language of the page it was asked on, and no copy that is kept or shown does", async () => {
    const user = await person(server, { language: "en" });
    const payload = { account: user.email };
    const url = "/api/password-resets?lang=es";
    await server.app.inject({ method: "POST", url, headers: { cookie: "lang=en" }, payload });
    await expect.poll(() => sink.mails.length).toBe(1);
    const [mail] = sink.mails;
    expect(mail?.subject).toBe("Elija una contraseña nueva");
    const token = /\/es\/auth\?reset=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    expect(token).toHaveLength(43);
    const stored = () => server.deps.db.select().from(messages);
    await expect.poll(async () => (await stored())[0]?.status).toBe("sent");
    const [row] = await stored();
    expect(row?.sealedBody).toBeNull();
    expect(JSON.stringify(row)).not.toContain(token);
    expect(JSON.stringify(row)).not.toContain("reset=");
    const cookie = await logInAs(server.app);
    for (const url of ["/api/emails", "/api/archived-emails", "/api/failed-jobs", "/api/active-users"]) {
      expect((await server.app.inject({ url, headers: { cookie } })).body).not.toContain(token);
    }
    expect((await complete(server, token, "new-password-1")).statusCode).toBe(200);
  });
});
