import { eq } from "drizzle-orm";
import type { LightMyRequestResponse } from "fastify";
import { Secret, TOTP } from "otpauth";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeUser, startTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { ADMIN_PASSWORD } from "../../../tests/support/test-env.ts";
import { messages, users } from "../../platform/db/schema/index.ts";
import { warnOfGuessing } from "./warn-of-guessing.ts";

/** Returns all cookies that a browser keeps from these responses, as a Cookie header. */
const cookiesOf = (...answers: LightMyRequestResponse[]) =>
  answers.flatMap(({ cookies }) => cookies.map(({ name, value }) => `${name}=${value}`)).join("; ");

describe("N4: while strangers guess", () => {
  let server: TestApp;
  beforeEach(async () => {
    server = await startTestApp({ env: { RATE_LIMIT_SCALE: "1" } });
  });
  afterEach(() => server.close());

  const post = (url: string, payload: object, cookie = "", remoteAddress = "192.0.2.1") =>
    server.app.inject({ method: "POST", url: `/api${url}`, payload, headers: { cookie }, remoteAddress });
  const logIn = (password: string, cookie = "", address?: string, username = "admin") =>
    post("/login", { username, password }, cookie, address);
  /** Sends ten wrong passwords from ten addresses. */
  const guess = async () => {
    for (let i = 0; i < 10; i++) await logIn("a-stranger's-guess", "", `198.51.100.${i}`);
    expect((await logIn(ADMIN_PASSWORD, "", "198.51.100.99")).statusCode).toBe(429);
  };

  it("the owner logs in on a device that has logged in before, and its own wrong tries are limited too", async () => {
    const device = cookiesOf(await logIn(ADMIN_PASSWORD));
    await guess();
    expect((await logIn(ADMIN_PASSWORD)).statusCode).toBe(429);
    const known = await logIn(ADMIN_PASSWORD, device);
    expect(known.statusCode).toBe(200);
    // The owner's login on a known device does not unblock the strangers.
    expect((await logIn(ADMIN_PASSWORD, "", "198.51.100.99")).statusCode).toBe(429);
    const mine = cookiesOf(known);
    for (let i = 0; i < 10; i++) expect((await logIn("wrong-password", mine)).statusCode).toBe(401);
    expect((await logIn(ADMIN_PASSWORD, mine)).statusCode).toBe(429);
  });

  it("a live session confirms and changes its password, and stays known with the new one", async () => {
    const session = cookiesOf(await logIn(ADMIN_PASSWORD));
    await guess();
    const newPassword = "quiet-creek-4711";
    const change = { currentPassword: ADMIN_PASSWORD, newPassword, confirmPassword: newPassword };
    const changed = await post("/user/change-password", change, session);
    expect(changed.statusCode).toBe(200);
    expect((await logIn(newPassword, session)).statusCode).toBe(429);
    expect((await logIn(newPassword, cookiesOf(changed))).statusCode).toBe(200);
  });

  it("a live session has ten tries for its password as well", async () => {
    const session = cookiesOf(await logIn(ADMIN_PASSWORD));
    const begin = (currentPassword: string) => post("/user/second-factor/begin", { currentPassword }, session);
    const tries = await Promise.all(Array.from({ length: 30 }, () => begin("not-the-password")));
    expect(tries.filter(({ statusCode }) => statusCode === 400)).toHaveLength(10);
    expect((await begin(ADMIN_PASSWORD)).statusCode).toBe(429);
    // The login form has its own rate limit.
    expect((await logIn(ADMIN_PASSWORD)).statusCode).toBe(200);
  });

  it("who knows the password and guesses at codes does not keep the owner's device from its own", async () => {
    const session = cookiesOf(await logIn(ADMIN_PASSWORD));
    const begun = await post("/user/second-factor/begin", { currentPassword: ADMIN_PASSWORD }, session);
    const { secret } = begun.json<{ secret: string }>();
    const code = (steps: number) =>
      TOTP.generate({
        secret: Secret.fromBase32(secret),
        timestamp: server.deps.clock().getTime() + steps * 30_000,
      });
    await post("/user/second-factor/confirm", { code: code(0) }, session);
    for (let round = 0; round < 3; round++) {
      const halfway = cookiesOf(await logIn(ADMIN_PASSWORD));
      for (let i = 0; i < 5; i++) await post("/login/second-factor", { code: "wrong-code" }, halfway);
    }
    const stranger = cookiesOf(await logIn(ADMIN_PASSWORD));
    expect((await post("/login/second-factor", { code: code(1) }, stranger)).statusCode).toBe(429);
    const device = session.split("; ").find((cookie) => cookie.startsWith("device-")) ?? "";
    const halfway = `${device}; ${cookiesOf(await logIn(ADMIN_PASSWORD, device))}`;
    expect((await post("/login/second-factor", { code: code(1) }, halfway)).statusCode).toBe(200);
  });

  it("a made-up or another account's device is a stranger", async () => {
    const other = await makeUser(server, "agent");
    const [row] = await server.deps.db.select().from(users).where(eq(users.id, other.id));
    const theirs = cookiesOf(await logIn(ADMIN_PASSWORD, "", undefined, row?.username ?? ""));
    const own = cookiesOf(await logIn(ADMIN_PASSWORD));
    await guess();
    const forged = [
      theirs.replace(`device-${other.id}`, "device-4"),
      own.replace(/(?<=device-4=)./, (letter) => (letter === "_" ? "-" : "_")),
      "device-4=ñ.ñ",
      `device-4=${"a".repeat(43)}.${"b".repeat(43)}`,
    ];
    for (const cookie of forged) expect((await logIn(ADMIN_PASSWORD, cookie)).statusCode).toBe(429);
  });

  it("the owner hears of it once, in their language, and nobody else does", async () => {
    const { db } = server.deps;
    await db.update(users).set({ email: "owner@example.com", language: "es" }).where(eq(users.id, 4));
    const warned: Parameters<typeof warnOfGuessing>[1][] = [];
    const { send } = server.deps.jobs;
    server.deps.jobs.send = async (tx, job, data, options) => {
      if (job.name === "warn-of-guessing") warned.push(data as (typeof warned)[number]);
      await send(tx, job, data, options);
    };
    await guess();
    for (let i = 0; i < 12; i++) await logIn("a-stranger's-guess", "", "198.51.100.50", "nobody-at-all");
    expect(warned).toEqual([
      { userId: 4, guess: "password" },
      { userId: null, guess: "password" },
    ]);
    for (const job of warned) await warnOfGuessing(server.deps, job);
    const { id } = await makeUser(server, "agent");
    await warnOfGuessing(server.deps, { userId: id, guess: "code" });
    const mails = await db.select().from(messages).where(eq(messages.kind, "guessing-warning"));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: "owner@example.com", language: "es" });
    expect(mails[0]?.text).toContain("Para su cuenta admin se escribió 10 veces una contraseña incorrecta.");
  });
});

describe("N7: in production the cookie of a known device", () => {
  it("belongs to this host alone, is sent over https only, and scripts cannot read it", async () => {
    const APP_KEY = Buffer.from(Array.from({ length: 32 }, (_, i) => i * 7)).toString("base64");
    const server = await startTestApp({ env: { PUBLIC_URL: "https://www.example.com", APP_KEY } });
    const payload = { username: "admin", password: ADMIN_PASSWORD };
    const { cookies } = await server.app.inject({ method: "POST", url: "/api/login", payload });
    const device = cookies.find(({ name }) => name === "__Host-device-4");
    expect(device).toMatchObject({ secure: true, httpOnly: true, sameSite: "Lax", path: "/", maxAge: 31_536_000 });
    expect(device).not.toHaveProperty("domain");
    await server.close();
  });
});
