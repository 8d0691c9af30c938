import { and, eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { describe, expect, it } from "vitest";
import {
  cookieOf,
  describeOnServer,
  logInAs,
  makeUser,
  startTestApp,
  type TestApp,
} from "../../../tests/support/test-app.ts";
import { ADMIN_PASSWORD } from "../../../tests/support/test-env.ts";
import { recoveryCodes, sessions, users } from "../../platform/db/schema/index.ts";
import { totpSeedLocation } from "./totp.ts";
import { anyText, textLike } from "../../../tests/support/matchers.ts";

/** Generates the TOTP code at the server's current time, or this many steps of 30 seconds later. */
const codeOf = ({ deps }: TestApp, secret: string, stepsLater = 0) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: deps.clock().getTime() + stepsLater * 30_000 });
const post = ({ app }: TestApp, url: string, cookie: string, payload: object) =>
  app.inject({ method: "POST", url: `/api${url}`, payload, headers: { cookie } });
const get = ({ app }: TestApp, url: string, cookie: string) => app.inject({ url: `/api${url}`, headers: { cookie } });

/** Returns a code that belongs to none of the time steps around the present one. */
function wrongCode(server: TestApp, secret: string): string {
  const right = [-2, -1, 0, 1, 2].map((steps) => codeOf(server, secret, steps));
  return ["000000", "111111", "222222", "333333", "444444", "555555"].find((code) => !right.includes(code)) ?? "";
}

/** Creates a user who has two-factor login enabled. */
async function withSecondFactor(server: TestApp) {
  const { id, cookie } = await makeUser(server, "agent");
  const [row] = await server.deps.db.select().from(users).where(eq(users.id, id));
  const begun = await post(server, "/user/second-factor/begin", cookie, { currentPassword: ADMIN_PASSWORD });
  const { secret } = begun.json<{ secret: string }>();
  const usedCode = codeOf(server, secret);
  const confirmed = await post(server, "/user/second-factor/confirm", cookie, { code: usedCode });
  const codes = confirmed.json<{ recoveryCodes: string[] }>().recoveryCodes;
  return { id, username: row?.username ?? "", secret, usedCode, codes, cookie: cookieOf(confirmed) };
}

async function firstStep(server: TestApp, username: string): Promise<string> {
  const answer = await server.app.inject({
    method: "POST",
    url: "/api/login",
    payload: { username, password: ADMIN_PASSWORD },
  });
  expect(answer.json()).toEqual({ secondFactor: true });
  return cookieOf(answer);
}

describeOnServer("two-factor login", (server) => {
  const secondStep = (cookie: string, code: string) => post(server(), "/login/second-factor", cookie, { code });

  it("is switched on with the password and a code of the app, and ends the sessions that had none", async () => {
    const { id, cookie } = await makeUser(server(), "agent");
    const refused = await post(server(), "/user/second-factor/begin", cookie, { currentPassword: "not-mine" });
    expect(refused.json()).toMatchObject({ fields: { currentPassword: "Current password is incorrect" } });
    const begun = await post(server(), "/user/second-factor/begin", cookie, { currentPassword: ADMIN_PASSWORD });
    const { secret, uri } = begun.json<{ secret: string; uri: string }>();
    expect(uri).toMatch(new RegExp(`^otpauth://totp/.*secret=${secret}`));
    const wrong = await post(server(), "/user/second-factor/confirm", cookie, { code: wrongCode(server(), secret) });
    expect(wrong.json()).toMatchObject({ error: "This code isn't right. Please try again." });
    const [off] = await server().deps.db.select().from(users).where(eq(users.id, id));
    expect(off?.totpEnabledAt).toBeNull();
    const on = await post(server(), "/user/second-factor/confirm", cookie, { code: codeOf(server(), secret) });
    expect(on.json<{ recoveryCodes: string[] }>().recoveryCodes).toHaveLength(10);
    expect((await get(server(), "/user", cookie)).statusCode).toBe(401);
    expect((await get(server(), "/user/second-factor", cookieOf(on))).json()).toEqual({
      isOn: true,
      isRequired: false,
      recoveryCodesLeft: 10,
    });
  });

  it("N8: opens nothing between the two steps, and the token changes at the second", async () => {
    const { username, secret } = await withSecondFactor(server());
    const halfway = await firstStep(server(), username);
    for (const url of ["/user", "/quote-requests", "/user/sessions"]) {
      expect((await get(server(), url, halfway)).statusCode).toBe(401);
    }
    const done = await secondStep(halfway, codeOf(server(), secret, 1));
    expect(done.json()).toMatchObject({ username });
    expect(cookieOf(done)).not.toBe(halfway);
    expect((await get(server(), "/user", cookieOf(done))).statusCode).toBe(200);
    expect((await get(server(), "/user", halfway)).statusCode).toBe(401);
    expect((await secondStep(halfway, codeOf(server(), secret, 1))).statusCode).toBe(401);
    expect((await secondStep(cookieOf(done), codeOf(server(), secret, 1))).statusCode).toBe(401);
  });

  it("is taken away by an admin for who lost the device and the codes, and ends their sessions", async () => {
    const { id, username, cookie } = await withSecondFactor(server());
    const url = `/api/users/${id}/second-factor`;
    const denied = await server().app.inject({ method: "DELETE", url, headers: { cookie } });
    expect(denied.statusCode).toBe(403);
    const admin = await logInAs(server().app);
    const answer = await server().app.inject({ method: "DELETE", url, headers: { cookie: admin } });
    expect(answer.json()).toMatchObject({ id, hasTwoFactor: false, sessions: 0 });
    expect((await get(server(), "/user", cookie)).statusCode).toBe(401);
    expect((await get(server(), "/user", await logInAs(server().app, username))).statusCode).toBe(200);
  });

  it("N6: takes a code once, also when it is sent twice at the same time", async () => {
    const { username, secret, usedCode } = await withSecondFactor(server());
    const replayed = await secondStep(await firstStep(server(), username), usedCode);
    expect(replayed.json()).toMatchObject({ code: "invalid", fields: { code: anyText() } });
    const [one, two] = [await firstStep(server(), username), await firstStep(server(), username)];
    const code = codeOf(server(), secret, 1);
    const answers = await Promise.all([secondStep(one, code), secondStep(two, code)]);
    expect(answers.map((a) => a.statusCode).sort((a, b) => a - b)).toEqual([200, 400]);
  });

  it("N6: takes a recovery code once, however it is written", async () => {
    const { id, username, codes, cookie } = await withSecondFactor(server());
    const [code = ""] = codes;
    const typed = code.toUpperCase().replaceAll("-", " ");
    expect((await secondStep(await firstStep(server(), username), typed)).statusCode).toBe(200);
    expect((await secondStep(await firstStep(server(), username), code)).statusCode).toBe(400);
    expect((await get(server(), "/user/second-factor", cookie)).json()).toMatchObject({ recoveryCodesLeft: 9 });
    const stored = JSON.stringify(
      await server().deps.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, id)),
    );
    for (const plain of codes) expect(stored).not.toContain(plain);
  });

  it("N6: gives five tries, many at once or one by one, then the login starts over", async () => {
    const { username, secret } = await withSecondFactor(server());
    const halfway = await firstStep(server(), username);
    const wrong = wrongCode(server(), secret);
    const answers = await Promise.all(Array.from({ length: 12 }, () => secondStep(halfway, wrong)));
    const statuses = answers.map((a) => a.statusCode);
    expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(4);
    expect(statuses.every((status) => status === 400 || status === 401)).toBe(true);
    const late = await secondStep(halfway, codeOf(server(), secret, 1));
    expect(late.json()).toMatchObject({
      code: "unauthenticated",
      error: textLike(/log in again/),
    });
  });

  it("D1: keeps its seed sealed", async () => {
    const { id, secret } = await withSecondFactor(server());
    const dump = JSON.stringify(await server().deps.db.select().from(users));
    expect(dump).not.toContain(secret);
    const [row] = await server().deps.db.select().from(users).where(eq(users.id, id));
    expect(server().deps.keys.open(row?.totpSecret ?? "", totpSeedLocation(id))).toBe(secret);
    const flipped = (row?.totpSecret ?? "").replace(/.$/, (last) => (last === "A" ? "B" : "A"));
    expect(() => server().deps.keys.open(flipped, totpSeedLocation(id))).toThrow();
  });

  it("is switched off, and gets new recovery codes, with the password only", async () => {
    const { username, codes, cookie } = await withSecondFactor(server());
    const wrong = { currentPassword: "not-mine" };
    const right = { currentPassword: ADMIN_PASSWORD };
    for (const action of ["recovery-codes", "switch-off"]) {
      expect((await post(server(), `/user/second-factor/${action}`, cookie, wrong)).statusCode).toBe(400);
      expect((await post(server(), `/user/second-factor/${action}`, cookie, {})).statusCode).toBe(400);
    }
    const renewed = await post(server(), "/user/second-factor/recovery-codes", cookie, right);
    expect(renewed.json<{ recoveryCodes: string[] }>().recoveryCodes).toHaveLength(10);
    expect((await secondStep(await firstStep(server(), username), codes[1] ?? "")).statusCode).toBe(400);
    expect((await post(server(), "/user/second-factor/switch-off", cookie, right)).statusCode).toBe(200);
    const login = await server().app.inject({
      method: "POST",
      url: "/api/login",
      payload: { username, password: ADMIN_PASSWORD },
    });
    expect(login.json()).toMatchObject({ username });
  });
});

describe("N4: wrong codes", () => {
  it("are ten for the account, however often the right password is given", async () => {
    const server = await startTestApp({ env: { RATE_LIMIT_SCALE: "1" } });
    const { username, secret } = await withSecondFactor(server);
    const code = wrongCode(server, secret);
    for (let round = 0; round < 2; round++) {
      const halfway = await firstStep(server, username);
      for (let i = 0; i < 5; i++) await post(server, "/login/second-factor", halfway, { code });
    }
    const right = { code: codeOf(server, secret, 1) };
    const late = await post(server, "/login/second-factor", await firstStep(server, username), right);
    expect(late.statusCode).toBe(429);
    await server.close();
  });

  it("have three logins to be tried in: an older one that waits for its code ends", async () => {
    const server = await startTestApp();
    const { id, username, secret } = await withSecondFactor(server);
    const halfway = await Promise.all(Array.from({ length: 8 }, () => firstStep(server, username)));
    const waiting = and(eq(sessions.userId, id), eq(sessions.isComplete, false));
    expect(await server.deps.db.$count(sessions, waiting)).toBe(3);
    const newest = await firstStep(server, username);
    const code = wrongCode(server, secret);
    const tried = [];
    for (const cookie of [...halfway, newest]) {
      tried.push((await post(server, "/login/second-factor", cookie, { code })).statusCode);
    }
    expect(tried.filter((status) => status === 400)).toHaveLength(3);
    expect(tried.at(-1)).toBe(400);
    await server.close();
  });

  it("do not let who knows the password begin as many logins as they like", async () => {
    const server = await startTestApp({ env: { RATE_LIMIT_SCALE: "1" } });
    const { username } = await withSecondFactor(server);
    for (let i = 0; i < 10; i++) await firstStep(server, username);
    const payload = { username, password: ADMIN_PASSWORD };
    expect((await server.app.inject({ method: "POST", url: "/api/login", payload })).statusCode).toBe(429);
    await server.close();
  });
});

describe("N9: the time for the code", () => {
  it("is ten minutes", async () => {
    let now = new Date();
    const server = await startTestApp({ clock: () => now });
    const { username, secret } = await withSecondFactor(server);
    const halfway = await firstStep(server, username);
    now = new Date(now.getTime() + 11 * 60_000);
    const late = await post(server, "/login/second-factor", halfway, { code: codeOf(server, secret) });
    expect(late.statusCode).toBe(401);
    expect(await server.deps.db.$count(sessions, eq(sessions.isComplete, false))).toBe(1);
    await server.close();
  });
});

describe("a role that must have a second factor", () => {
  it("gets to nothing before it is switched on, and cannot switch it off", async () => {
    const server = await startTestApp({ env: { REQUIRE_2FA_ROLES: "agent" } });
    const { cookie } = await makeUser(server, "agent");
    const trainee = await makeUser(server, "trainee");
    expect((await get(server, "/quote-requests", cookie)).json()).toMatchObject({ code: "secondFactorRequired" });
    expect((await get(server, "/user/second-factor", cookie)).json()).toMatchObject({ isOn: false, isRequired: true });
    expect((await get(server, "/quote-requests", trainee.cookie)).statusCode).toBe(200);
    const account = await withSecondFactor(server);
    expect((await get(server, "/quote-requests", account.cookie)).statusCode).toBe(200);
    const off = { currentPassword: ADMIN_PASSWORD };
    const refused = await post(server, "/user/second-factor/switch-off", account.cookie, off);
    expect(refused.json()).toMatchObject({ code: "forbidden", error: textLike(/Your role/) });
    await server.close();
  });
});
