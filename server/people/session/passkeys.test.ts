import { eq } from "drizzle-orm";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { LOGIN_TRIES } from "../../../domain/platform/limits.ts";
import { createAuthenticator } from "../../../tests/support/authenticator.ts";
import {
  cookieOf,
  describeOnServer,
  logInAs,
  makeUser,
  startTestApp,
  type TestApp,
} from "../../../tests/support/test-app.ts";
import { ADMIN_PASSWORD } from "../../../tests/support/test-env.ts";
import { auditEvents, passkeyChallenges, passkeys, users } from "../../platform/db/schema/index.ts";
import { removeExpired } from "../../operations/retention/remove-expired.ts";
import { passkeySite } from "./passkey-site.ts";
import { totpSeedLocation } from "./totp.ts";
import { textLike } from "../../../tests/support/matchers.ts";

const SITE = { origin: "http://localhost:3000", rpId: "localhost" };
const ENV = { PUBLIC_URL: SITE.origin };
const PASSWORD = { currentPassword: ADMIN_PASSWORD };

type Begun = { challenge: string; user: { id: string }; excludeCredentials: unknown[] };
type Authenticator = ReturnType<typeof createAuthenticator>;
type Twist = Parameters<Authenticator["logIn"]>[1];

const post = ({ app }: TestApp, url: string, payload: object, cookie = "") =>
  app.inject({ method: "POST", url: `/api${url}`, payload, headers: { cookie } });
const get = ({ app }: TestApp, url: string, cookie: string) => app.inject({ url: `/api${url}`, headers: { cookie } });

const beginAdding = async (server: TestApp, cookie: string) =>
  (await post(server, "/user/passkeys/begin", PASSWORD, cookie)).json<Begun>();
const beginLogin = async (server: TestApp) => (await post(server, "/login/passkey/begin", {})).json<Begun>();

/** Adds a passkey to the account of a session. The session continues under a new cookie. */
async function addPasskey(server: TestApp, cookie: string, twist: Twist = {}) {
  const authenticator = createAuthenticator(SITE);
  const credential = authenticator.register(await beginAdding(server, cookie), twist);
  const answer = await post(server, "/user/passkeys", { name: "My phone", credential }, cookie);
  return { authenticator, answer, cookie: cookieOf(answer), id: answer.json<{ id: number }>().id };
}

async function withPasskey(server: TestApp, twist: Twist = {}) {
  const user = await makeUser(server, "agent");
  const [row] = await server.deps.db.select().from(users).where(eq(users.id, user.id));
  const { authenticator, cookie, id } = await addPasskey(server, user.cookie, twist);
  return { userId: user.id, username: row?.username ?? "", authenticator, cookie, id };
}

async function logInWith(server: TestApp, authenticator: Authenticator, twist: Twist = {}) {
  return post(server, "/login/passkey", { credential: authenticator.logIn(await beginLogin(server), twist) });
}

describeOnServer(
  "a passkey",
  (server) => {
    it("is added with the password, named, listed and renamed, and the token changes", async () => {
      const { cookie } = await makeUser(server(), "agent");
      const refused = await post(server(), "/user/passkeys/begin", { currentPassword: "not-mine" }, cookie);
      expect(refused.json()).toMatchObject({ fields: { currentPassword: "Current password is incorrect" } });
      const added = await addPasskey(server(), cookie);
      expect(added.answer.statusCode).toBe(201);
      expect(added.answer.json()).toMatchObject({ name: "My phone", isBackedUp: false, lastUsedAt: null });
      expect((await get(server(), "/user", cookie)).statusCode).toBe(401);
      const path = `/api/user/passkeys/${added.id}`;
      const headers = { cookie: added.cookie };
      const renamed = await server().app.inject({ method: "PATCH", url: path, payload: { name: "Blue one" }, headers });
      expect(renamed.json()).toMatchObject({ id: added.id, name: "Blue one" });
      const unnamed = await server().app.inject({ method: "PATCH", url: path, payload: { name: " " }, headers });
      expect(unnamed.json()).toMatchObject({ fields: { name: "Please give the passkey a name" } });
      const list = await get(server(), "/user/passkeys", added.cookie);
      expect(list.json()).toMatchObject({ obstacle: null, passkeys: [{ id: added.id, name: "Blue one" }] });
      expect(list.body).not.toMatch(/publicKey|credential/);
      expect((await beginAdding(server(), added.cookie)).excludeCredentials).toHaveLength(1);
    });

    it("N14: logs in without a name and makes a whole session at once, also where a code is asked for otherwise", async () => {
      const { authenticator, username, userId, id } = await withPasskey(server());
      await server()
        .deps.db.update(users)
        .set({ totpSecret: server().deps.keys.seal("A", totpSeedLocation(userId)), totpEnabledAt: new Date() })
        .where(eq(users.id, userId));
      const begun = await post(server(), "/login/passkey/begin", {});
      expect(begun.json()).toMatchObject({ rpId: "localhost", userVerification: "required" });
      expect(begun.json()).not.toHaveProperty("allowCredentials");
      const answer = await logInWith(server(), authenticator);
      expect(answer.json()).toMatchObject({ id: userId, username });
      expect((await get(server(), "/quote-requests", cookieOf(answer))).statusCode).toBe(200);
      const [row] = await server().deps.db.select().from(passkeys).where(eq(passkeys.id, id));
      expect(row?.lastUsedAt).toBeInstanceOf(Date);
      expect(row?.counter).toBe(1);
    });

    it("N14: refuses whatever is not right with one and the same answer", async () => {
      const { authenticator, userId } = await withPasskey(server());
      const other = await withPasskey(server());
      const gone = await withPasskey(server());
      await server().deps.db.update(users).set({ isActive: false }).where(eq(users.id, gone.userId));
      // This passkey has no signature counter, like those of password managers: only the challenge reveals a replay.
      const used = authenticator.logIn(await beginLogin(server()), { counter: 0 });
      expect((await post(server(), "/login/passkey", { credential: used })).statusCode).toBe(200);
      const forged = authenticator.logIn(await beginLogin(server()));
      forged.response.signature = other.authenticator.logIn(await beginLogin(server())).response.signature;
      const posing = { ...other.authenticator.logIn(await beginLogin(server())), id: authenticator.id };
      const foreignHandle = Buffer.from(String(userId)).toString("base64url");
      const answers = {
        replayed: await post(server(), "/login/passkey", { credential: used }),
        foreignOrigin: await logInWith(server(), authenticator, { origin: "http://localhost:4000" }),
        foreignSite: await logInWith(server(), authenticator, { rpId: "example.com" }),
        foreignUser: await logInWith(server(), other.authenticator, { userHandle: foreignHandle }),
        foreignCredential: await post(server(), "/login/passkey", {
          credential: { ...posing, rawId: authenticator.id },
        }),
        unverified: await logInWith(server(), authenticator, { isVerified: false }),
        otherBackup: await logInWith(server(), authenticator, { isSyncable: true }),
        otherCeremony: await logInWith(server(), authenticator, { type: "webauthn.create" }),
        unknown: await logInWith(server(), createAuthenticator(SITE), { userHandle: foreignHandle }),
        deactivated: await logInWith(server(), gone.authenticator),
        forged: await post(server(), "/login/passkey", { credential: forged }),
        madeUpChallenge: await post(server(), "/login/passkey", {
          credential: authenticator.logIn({ challenge: "bm90LW91cnM" }),
        }),
      };
      for (const [what, answer] of Object.entries(answers)) {
        expect([what, answer.statusCode, answer.body]).toEqual([what, 401, answers.replayed.body]);
        expect(answer.cookies).toEqual([]);
      }
      expect(answers.replayed.json()).toMatchObject({ error: textLike(/was not accepted/) });
      expect((await logInWith(server(), authenticator)).statusCode).toBe(200);
      const failed = await server()
        .deps.db.select()
        .from(auditEvents)
        .where(eq(auditEvents.action, "login.passkey-failed"));
      expect(failed).toHaveLength(Object.keys(answers).length);
    });

    it("N14: whose count goes back or stands still is refused", async () => {
      const { authenticator } = await withPasskey(server());
      expect((await logInWith(server(), authenticator, { counter: 7 })).statusCode).toBe(200);
      for (const counter of [6, 7, 0]) {
        expect((await logInWith(server(), authenticator, { counter })).statusCode).toBe(401);
      }
      const twice = await Promise.all([8, 8].map((counter) => logInWith(server(), authenticator, { counter })));
      expect(twice.map((a) => a.statusCode).toSorted((a, b) => a - b)).toEqual([200, 401]);
    });

    it("N14: takes each challenge once, for what and for whom it was made, also many at a time", async () => {
      const { authenticator, cookie } = await withPasskey(server());
      const credential = authenticator.logIn(await beginLogin(server()), { counter: 0 });
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => post(server(), "/login/passkey", { credential })),
      );
      expect(answers.filter((a) => a.statusCode === 200)).toHaveLength(1);
      const forAdding = authenticator.logIn(await beginAdding(server(), cookie));
      expect((await post(server(), "/login/passkey", { credential: forAdding })).statusCode).toBe(401);
      const other = await makeUser(server(), "agent");
      const body = { name: "x", credential: createAuthenticator(SITE).register(await beginAdding(server(), cookie)) };
      expect((await post(server(), "/user/passkeys", body, other.cookie)).statusCode).toBe(400);
      const login = await beginLogin(server());
      const crossed = createAuthenticator(SITE).register({ ...login, user: { id: "NA" } });
      expect((await post(server(), "/user/passkeys", { name: "x", credential: crossed }, cookie)).statusCode).toBe(400);
    });

    it("N14: is not added for another site, without the user's verification, or a second time", async () => {
      const { cookie } = await makeUser(server(), "agent");
      for (const twist of [{ origin: "https://localhost:3000" }, { rpId: "example.com" }, { isVerified: false }]) {
        const { answer } = await addPasskey(server(), cookie, twist);
        expect(answer.json()).toMatchObject({ error: "The passkey could not be added. Please try again." });
      }
      const mine = await withPasskey(server());
      const again = { name: "x", credential: mine.authenticator.register(await beginAdding(server(), cookie)) };
      expect((await post(server(), "/user/passkeys", again, cookie)).statusCode).toBe(400);
    });

    it("N14: is removed with the password, by nobody else, and gets in nowhere afterwards", async () => {
      const { authenticator, cookie, id } = await withPasskey(server());
      const elsewhere = cookieOf(await logInWith(server(), authenticator));
      const other = await makeUser(server(), "admin");
      expect((await post(server(), `/user/passkeys/${id}/remove`, PASSWORD, other.cookie)).statusCode).toBe(404);
      const rename = { method: "PATCH" as const, url: `/api/user/passkeys/${id}`, payload: { name: "Mine" } };
      expect((await server().app.inject({ ...rename, headers: { cookie: other.cookie } })).statusCode).toBe(404);
      const wrong = { currentPassword: "not-mine" };
      expect((await post(server(), `/user/passkeys/${id}/remove`, wrong, cookie)).statusCode).toBe(400);
      expect((await post(server(), `/user/passkeys/${id}/remove`, PASSWORD, cookie)).statusCode).toBe(200);
      expect((await logInWith(server(), authenticator)).statusCode).toBe(401);
      expect((await get(server(), "/user", elsewhere)).statusCode).toBe(401);
      expect((await get(server(), "/user/passkeys", cookie)).json()).toMatchObject({ passkeys: [] });
    });

    it("is taken away by an admin for who lost the device", async () => {
      const { authenticator, userId, cookie } = await withPasskey(server());
      const admin = await logInAs(server().app);
      const url = `/api/users/${userId}`;
      expect((await get(server(), `/users/${userId}`, admin)).json()).toMatchObject({ passkeys: 1 });
      await server().app.inject({ method: "DELETE", url: `${url}/second-factor`, headers: { cookie: admin } });
      expect((await get(server(), `/users/${userId}`, admin)).json()).toMatchObject({ passkeys: 0 });
      expect((await get(server(), "/user", cookie)).statusCode).toBe(401);
      expect((await logInWith(server(), authenticator)).statusCode).toBe(401);
    });

    it("D3: leaves one event for adding, renaming, removing and logging in", async () => {
      const { authenticator, username, cookie, id } = await withPasskey(server());
      await logInWith(server(), authenticator);
      const patch = { method: "PATCH" as const, payload: { name: "Other" }, headers: { cookie } };
      await server().app.inject({ ...patch, url: `/api/user/passkeys/${id}` });
      await post(server(), `/user/passkeys/${id}/remove`, PASSWORD, cookie);
      const events = await server()
        .deps.db.select()
        .from(auditEvents)
        .where(eq(auditEvents.actorName, username))
        .orderBy(auditEvents.id);
      const actions = events.map(({ action }) => action);
      expect(actions).toEqual(["passkey.add", "login", "passkey.rename", "passkey.remove"]);
      expect(events[1]?.details).toEqual({ passkey: id });
    });
  },
  { env: ENV },
);

describe("N14: the challenge of a passkey", () => {
  it("lasts five minutes, and its hash is all that is kept", async () => {
    let now = new Date();
    const server = await startTestApp({ env: ENV, clock: () => now });
    const { authenticator } = await withPasskey(server);
    const { challenge } = await beginLogin(server);
    expect(JSON.stringify(await server.deps.db.select().from(passkeyChallenges))).not.toContain(challenge);
    now = new Date(now.getTime() + 5 * 60_000 - 1_000);
    expect((await post(server, "/login/passkey", { credential: authenticator.logIn({ challenge }) })).statusCode).toBe(
      200,
    );
    const late = await beginLogin(server);
    now = new Date(now.getTime() + 5 * 60_000 + 1_000);
    expect((await post(server, "/login/passkey", { credential: authenticator.logIn(late) })).statusCode).toBe(401);
    await removeExpired(server.deps);
    expect(await server.deps.db.$count(passkeyChallenges)).toBe(0);
    await server.close();
  });

  it("is asked for so often from one address, and no more", async () => {
    const server = await startTestApp({ env: { ...ENV, RATE_LIMIT_SCALE: "0.1" } });
    const statuses: number[] = [];
    for (let i = 0; i < 7; i++) statuses.push((await post(server, "/login/passkey/begin", {})).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
    await server.close();
  });
});

describe("a role that must have a second factor", () => {
  it("has it with a passkey: added or logged in with, and then the password alone opens nothing", async () => {
    const server = await startTestApp({ env: { ...ENV, REQUIRE_2FA_ROLES: "agent" } });
    const open = async (cookie: string) => (await get(server, "/quote-requests", cookie)).statusCode;
    const { id: userId, cookie: early } = await makeUser(server, "agent");
    const [row] = await server.deps.db.select().from(users).where(eq(users.id, userId));
    const credentials = { username: row?.username, password: ADMIN_PASSWORD };
    const stolen = cookieOf(await post(server, "/login", credentials));
    expect([await open(early), await open(stolen)]).toEqual([403, 403]);

    const { authenticator, cookie, id } = await addPasskey(server, early);
    expect(await open(cookie)).toBe(200);
    // Otherwise a person who logged in with the password alone could enable a TOTP code of their own.
    expect((await post(server, "/user/second-factor/begin", PASSWORD, stolen)).statusCode).toBe(401);
    const byPassword = await post(server, "/login", credentials);
    expect(byPassword.json()).toEqual({ passkey: true });
    for (const url of ["/user", "/user/passkeys", "/user/second-factor"]) {
      expect((await get(server, url, cookieOf(byPassword))).statusCode).toBe(401);
    }
    const byCode = await post(server, "/login/second-factor", { code: "123456" }, cookieOf(byPassword));
    expect(byCode.statusCode).toBe(401);

    const byPasskey = cookieOf(await logInWith(server, authenticator));
    expect(await open(byPasskey)).toBe(200);
    const change = { ...PASSWORD, newPassword: "quiet-creek-12", confirmPassword: "quiet-creek-12" };
    const changed = cookieOf(await post(server, "/user/change-password", change, byPasskey));
    expect(await open(changed)).toBe(200);

    const last = await post(server, `/user/passkeys/${id}/remove`, { currentPassword: "quiet-creek-12" }, changed);
    expect(last.json()).toMatchObject({ code: "forbidden", error: textLike(/^Your role/) });
    expect((await logInWith(server, authenticator)).statusCode).toBe(200);
    await server.close();
  });
});

describe("N4: an account that must be opened with a passkey", () => {
  const LIMITED = { ...ENV, REQUIRE_2FA_ROLES: "agent", RATE_LIMIT_SCALE: "1" };
  async function limited() {
    const server = await startTestApp({ env: LIMITED });
    onTestFinished(server.close);
    const account = await withPasskey(server);
    const tryPassword = async (password: string) =>
      (await post(server, "/login", { username: account.username, password })).statusCode;
    return { server, ...account, tryPassword };
  }

  it("is opened as often as its owner likes, without a warning of strangers", async () => {
    const { server, authenticator, tryPassword } = await limited();
    const { jobs } = server.deps;
    const queued: string[] = [];
    const send = jobs.send.bind(jobs);
    vi.spyOn(jobs, "send").mockImplementation(async (tx, job, data, options) => {
      queued.push(job.name);
      return send(tx, job, data, options);
    });
    for (let i = 0; i < LOGIN_TRIES.free + 2; i++) {
      expect(await tryPassword(ADMIN_PASSWORD)).toBe(200);
      expect((await logInWith(server, authenticator)).statusCode).toBe(200);
    }
    for (let i = 0; i < LOGIN_TRIES.free; i++) expect(await tryPassword("a-guess")).toBe(401);
    expect(queued.filter((name) => name === "warn-of-guessing")).toHaveLength(1);
  });

  it("counts on for a stranger who has another passkey, or a forged one", async () => {
    const { server, authenticator, tryPassword } = await limited();
    const stranger = await withPasskey(server);
    for (let i = 0; i < LOGIN_TRIES.free; i++) {
      expect(await tryPassword("a-guess")).toBe(401);
      expect((await logInWith(server, stranger.authenticator)).statusCode).toBe(200);
      expect((await logInWith(server, authenticator, { isVerified: false })).statusCode).toBe(401);
    }
    expect(await tryPassword(ADMIN_PASSWORD)).toBe(429);
  });
});

describe("a site that browsers offer no passkeys on", () => {
  it.each([
    ["https://www.example.com", { site: { rpId: "www.example.com", origin: "https://www.example.com" } }],
    ["https://example.com:8443", { site: { rpId: "example.com", origin: "https://example.com:8443" } }],
    ["http://localhost:3000", { site: SITE }],
    ["http://127.0.0.1:3000", { obstacle: "numericAddress" }],
    ["https://192.0.2.7", { obstacle: "numericAddress" }],
    ["http://[::1]:3000", { obstacle: "numericAddress" }],
    ["http://office.example.com", { obstacle: "insecure" }],
  ])("is told by its address: %s", (address, expected) => {
    expect(passkeySite(address)).toEqual(expected);
  });

  it("says why not, and begins nothing", async () => {
    const server = await startTestApp({ env: { PUBLIC_URL: "http://127.0.0.1:3000" } });
    const { cookie } = await makeUser(server, "agent");
    expect((await get(server, "/user/passkeys", cookie)).json()).toEqual({ passkeys: [], obstacle: "numericAddress" });
    const refusals = [
      await post(server, "/user/passkeys/begin", PASSWORD, cookie),
      await post(server, "/login/passkey/begin", {}),
    ];
    expect(refusals.map((a) => a.statusCode)).toEqual([409, 409]);
    expect(await server.deps.db.$count(passkeyChallenges)).toBe(0);
    await server.close();
  });
});
