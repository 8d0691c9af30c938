import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { firstSettings } from "../../../agency.config.ts";
import type { ListedSection } from "../../../domain/api/operations/settings.ts";
import { pageAgencyOf } from "../../../domain/operations/settings/agency.ts";
import type { Section } from "../../../domain/operations/settings/section-names.ts";
import { SECTION_SCHEMAS } from "../../../domain/operations/settings/sections.ts";
import { logInAs, makeUser, startBeside, startTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { messages } from "../../platform/db/schema/index.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { legalFacts } from "../../web/legal-facts.ts";

const MINUTE = 60_000;

describe("the settings of how the site runs", () => {
  let now = new Date("2026-11-12T15:00:00Z");
  let server: TestApp;
  let beside: TestApp;
  let cookie: string;

  beforeAll(async () => {
    const clock = () => now;
    server = await startTestApp({ clock });
    beside = await startBeside(server, {
      clock,
      env: {
        SESSION_IDLE_MINUTES: "600",
        PASSWORD_MIN_LENGTH: "14",
        MAIL_FROM: "office@example.net",
        BACKUP_KEEP: "3",
      },
    });
    cookie = await logInAs(server.app);
  });
  afterAll(async () => {
    await beside.close();
    await server.close();
  });

  const listed = async (section: Section, at = server) => {
    const answer = await at.app.inject({ url: "/api/settings", headers: { cookie } });
    return answer.json<ListedSection[]>().find((one) => one.section === section);
  };
  async function save(section: Section, changes: object) {
    const { version } = (await listed(section)) ?? {};
    const payload = { version, value: { ...firstSettings[section], ...changes } };
    return server.app.inject({ method: "PUT", url: `/api/settings/${section}`, headers: { cookie }, payload });
  }
  const status = async (as: string, at = server) =>
    (await at.app.inject({ url: "/api/user", headers: { cookie: as } })).statusCode;

  const laxer: [Section, object][] = [
    ["security", { sessionIdleMinutes: 61 }],
    ["security", { sessionAbsoluteHours: 13 }],
    ["security", { passwordMinLength: 5 }],
    ["security", { secondFactorRoles: ["boss"] }],
    ["retention", { consentYears: 4 }],
    ["quietHours", { opens: 8 }],
    ["quietHours", { opensOnSunday: 11 }],
    ["quietHours", { closes: 22 }],
    ["quietHours", { opens: 18 }],
    ["senders", { textNumber: "555" }],
    ["senders", { mailAddress: "office@example.com\r\nBcc: x@example.com" }],
    ["backup", { keep: 0 }],
  ];
  it.each(laxer)("%s is not laxer than the law and the product: %j", async (section, changes) => {
    const answer = await save(section, changes);
    const [name = ""] = Object.keys(changes);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<{ fields: object }>().fields)[0]).toContain(name === "opens" ? "value." : name);
    expect((await listed(section))?.value).toEqual(firstSettings[section]);
  });

  it("N9: a stricter session holds from the next call on, for sessions that are under way too", async () => {
    const { cookie: theirs } = await makeUser(server, "agent");
    now = new Date(now.getTime() + 40 * MINUTE);
    expect(await status(theirs)).toBe(200);
    expect((await save("security", { sessionIdleMinutes: 30, sessionAbsoluteHours: 1 })).statusCode).toBe(200);
    now = new Date(now.getTime() + 15 * MINUTE);
    expect(await status(theirs)).toBe(200);
    now = new Date(now.getTime() + 6 * MINUTE);
    expect(await status(theirs)).toBe(401);
    cookie = await logInAs(server.app);
    now = new Date(now.getTime() + 31 * MINUTE);
    expect(await status(cookie)).toBe(401);
    cookie = await logInAs(server.app);
  });

  it("the environment wins where it is laxer, too, and its value is what is shown", async () => {
    await expect.poll(() => beside.deps.settings.agency().security.sessionAbsoluteHours).toBe(1);
    const { cookie: theirs } = await makeUser(server, "agent");
    now = new Date(now.getTime() + 45 * MINUTE);
    expect([await status(theirs), await status(theirs, beside)]).toEqual([401, 200]);
    cookie = await logInAs(server.app);
    expect(await listed("security", beside)).toMatchObject({
      value: { sessionIdleMinutes: 30 },
      fromEnvironment: {
        sessionIdleMinutes: { variable: "SESSION_IDLE_MINUTES", value: 600 },
        passwordMinLength: { variable: "PASSWORD_MIN_LENGTH", value: 14 },
      },
    });
    expect((await listed("backup", beside))?.fromEnvironment).toEqual({ keep: { variable: "BACKUP_KEEP", value: 3 } });
  });

  it("a role that must have a second factor is led to it at once", async () => {
    const { cookie: theirs } = await makeUser(server, "agent");
    const list = () => server.app.inject({ url: "/api/quote-requests", headers: { cookie: theirs } });
    expect((await list()).statusCode).toBe(200);
    expect((await save("security", { secondFactorRoles: ["agent"], passwordMinLength: 11 })).statusCode).toBe(200);
    expect((await list()).json()).toMatchObject({ code: "secondFactorRequired" });
    const payload = {
      currentPassword: "correct-horse-battery",
      newPassword: "Vq7-mistle",
      confirmPassword: "Vq7-mistle",
    };
    const refused = await server.app.inject({
      method: "POST",
      url: "/api/user/change-password",
      headers: { cookie },
      payload,
    });
    expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining("11")]);
  });

  it("mails come from whom the settings name, with the signature of their language", async () => {
    const signature = { en: "Your neighbors in the Heights", es: "Sus vecinos de Heights" };
    const senders = { mailName: "Wren, the Office", mailAddress: "office@wren.example.com", signature };
    expect((await save("senders", senders)).statusCode).toBe(200);
    const mail = { kind: "test", to: "rosa@example.com", subject: "Hello", letter: { paragraphs: ["Hello"] } };
    for (const language of ["en", "es"] as const) await queueMail(server.deps, server.deps.db, { ...mail, language });
    await expect.poll(() => beside.deps.settings.agency().senders.signature.en).toBe(signature.en);
    await queueMail(beside.deps, beside.deps.db, { ...mail, language: "en" });
    const sent = await server.deps.db.select().from(messages).orderBy(messages.id);
    expect(sent.map(({ from }) => from)).toEqual([
      '"Wren, the Office" <office@wren.example.com>',
      '"Wren, the Office" <office@wren.example.com>',
      "office@example.net",
    ]);
    expect(sent[0]?.text).toContain(`-- \n${signature.en}\n`);
    expect(sent[1]?.text).toContain(`-- \n${signature.es}\n`);
    expect(sent[1]?.html).toContain(signature.es);
  });

  it("the privacy policy states the terms in force", async () => {
    await save("retention", { months: 12, consentYears: 7 });
    expect(legalFacts(server.deps.env, server.deps.settings.agency(), server.deps.settings.providers())).toMatchObject({
      retentionMonths: 12,
      consentYears: 7,
      sessionHours: 12,
    });
  });

  it("no page knows of them", () => {
    const shown = JSON.stringify(pageAgencyOf(server.deps.settings.agency(), true));
    for (const name of ["senders", "quietHours", "security", "retention", "backup"]) {
      expect(shown).not.toContain(`"${name}"`);
    }
  });

  it("a number for texts is stored with its country code, however it was typed", () => {
    const parse = (textNumber: string) => SECTION_SCHEMAS.senders.parse({ ...firstSettings.senders, textNumber });
    for (const typed of ["(713) 555-0142", "+17135550142"]) expect(parse(typed).textNumber).toBe("+17135550142");
  });
});
