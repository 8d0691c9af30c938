import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LOGIN_TRIES, SECOND_FACTOR } from "../../domain/platform/limits.ts";
import { users } from "../../server/platform/db/schema/index.ts";
import { cookieOf, logInAs, startTestApp, type TestApp } from "../support/test-app.ts";
import { ADMIN_PASSWORD } from "../support/test-env.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ withSite: true, env: { RATE_LIMIT_SCALE: "1" } });
});
afterAll(() => server.close());

const FORM = { "content-type": "application/x-www-form-urlencoded" };

/** Simulates a browser without scripts: it keeps cookies, submits forms and does not follow redirects. */
function browser(always: Record<string, string> = {}) {
  const jar = new Map<string, string>();
  async function load(url: string, form?: Record<string, string>, headers: Record<string, string> = {}) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await server.app.inject({
      url,
      method: form ? "POST" : "GET",
      headers: { ...(cookie && { cookie }), ...always, ...headers, ...(form && FORM) },
      ...(form && { payload: new URLSearchParams(form).toString() }),
    });
    for (const { name, value } of answer.cookies) jar.set(name, value);
    return { status: answer.statusCode, location: answer.headers.location, html: answer.body, cookies: answer.cookies };
  }
  return { load, jar };
}

const call = (url: string, payload: object, cookie = "") =>
  server.app.inject({ method: "POST", url: `/api${url}`, payload, headers: { cookie } });

const admin = { username: "admin", password: ADMIN_PASSWORD };
const API = "/api/user";

async function makeAccount(username: string) {
  const password = "sunny-porch-77";
  const person = { username, password, firstName: "Ana", lastName: "Sola", role: "agent" };
  expect((await call("/users", person, await logInAs(server.app))).statusCode).toBe(201);
  return { username, password };
}

describe("the login form without script", () => {
  it("logs in, sets the cookies of the API, and leads on to where it was asked for", async () => {
    const { load, jar } = browser();
    const { status, location, cookies } = await load("/auth?next=%2Fagent-dashboard%3Ftab%3Dquotes", admin);
    expect([status, location]).toEqual([303, "/agent-dashboard?tab=quotes"]);
    for (const cookie of cookies) expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
    expect([...jar.keys()]).toEqual(["session", "device-4"]);
    expect((await load(API)).status).toBe(200);
    expect((await load("/auth")).location).toBe("/agent-tools");
  });

  it("W8: leads to places on this site only", async () => {
    for (const next of ["//evil.example/x", "/\\evil.example", "javascript:alert(1)", "https://evil.example"]) {
      const { location } = await browser().load(`/auth?next=${encodeURIComponent(next)}`, admin);
      expect(location).toBe("/agent-tools");
    }
  });

  it("N3: says the same of unknown names and wrong passwords, in the page, and keeps the name but no password", async () => {
    const wrong = "wrong-but-typed-by-hand";
    const known = await browser().load("/auth", { username: "admin", password: wrong });
    const unknown = await browser().load("/auth", { username: "nobody-here", password: wrong });
    expect([known.status, unknown.status]).toEqual([401, 401]);
    expect(known.html).toMatch(/role="alert"[^>]*>.*Login failed.*Invalid username, email or password/s);
    expect(known.html).toMatch(/<input[^>]*name="username"[^>]*value="admin"/);
    expect(known.html).not.toContain(wrong);
    const bare = ({ html }: { html: string }) => /<main.*<\/main>/s.exec(html)?.[0].replace(/value="[^"]*"/, "");
    expect(bare(known)).toBe(bare(unknown));
  });

  it("shows at its field what is missing, in the language of the page", async () => {
    const { status, html } = await browser().load("/es/auth", { username: "ad", password: "" });
    expect(status).toBe(400);
    expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="username"[^>]*value="ad"/);
    expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="password"/);
    expect(html).toContain("Acceso de agentes");
    expect(html).toMatch(/role="alert"[^>]*>.*No se pudo entrar/s);
  });

  it("N4: is bound by the limits of the API, and counts with it", async () => {
    const account = await makeAccount("ana-tries");
    for (let tried = 0; tried < LOGIN_TRIES.free; tried += 1) {
      const wrong = { username: account.username, password: `wrong-guess-${tried}` };
      const isByApi = tried % 2 === 1;
      const status = isByApi ? (await call("/login", wrong)).statusCode : (await browser().load("/auth", wrong)).status;
      expect(status).toBe(401);
    }
    const { status, html, cookies } = await browser().load("/auth", account);
    expect([status, cookies]).toEqual([429, []]);
    expect(html).toMatch(/role="alert"[^>]*>.*Too many/s);
  });

  it("W1: takes nothing from another site, and no session begins", async () => {
    const { load, jar } = browser();
    const foreign: Record<string, string>[] = [{ "sec-fetch-site": "cross-site" }, { origin: "https://evil.example" }];
    for (const headers of foreign) {
      expect((await load("/auth", admin, headers)).status).toBe(403);
    }
    expect(jar.size).toBe(0);
  });
});

describe("the second factor without script", () => {
  /** Creates an account with a second factor, and returns an unused code of it. */
  async function withSecondFactor(username: string) {
    const account = await makeAccount(username);
    const cookie = await logInAs(server.app, account.username, account.password);
    const begun = await call("/user/second-factor/begin", { currentPassword: account.password }, cookie);
    const secret = Secret.fromBase32(begun.json<{ secret: string }>().secret);
    const codeAt = (ms: number) => TOTP.generate({ secret, timestamp: server.deps.clock().getTime() + ms });
    const confirmed = await call("/user/second-factor/confirm", { code: codeAt(0) }, cookie);
    expect(cookieOf(confirmed)).not.toBe("");
    const { recoveryCodes } = confirmed.json<{ recoveryCodes: string[] }>();
    return { account, recoveryCodes, nextCode: () => codeAt(30_000) };
  }

  it("is a page of its own, that takes a code of the app and leads on", async () => {
    const { account, nextCode } = await withSecondFactor("ana-app");
    const { load } = browser({ "accept-language": "es" });
    const first = await load("/es/auth?next=%2Fprofile", account);
    expect([first.status, first.location]).toEqual([303, "/es/auth?tab=code&next=%2Fprofile"]);
    expect((await load(API)).status).toBe(401);
    const page = await load("/es/auth?tab=code&next=%2Fprofile");
    expect(page.html).toMatch(/<form[^>]*method="post"[^>]*>.*name="code"/s);
    expect(page.html).toContain('href="/es/auth?next=%2Fprofile"');
    const wrong = await load("/es/auth?tab=code&next=%2Fprofile", { code: "no-such-code" });
    expect(wrong.status).toBe(400);
    expect(wrong.html).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="code"/);
    const done = await load("/es/auth?tab=code&next=%2Fprofile", { code: nextCode() });
    expect([done.status, done.location]).toEqual([303, "/profile"]);
    expect((await load(API)).status).toBe(200);
  });

  it("N6: takes a recovery code once, and starts over when the tries are used up", async () => {
    const { account, recoveryCodes } = await withSecondFactor("ana-paper");
    const { load } = browser();
    const [code = ""] = recoveryCodes;
    await load("/auth", account);
    expect((await load("/auth?tab=code", { code })).location).toBe("/agent-tools");
    await load("/auth", account);
    const answers = [];
    for (let tried = 0; tried < SECOND_FACTOR.tries; tried += 1) answers.push(await load("/auth?tab=code", { code }));
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 401]);
    expect(answers.at(-1)?.html).toMatch(/role="alert".*name="password"/s);
    expect((await load("/auth?tab=code")).html).toContain('name="password"');
    expect((await load(API)).status).toBe(401);
  });
});

describe("a password that has to be changed first", () => {
  it("is changed without script, too, before anything else opens", async () => {
    const account = await makeAccount("ana-first");
    const own = eq(users.username, account.username);
    await server.deps.db.update(users).set({ mustChangePassword: true }).where(own);
    const { load } = browser();
    expect((await load("/auth", account)).location).toBe("/agent-tools");
    expect((await load("/agent-tools")).location).toBe("/profile?tab=security");
    const change = {
      currentPassword: account.password,
      newPassword: "quiet-creek-12",
      confirmPassword: "other-one-12",
    };
    const refused = await load("/profile?tab=security", change);
    expect(refused.status).toBe(400);
    expect(refused.html).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="confirmPassword"/);
    expect(refused.html).not.toContain(change.newPassword);
    const changed = await load("/profile?tab=security", { ...change, confirmPassword: change.newPassword });
    expect([changed.status, changed.location]).toEqual([303, "/agent-tools"]);
    expect((await load("/agent-tools")).status).toBe(200);
    expect((await load("/profile", change)).status).toBe(405);
  });
});
