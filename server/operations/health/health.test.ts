import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { firstClaims } from "../../../content/agency-claims.ts";
import type { HealthReport } from "../../../domain/api/operations/health.ts";
import { CLAIM_IDS } from "../../../domain/operations/settings/claims.ts";
import { recordOf } from "../../../domain/platform/typed-records.ts";
import { freePort } from "../../../tests/support/postgres-server.ts";
import { startSmsProvider, type SmsProvider } from "../../../tests/support/sms-provider.ts";
import { startSmtpSink, type SmtpSink } from "../../../tests/support/smtp-sink.ts";
import { describeOnServer, logInAs } from "../../../tests/support/test-app.ts";
import {
  agencyCodes,
  carriers,
  insurancePartners,
  settingVersions,
  testimonials,
  users,
  messages,
} from "../../platform/db/schema/index.ts";
import type { Env } from "../../platform/env.ts";
import { forgetBackup, noteBackup } from "../backup/noted-backup.ts";
import { runChecks, type CheckName } from "./checks.ts";
import type { HealthNeeds } from "./finding.ts";
import { checkPublicUrl } from "./public-url.ts";
import { reportHealth } from "./report.ts";
import { mailRow, textRow } from "../../../tests/support/message-rows.ts";
import { portOf } from "../../../tests/support/port-of.ts";
import { textWith } from "../../../tests/support/matchers.ts";

const MB = 1_000_000;
const account = { sid: `AC${"0123456789abcdef".repeat(2)}`, token: "provider-auth-token" };
const backupOf = (at: number) => `bluebonnet-${new Date(at).toISOString().slice(0, 19).replaceAll(":", "-")}Z.gz`;
const hoursAgo = (hours: number) => Date.now() - hours * 3_600_000;

describeOnServer("the health of the system", (server) => {
  const folder = mkdtempSync(join(tmpdir(), "bluebonnet-health-"));
  let mail: SmtpSink;
  let sms: SmsProvider;
  let front: Server;
  let answer = { status: 200, body: '{"status":"ok","version":"0.3.0"}' };
  let closedPort: number;

  beforeAll(async () => {
    [mail, sms, closedPort] = await Promise.all([startSmtpSink(), startSmsProvider(account), freePort()]);
    front = createServer((_request, response) => response.writeHead(answer.status).end(answer.body));
    await new Promise<void>((resolve) => front.listen(0, "127.0.0.1", resolve));
    writeFileSync(join(folder, backupOf(hoursAgo(5))), "");
    await markSamples(false);
  });
  afterAll(async () => {
    await mail.close();
    sms.close();
    front.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function markSamples(areSamples: boolean) {
    for (const table of [testimonials, insurancePartners, carriers, agencyCodes]) {
      await server().deps.db.update(table).set({ sample: areSamples });
    }
    const value = recordOf(CLAIM_IDS, (id) => ({ ...firstClaims[id], isConfirmed: !areSamples }));
    await server().deps.db.insert(settingVersions).values({ section: "claims", value, changedAt: new Date() });
  }

  /** Returns the dependencies of a healthy site: every service is set up, and reached. */
  function sound(change: Partial<Env> = {}): HealthNeeds {
    const publicUrl = `http://127.0.0.1:${portOf(front)}`;
    const env: Env = {
      ...server().deps.env,
      SMTP_URL: mail.urlWithLogin,
      TWILIO_ACCOUNT_SID: account.sid,
      TWILIO_AUTH_TOKEN: account.token,
      TWILIO_FROM: "+17135550142",
      TWILIO_API_URL: sms.url,
      PUBLIC_URL: publicUrl,
      publicUrl,
      isProduction: true,
      BACKUP_DIR: folder,
      ...change,
    };
    return { env, clock: () => new Date(), db: server().deps.db, freeBytes: async () => 9_000 * MB };
  }
  const found = async (name: CheckName, needs: HealthNeeds) => {
    const result = (await runChecks(needs)).find((check) => check.name === name);
    return [result?.state, result?.text.replace("health:", "")];
  };
  const at = (ms: number) => ({ clock: () => new Date(Date.now() + ms) });
  const closed = (scheme: string) => `${scheme}://127.0.0.1:${closedPort}`;

  it("is in order when everything is", async () => {
    const results = await runChecks(sound());
    expect(results.filter(({ state }) => state !== "ok")).toEqual([]);
    expect(results.map(({ name }) => name)).toEqual(
      "database disk stream clock key audit history mail sms publicUrl backups files scanner screenShare samples usernames suspected".split(
        " ",
      ),
    );
    expect(mail.mails).toEqual([]);
    expect(sms.received).toEqual([]);
  });

  const faults: [CheckName, string, string, () => HealthNeeds][] = [
    ["database", "fail", "database.closed", () => ({ ...sound(), db: null, noDatabase: "It is gone." })],
    ["clock", "warn", "clock.unknown", () => ({ ...sound(), db: null })],
    ["key", "warn", "key.unknown", () => ({ ...sound(), db: null })],
    ["disk", "warn", "disk.low", () => ({ ...sound(), freeBytes: async () => 900 * MB })],
    ["disk", "fail", "disk.full", () => ({ ...sound(), freeBytes: async () => 199 * MB })],
    ["disk", "warn", "disk.unknown", () => ({ ...sound(), freeBytes: () => Promise.reject(new Error("gone")) })],
    ["clock", "fail", "clock.apart", () => ({ ...sound(), ...at(70_000) })],
    ["audit", "warn", "audit.unknown", () => ({ ...sound(), db: null })],
    ["audit", "warn", "audit.unknown", () => sound({ APP_KEY: Buffer.alloc(32, 7).toString("base64") })],
    ["key", "fail", "key.missing", () => sound({ APP_KEY: undefined, DATA_DIR: folder })],
    ["key", "fail", "key.other", () => sound({ APP_KEY: Buffer.alloc(32, 7).toString("base64") })],
    ["mail", "warn", "mail.none", () => sound({ SMTP_URL: undefined })],
    ["mail", "fail", "mail.unreachable", () => sound({ SMTP_URL: closed("smtp") })],
    ["sms", "warn", "sms.none", () => sound({ TWILIO_ACCOUNT_SID: undefined })],
    ["sms", "fail", "sms.refused", () => sound({ TWILIO_AUTH_TOKEN: "another-token" })],
    ["sms", "fail", "sms.unreachable", () => sound({ TWILIO_API_URL: closed("http") })],
    ["publicUrl", "warn", "publicUrl.none", () => sound({ PUBLIC_URL: undefined })],
    ["publicUrl", "warn", "publicUrl.open", () => sound({ isProduction: false })],
    ["publicUrl", "fail", "publicUrl.unreachable", () => sound({ publicUrl: closed("http") })],
    ["samples", "warn", "samples.unknown", () => ({ ...sound(), db: null })],
    ["usernames", "warn", "usernames.unknown", () => ({ ...sound(), db: null })],
    ["suspected", "warn", "suspected.unknown", () => ({ ...sound(), db: null })],
    ["backups", "warn", "backups.none", () => sound({ BACKUP_DIR: undefined })],
    ["backups", "fail", "backups.empty", () => sound({ BACKUP_DIR: join(folder, "no-such") })],
    ["backups", "fail", "backups.old", () => sound({ BACKUP_EVERY_HOURS: 1 })],
  ];
  it.each(faults)("%s can be %s: %s", async (name, state, text, needs) => {
    expect(await found(name, needs())).toEqual([state, text]);
  });

  it("knows of backups on another machine, where a worker makes them", async () => {
    const { db } = server().deps;
    const elsewhere = sound({ BACKUP_DIR: join(folder, "no-such") });
    const notedAt = (ms: number) => noteBackup(db, { at: new Date(ms).toISOString(), host: "w1", folder: "/backups" });
    await notedAt(hoursAgo(2));
    const { checks } = await reportHealth(elsewhere, "en");
    expect(checks.find(({ name }) => name === "backups")).toMatchObject({
      state: "ok",
      text: textWith("in w1:/backups is 2 h old"),
    });
    await notedAt(hoursAgo(28));
    expect(await found("backups", elsewhere)).toEqual(["fail", "backups.old"]);
    expect(await found("backups", sound()), "there is a newer one here").toEqual(["ok", "backups.ok"]);
    await notedAt(hoursAgo(-2));
    expect(await found("backups", elsewhere), "its clock was ahead").toEqual(["fail", "backups.empty"]);
    await forgetBackup(db);
  });

  it("tells a mail server that refuses our login from one that refuses us", async () => {
    mail.answer.code = 535;
    mail.answer.at = "login";
    expect(await found("mail", sound())).toEqual(["fail", "mail.login"]);
    Object.assign(mail.answer, { code: 554, at: "greeting" });
    expect((await found("mail", sound()))[0]).toBe("fail");
    mail.answer.code = null;
    const { db } = server().deps;
    await db.insert(messages).values(mailRow({ status: "queued", error: "MailHeld EENVELOPE 550" }));
    expect(await found("mail", sound())).toEqual(["warn", "mail.held"]);
    await db.update(messages).set({ status: "unclear" });
    expect(await found("mail", sound())).toEqual(["warn", "mail.unclear"]);
    await db.update(messages).set({ status: "sent" });
  });

  it("R13: counts texts of which nobody knows whether they were sent", async () => {
    const { db } = server().deps;
    await db.insert(messages).values(textRow({ direction: "out", status: "unclear" }));
    expect(await found("sms", sound())).toEqual(["warn", "sms.unclear"]);
    expect((await reportHealth(sound(), "es")).checks.find(({ name }) => name === "sms")?.text).toContain("(1)");
    await db.delete(messages);
  });

  it("N16: lists older accounts whose names could be taken for others, as long as they are active", async () => {
    const { db } = server().deps;
    expect(await found("usernames", sound())).toEqual(["ok", "usernames.ok"]);
    const odd = { username: "\u0430dmin", password: "none", firstName: "O", lastName: "D" };
    const [row] = await db.insert(users).values(odd).returning({ id: users.id });
    const { checks } = await reportHealth(sound(), "es");
    expect(checks.find(({ name }) => name === "usernames")).toMatchObject({
      state: "warn",
      text: textWith("(2) se pueden confundir con otro o tienen caracteres ocultos: admin, \u0430dmin (U+0430)"),
    });
    await db
      .update(users)
      .set({ isActive: false })
      .where(eq(users.id, row?.id ?? 0));
    expect(await found("usernames", sound())).toEqual(["ok", "usernames.ok"]);
  });

  it("counts the samples that nobody has confirmed: in production they are not shown", async () => {
    await markSamples(true);
    expect(await found("samples", sound())).toEqual(["warn", "samples.hidden"]);
    expect(await found("samples", sound({ isProduction: false }))).toEqual(["ok", "samples.shown"]);
    const { checks } = await reportHealth(sound(), "es");
    expect(checks.find(({ name }) => name === "samples")?.text).toContain(
      `testimonios (6), aseguradoras asociadas (12), aseguradoras (12), códigos de agencia (3), afirmaciones sobre la agencia (${CLAIM_IDS.length})`,
    );
  });

  it("warns when more than a fifth of a day's requests are held back as spam", async () => {
    const person = { lastName: "Vela", email: "rosa@example.com", phone: "7135550177" };
    const send = (firstName: string, website = "") =>
      server().app.inject({ method: "POST", url: "/api/contact-requests", payload: { firstName, ...person, website } });
    for (const name of ["Ana", "Eva", "Ida", "Pia"]) await send(name);
    expect(await found("suspected", sound())).toEqual(["ok", "suspected.none"]);
    await send("Bot", "spam");
    expect(await found("suspected", sound())).toEqual(["ok", "suspected.few"]);
    await send("Bot two", "spam");
    expect(await found("suspected", sound())).toEqual(["warn", "suspected.many"]);
    const { checks } = await reportHealth(sound(), "en");
    expect(checks.find(({ name }) => name === "suspected")?.text).toContain("last 24 hours (6), 2 are held back");
    expect(await found("suspected", { ...sound(), ...at(25 * 3_600_000) })).toEqual(["ok", "suspected.none"]);
  });

  it("does not wait for what hangs, and tells the rest", async () => {
    const needs = { ...sound(), freeBytes: () => new Promise<number>(() => undefined) };
    const results = await runChecks(needs, { longestMs: 2_000 });
    const unknown = results.filter(({ text }) => text === "health:notChecked");
    expect(unknown.map(({ name, state }) => [name, state])).toEqual([["disk", "fail"]]);
  });

  it("knows another answer at the public address from its own", async () => {
    answer = { status: 200, body: "<h1>Parked</h1>" };
    expect(await found("publicUrl", sound())).toEqual(["fail", "publicUrl.other"]);
    answer = { status: 301, body: "" };
    expect(await found("publicUrl", sound())).toEqual(["fail", "publicUrl.other"]);
  });

  it("tells a name that nobody knows from a certificate that nobody accepts", async () => {
    const failWith = (code: string) =>
      vi.spyOn(globalThis, "fetch").mockRejectedValueOnce(new TypeError("fetch failed", { cause: { code } }));
    failWith("ENOTFOUND");
    expect((await checkPublicUrl(sound())).text).toBe("health:publicUrl.unknownName");
    failWith("CERT_HAS_EXPIRED");
    expect((await checkPublicUrl(sound())).text).toBe("health:publicUrl.certificate");
    vi.restoreAllMocks();
  });

  it("knows a clock that is behind what was stored, or long past it", async () => {
    const { db } = server().deps;
    const shift = (by: string) => db.execute(sql.raw(`update requests set last_used_at = now() ${by}`));
    const contact = { firstName: "Rosa", lastName: "Vela", email: "rosa@example.com", phone: "7135550177" };
    await server().app.inject({ method: "POST", url: "/api/contact-requests", payload: contact });
    await shift("+ interval '1 hour'");
    expect(await found("clock", sound())).toEqual(["fail", "clock.behind"]);
    await shift("- interval '46 days'");
    await db.execute(sql`alter table audit_events disable trigger user`);
    await db.execute(sql`update audit_events set at = at - interval '46 days'`);
    expect(await found("clock", sound())).toEqual(["warn", "clock.ahead"]);
  });

  it("knows a database of another version", async () => {
    const { db } = server().deps;
    await db.execute(sql`update schema_migrations set hash = 'of-the-future'
      where hash = (select hash from schema_migrations order by created_at desc limit 1)`);
    expect(await found("database", sound())).toEqual(["fail", "database.newer"]);
    await db.execute(sql`delete from schema_migrations where hash = 'of-the-future'`);
    expect(await found("database", sound())).toEqual(["fail", "database.older"]);
    await db.execute(sql`drop table schema_migrations`);
    expect(await found("database", sound())).toEqual(["fail", "database.empty"]);
  });

  it("is told to admins in their language, without any secret", async () => {
    const { app, deps } = server();
    deps.env.SMTP_URL = `smtp://agency:canary-secret@127.0.0.1:${closedPort}`;
    const headers = { cookie: await logInAs(app) };
    const report = async (lang: string) =>
      (await app.inject({ url: `/api/health-report?lang=${lang}`, headers })).json();
    const english: HealthReport = await report("en");
    expect(english.state).toBe("fail");
    const mailIn = ({ checks }: HealthReport) => checks.find(({ name }) => name === "mail");
    expect(mailIn(english)).toMatchObject({ title: "Mail", state: "fail", text: expect.stringContaining("cannot be") });
    expect(mailIn(await report("es"))).toMatchObject({ title: "Correo", text: expect.stringContaining("No se puede") });
    expect(JSON.stringify(english)).not.toContain("secret");
    expect(JSON.stringify(english)).not.toContain("{{");
  });
});
