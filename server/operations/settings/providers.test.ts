import { desc, eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ListedProvider, SavedProvider } from "../../../domain/api/operations/providers.ts";
import { LOGIN_TRIES } from "../../../domain/platform/limits.ts";
import { firstSettings } from "../../../agency.config.ts";
import { startSmsProvider, type SmsProvider } from "../../../tests/support/sms-provider.ts";
import { startSmtpSink, type SmtpSink } from "../../../tests/support/smtp-sink.ts";
import { cookieOf, logInAs, startBeside, startTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { ADMIN_PASSWORD } from "../../../tests/support/test-env.ts";
import { auditEvents, messages, providerSecrets, settingVersions, users } from "../../platform/db/schema/index.ts";
import { createKeys } from "../../platform/keys.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { isPrivateAddress, isPrivateHost } from "../../platform/private-address.ts";
import { queueSms } from "../../work/sms/queue-sms.ts";
import { reseal } from "../reseal.ts";
import { readProviders, secretPlace } from "./provider-secrets.ts";
import { PROVIDER_TESTS } from "./test-provider.ts";

const ACCOUNT = { sid: `AC${"0".repeat(32)}`, token: "canary-text-token" };
const CANARY = "canary-mail-secret";
const OWNER = "owner@example.com";
/** A Thursday morning in Houston: texts may leave. */
const NOW = new Date("2026-11-12T17:00:00Z");

describe("the access to the mail server and the provider of texts", () => {
  let server: TestApp;
  let first: SmtpSink;
  let second: SmtpSink;
  let texts: SmsProvider;
  let cookie: string;

  beforeAll(async () => {
    [first, second, texts] = await Promise.all([startSmtpSink(), startSmtpSink(), startSmsProvider(ACCOUNT)]);
    const env = { SERVICES: "web,worker", TWILIO_API_URL: texts.url };
    server = await startTestApp({ env, clock: () => NOW });
    await server.deps.db.update(users).set({ email: OWNER }).where(eq(users.id, 4));
    cookie = await logInAs(server.app);
  });
  afterAll(async () => {
    await server.close();
    await Promise.all([first.close(), second.close()]);
    texts.close();
  });
  beforeEach(() => {
    for (const sink of [first, second]) {
      sink.mails.length = 0;
      sink.answer.code = null;
    }
  });

  const call = (method: "GET" | "PUT" | "POST", url: string, payload?: object, at = server) =>
    at.app.inject({
      method,
      url: `/api/settings/providers${url}`,
      headers: { cookie },
      ...(payload ? { payload } : {}),
    });
  const mailServerAt = ({ url }: { url: string }) => {
    const { hostname, port } = new URL(url);
    return { host: hostname, port: Number(port), isTls: false, username: "agency", password: CANARY };
  };
  const save = (value: object, currentPassword = ADMIN_PASSWORD) =>
    call("PUT", "/mailServer", { currentPassword, value });
  const listed = async (at = server) => (await call("GET", "", undefined, at)).json<ListedProvider[]>();
  const stored = () => server.deps.db.select().from(providerSecrets);
  const fieldsOf = (answer: Awaited<ReturnType<typeof save>>) => answer.json<{ fields?: object }>().fields;
  const recipients = ({ mails }: SmtpSink) => mails.map(({ to }) => to?.[0]?.address ?? "").toSorted();
  const write = () =>
    queueMail(server.deps, server.deps.db, {
      kind: "test",
      to: "rosa@example.com",
      subject: "Hello",
      language: "en",
      letter: { paragraphs: ["Hello"] },
    });

  it("is stored only with the right password, and only when it works; what is wrong stands at its field", async () => {
    expect(await listed()).toMatchObject([{ isSet: false, host: null }, { isSet: false }]);
    const right = mailServerAt(first);
    expect(fieldsOf(await save(right, "wrong-password"))).toHaveProperty("currentPassword");
    expect(fieldsOf(await save({ ...right, port: 1 }))).toHaveProperty(["value.host"]);
    expect(fieldsOf(await save({ ...right, host: "http://x/" }))).toHaveProperty(["value.host"]);
    expect(fieldsOf(await save({ ...right, password: null }))).toHaveProperty(["value.password"]);
    Object.assign(first.answer, { code: 535, at: "login" });
    expect(fieldsOf(await save(right))).toHaveProperty(["value.password"]);
    Object.assign(first.answer, { code: 554, at: "greeting" });
    expect(fieldsOf(await save(right))).toHaveProperty(["value.host"]);
    expect([await stored(), first.mails]).toEqual([[], []]);
    expect(server.deps.settings.providers().mailServer).toBeNull();
  });

  it("is in force without a restart, and the owner hears of the first one over it", async () => {
    const answer = await save(mailServerAt(first));
    expect(answer.json<SavedProvider>()).toMatchObject({ notice: "new", saved: { isSet: true, username: "agency" } });
    await write();
    await expect
      .poll(() => recipients(first))
      .toEqual([firstSettings.contact.email, OWNER, "rosa@example.com"].toSorted());
  });

  it("is changed after the owner was told over the former one, at both addresses", async () => {
    const answer = await save(mailServerAt(second));
    expect(answer.json<SavedProvider>().notice).toBe("former");
    expect(recipients(first)).toEqual([firstSettings.contact.email, OWNER].toSorted());
    expect(first.mails[0]?.subject).toBe("The mail server of your site was changed");
    await write();
    await expect.poll(() => recipients(second)).toEqual(["rosa@example.com"]);
    expect(first.mails).toHaveLength(2);
  });

  it("says and records when the former one does not take the notice, which then waits for the new one", async () => {
    Object.assign(second.answer, { code: 535, at: "sender" });
    const answer = await save(mailServerAt(first));
    expect([answer.json<SavedProvider>().notice, second.mails]).toEqual(["formerFailed", []]);
    const notices = await server.deps.db.select().from(messages).where(eq(messages.kind, "provider-changed"));
    expect(notices.filter(({ status }) => status !== "sent")).toHaveLength(2);
    const [event] = await server.deps.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
    expect(event).toMatchObject({
      action: "settings.secret",
      subjectType: "settings",
      subjectId: "mailServer",
      details: { notice: "formerFailed" },
    });
  });

  it("D1, D2: is sealed, and stands in no answer, version, audit entry or mail", async () => {
    const answers = [await call("GET", ""), await save(mailServerAt(first))];
    const kept = await Promise.all(
      [providerSecrets, auditEvents, settingVersions, messages].map((table) => server.deps.db.select().from(table)),
    );
    expect(JSON.stringify([answers.map(({ body }) => body), kept])).not.toContain(CANARY);
    expect(await stored()).toHaveLength(1);
    expect((await stored())[0]?.sealed).toMatch(/^sealed2:/);
    expect(JSON.stringify(server.deps.settings.agency())).not.toContain(CANARY);
  });

  it("D1: is sealed anew when the key of the installation was replaced", async () => {
    const { deps } = server;
    const [row] = await stored();
    const plain = deps.keys.open(row?.sealed ?? "", secretPlace("mailServer"));
    const old = Buffer.alloc(32, 5).toString("base64");
    const renewed = createKeys([Buffer.alloc(32, 6).toString("base64"), old]);
    const sealed = createKeys([old]).seal(plain, secretPlace("mailServer"));
    await deps.db.update(providerSecrets).set({ sealed });
    await reseal({ ...deps, keys: renewed });
    const [again] = await stored();
    expect(again?.sealed).toContain(renewed.id);
    expect((await readProviders(deps.db, renewed, deps.env)).mailServer).toContain(CANARY);
    await deps.db.update(providerSecrets).set({ sealed: row?.sealed ?? null });
  });

  it("gives way to the environment, which is named and cannot be changed here", async () => {
    const beside = await startBeside(server, {
      clock: () => NOW,
      env: { SERVICES: "web", SMTP_URL: second.urlWithLogin },
    });
    const [mail] = await listed(beside);
    expect(mail).toMatchObject({ isSet: true, variable: "SMTP_URL", username: "agency", changedBy: null });
    const payload = { currentPassword: ADMIN_PASSWORD, value: mailServerAt(first) };
    expect((await call("PUT", "/mailServer", payload, beside)).statusCode).toBe(409);
    await beside.close();
  });

  it("lets texts leave and come in with the account that was tested", async () => {
    const value = { accountSid: ACCOUNT.sid, authToken: ACCOUNT.token };
    const put = (changes: object = {}) =>
      call("PUT", "/textProvider", { currentPassword: ADMIN_PASSWORD, value: { ...value, ...changes } });
    expect(fieldsOf(await put())).toHaveProperty(["value.accountSid"]);
    const sections = await server.app.inject({ url: "/api/settings", headers: { cookie } });
    const senders = sections
      .json<{ section: string; version: number }[]>()
      .find(({ section }) => section === "senders");
    await server.app.inject({
      method: "PUT",
      url: "/api/settings/senders",
      headers: { cookie },
      payload: { version: senders?.version, value: { ...firstSettings.senders, textNumber: "713-555-0142" } },
    });
    expect(fieldsOf(await put({ authToken: "another-token" }))).toHaveProperty(["value.authToken"]);
    expect((await put()).json<SavedProvider>()).toMatchObject({ notice: "former", saved: { username: ACCOUNT.sid } });
    const sms = { kind: "test", to: "7135550111", text: "Hello", language: "en" } as const;
    await queueSms(server.deps, server.deps.db, sms);
    await expect.poll(() => texts.received.map(({ form }) => form["From"])).toEqual(["+17135550142"]);
  });

  it("is removed with the password, too; messages are then kept and not sent", async () => {
    const remove = (currentPassword: string) => call("POST", "/mailServer/remove", { currentPassword });
    expect((await remove("wrong-password")).statusCode).toBe(400);
    expect((await remove(ADMIN_PASSWORD)).json<SavedProvider>()).toMatchObject({
      notice: "former",
      saved: { isSet: false, host: null, changedBy: "admin" },
    });
    const mail = await write();
    const statusOf = async () =>
      (
        await server.deps.db
          .select()
          .from(messages)
          .where(eq(messages.id, mail?.id ?? 0))
      )[0]?.status;
    await expect.poll(statusOf).toBe("unconfigured");
  });
});

describe("the access of an admin with a second factor", () => {
  let server: TestApp;
  let sink: SmtpSink;
  let now = NOW;
  beforeAll(async () => {
    sink = await startSmtpSink();
    server = await startTestApp({ clock: () => now, env: { RATE_LIMIT_SCALE: "1" } });
  });
  afterAll(async () => {
    await server.close();
    await sink.close();
  });

  it("is changed with a code instead of the password, each code once, and wrong ones are counted and recorded", async () => {
    const cookie = await logInAs(server.app);
    const post = (url: string, payload: object, as: string) =>
      server.app.inject({ method: "POST", url: `/api${url}`, headers: { cookie: as }, payload });
    const { hostname, port } = new URL(sink.url);
    const value = { host: hostname, port: Number(port), isTls: false, username: null, password: null };
    const save = (confirmed: object, as: string) =>
      server.app.inject({
        method: "PUT",
        url: "/api/settings/providers/mailServer",
        headers: { cookie: as },
        payload: { ...confirmed, value },
      });
    const fieldsOf = (answer: Awaited<ReturnType<typeof save>>) => answer.json<{ fields?: object }>().fields;
    expect(fieldsOf(await save({}, cookie))).toHaveProperty("currentPassword");
    // No code helps an account without a second factor, not even one of a seed that nobody has confirmed.
    const begun = await post("/user/second-factor/begin", { currentPassword: ADMIN_PASSWORD }, cookie);
    const secret = Secret.fromBase32(begun.json<{ secret: string }>().secret);
    const codeNow = () => TOTP.generate({ secret, timestamp: now.getTime() });
    expect(fieldsOf(await save({ code: codeNow() }, cookie))).toHaveProperty("code");

    const switched = await post("/user/second-factor/confirm", { code: codeNow() }, cookie);
    const { recoveryCodes } = switched.json<{ recoveryCodes: string[] }>();
    const session = cookieOf(switched);
    now = new Date(now.getTime() + 30_000);
    const code = codeNow();
    expect((await save({ code }, session)).json<SavedProvider>().saved.isSet).toBe(true);
    expect(fieldsOf(await save({ code }, session))).toHaveProperty("code");
    const [event] = await server.deps.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
    expect(event?.action).toBe("second-factor.confirm-failed");
    const removal = await post("/settings/providers/mailServer/remove", { code: recoveryCodes[0] }, session);
    expect(removal.json<SavedProvider>().saved.isSet).toBe(false);

    const statuses: number[] = [];
    for (let tries = 0; tries < LOGIN_TRIES.free + 1; tries++) {
      statuses.push((await save({ code: "000000" }, session)).statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: LOGIN_TRIES.free }, () => 400), 429]);
    expect((await save({ currentPassword: ADMIN_PASSWORD }, session)).statusCode).toBe(429);
  });
});

describe("W19: an address that an admin brings", () => {
  it.each([
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "0.0.0.0",
    "100.64.0.1",
    "224.0.0.1",
  ])("%s is private", (address) =>
    expect([isPrivateAddress(address), isPrivateAddress(`::ffff:${address}`)]).toEqual([true, true]),
  );
  it.each(["::1", "::", "fe80::1", "fd00::1", "ff02::1"])("%s is private", (address) =>
    expect(isPrivateAddress(address)).toBe(true),
  );
  it.each(["8.8.8.8", "2606:4700::1111"])("%s is public", (address) => expect(isPrivateAddress(address)).toBe(false));

  it("is private when any address of its name is", async () => {
    const resolve = async () => ["8.8.8.8", "10.0.0.8"];
    expect(await isPrivateHost("mail.example.com", resolve)).toBe(true);
    expect(await isPrivateHost("mail.example.com", async () => ["8.8.8.8"])).toBe(false);
  });

  it("is not connected to in production, whatever its name says", async () => {
    const sink = await startSmtpSink();
    const server = await startTestApp();
    const { hostname, port } = new URL(sink.url);
    const value = { host: hostname, port: Number(port), isTls: false, username: null, password: null };
    const needs = { ...server.deps, env: { ...server.deps.env, isProduction: true } };
    const named = { ...value, host: "localhost" };
    for (const [each, resolve] of [
      [value, undefined],
      [named, undefined],
      [named, async () => ["8.8.8.8"]],
    ] as const) {
      const testing = PROVIDER_TESTS.mailServer({ ...needs, ...(resolve && { resolve }) }, each);
      await expect(testing).rejects.toMatchObject({ details: { fields: { "value.host": expect.any(String) } } });
    }
    await expect(PROVIDER_TESTS.mailServer(server.deps, value)).resolves.toBeUndefined();
    await server.close();
    await sink.close();
  });
});
