import { describe, expect, it } from "vitest";
import { faultsOf } from "../../platform/faults-of.ts";
import { recordOf } from "../../platform/typed-records.ts";
import { CALL_OUTCOMES, LOST_REASONS } from "../../work/desk/stages.ts";
import { byKind } from "../../work/request-kinds.ts";
import { PROVIDER_FORMS, PROVIDER_SCHEMAS } from "./providers.ts";
import { SECTION_SCHEMAS } from "./sections.ts";
import type { Section } from "./section-names.ts";

const number = "validation:number";
const faults = (section: Section, input: unknown) => faultsOf(SECTION_SCHEMAS[section], input);
const parsed = (section: Section, input: unknown): unknown => SECTION_SCHEMAS[section].parse(input);
const both = (text: string) => ({ en: text, es: text });

describe("numbers in the settings stay within their bounds", () => {
  it.each<[Section, Record<string, [least: number, most: number]>]>([
    ["renewals", { taskDaysBefore: [1, 180] }],
    ["backup", { everyHours: [1, 720], keep: [1, 1_000] }],
    ["retention", { months: [1, 240], consentYears: [5, 50] }],
  ])("%s: %j", (section, bounds) => {
    const names = Object.keys(bounds);
    const all = (pick: (bound: [number, number]) => number) => recordOf(names, (name) => pick(bounds[name]!));
    const wrong = recordOf(names, () => number);
    expect([
      faults(
        section,
        all(([least]) => least),
      ),
      faults(
        section,
        all(([, most]) => most),
      ),
    ]).toEqual([{}, {}]);
    expect(
      faults(
        section,
        all(([least]) => least - 1),
      ),
    ).toEqual(wrong);
    expect(
      faults(
        section,
        all(([, most]) => most + 1),
      ),
    ).toEqual(wrong);
    expect(
      faults(
        section,
        all(([least]) => least + 0.5),
      ),
    ).toEqual(wrong);
    expect(Object.keys(faults(section, {}))).toEqual(names);
  });

  it("promises: an answer within 1 to 100 hours, and a word to others after 5 to 6,000 minutes", () => {
    const promises = (answerWithinHours: number, escalateAfterMinutes: number) =>
      faults(
        "promises",
        byKind(() => ({ answerWithinHours, escalateAfterMinutes })),
      );
    expect([promises(1, 5), promises(100, 6_000)]).toEqual([{}, {}]);
    expect([Object.keys(promises(0, 4)), Object.keys(promises(101, 6_001))].map((list) => list.length)).toEqual([6, 6]);
    expect(Object.keys(faults("promises", {}))).toEqual(["quote", "contact", "service"]);
    expect(
      Object.keys(
        faults(
          "promises",
          byKind(() => ({})),
        ),
      ),
    ).toHaveLength(6);
  });

  it("logins may be stricter than the program, never laxer", () => {
    const security = (sessionIdleMinutes: number, sessionAbsoluteHours: number, passwordMinLength: number) =>
      faults("security", { sessionIdleMinutes, sessionAbsoluteHours, passwordMinLength, secondFactorRoles: ["admin"] });
    expect([security(5, 1, 6), security(60, 12, 64)]).toEqual([{}, {}]);
    expect(Object.keys(security(4, 0, 5))).toHaveLength(3);
    expect(Object.keys(security(61, 13, 65))).toHaveLength(3);
    expect(Object.keys(faults("security", { secondFactorRoles: ["boss"] }))).toHaveLength(4);
  });

  it("texts leave in the hours of the law or in fewer, for four hours at least", () => {
    const hours = (opens: number, opensOnSunday: number, closes: number) =>
      faults("quietHours", { opens, opensOnSunday, closes });
    expect([hours(9, 12, 21), hours(17, 21, 21)]).toEqual([{}, {}]);
    expect(hours(10, 12, 13)).toEqual({ closes: "validation:textingHours" });
    expect(Object.keys(hours(8, 11, 22))).toEqual(["opens", "opensOnSunday", "closes"]);
    expect(Object.keys(faults("quietHours", {}))).toEqual(["opens", "opensOnSunday", "closes"]);
  });
});

it("the office is reached by mail and phone, and its own mails have a language", () => {
  const contact = { email: "a@b.co", agentsEmail: "c@d.co", claimsPhone: "+52 81 8345 6789", officeLanguage: "es" };
  expect(parsed("contact", contact)).toEqual({ ...contact, claimsPhone: "528183456789" });
  expect(Object.keys(faults("contact", {}))).toEqual(["email", "agentsEmail", "claimsPhone", "officeLanguage"]);
  expect(faults("contact", { ...contact, email: "a" })).toEqual({ email: "validation:contactEmail" });
});

it("addresses elsewhere are those of the web, or none", () => {
  const none = { paymentsUrl: null, chatDashboardUrl: null, managementSystemUrl: null, screenShareHost: null };
  expect(parsed("links", {})).toEqual(none);
  expect(parsed("links", { paymentsUrl: "https://pay.example.com", screenShareHost: "http://a.example" })).toEqual({
    ...none,
    paymentsUrl: "https://pay.example.com",
    screenShareHost: "http://a.example",
  });
  for (const paymentsUrl of ["javascript:alert(1)", "pay.example.com", "mailto:a@b.co", "ftp://a.example"])
    expect(faults("links", { paymentsUrl })).toEqual({ paymentsUrl: "validation:url" });
  expect(parsed("social", { facebook: "" })).toEqual({ facebook: null, instagram: null, linkedin: null });
  expect(parsed("reviews", { pageUrl: "", daysAfter: 0 })).toEqual({ pageUrl: null, daysAfter: 0 });
  expect([faults("reviews", { daysAfter: 30 }), faults("reviews", { daysAfter: 31 })]).toEqual([
    {},
    { daysAfter: number },
  ]);
});

it("mails and texts have a sender, or that of the agency", () => {
  const signature = { en: "", es: "Gracias" };
  expect(parsed("senders", { textNumber: "713 555 0142", signature })).toEqual({
    mailName: null,
    mailAddress: null,
    textNumber: "+17135550142",
    signature: { en: null, es: "Gracias" },
  });
  expect(Object.keys(faults("senders", { mailAddress: "a", signature: both("x".repeat(201)) }))).toEqual([
    "mailAddress",
    "signature.en",
    "signature.es",
  ]);
  expect(Object.keys(faults("senders", {}))).toEqual(["signature"]);
});

it("the lines of insurance are at least one, each once, in the order of the menus", () => {
  expect(parsed("lines", ["life", "auto", "life"])).toEqual(["auto", "life"]);
  expect(faults("lines", [])).toEqual({ "": "validation:required" });
  expect(Object.keys(faults("lines", ["boat"]))).toEqual(["0"]);
});

describe("lost reasons and call outcomes", () => {
  const choice = (id: string) => ({ id, name: both(id), isActive: true });
  const REASONS = LOST_REASONS.map(choice);
  const CALLS = CALL_OUTCOMES.map((id) => ({ ...choice(id), isReached: false }));
  const lists = (lostReasons: object[], callOutcomes: object[] = CALLS) =>
    faults("outcomes", { lostReasons, callOutcomes });

  it("are those of the program and the office's own, and what a known one means stays", () => {
    const own = { ...choice("own-mood"), isReached: true };
    const { callOutcomes } = SECTION_SCHEMAS.outcomes.parse({ lostReasons: REASONS, callOutcomes: [...CALLS, own] });
    expect(callOutcomes.filter(({ isReached }) => isReached).map(({ id }) => id)).toEqual([
      "reached",
      "do-not-call",
      "own-mood",
    ]);
    expect(lists([...REASONS, choice("own-mood")])).toEqual({});
  });

  it("are each there once, with a name, and one at least to choose", () => {
    const wrong = { lostReasons: "validation:choice" };
    expect(lists([...REASONS, REASONS[0]!])).toEqual(wrong);
    expect(lists(REASONS.slice(1))).toEqual(wrong);
    const off = REASONS.map((one) => ({ ...one, isActive: false }));
    expect(lists(off)).toEqual({ lostReasons: "validation:required" });
    expect(lists([...off.slice(1), REASONS[0]!])).toEqual({});
    const many = (count: number) => [
      ...REASONS,
      ...Array.from({ length: count }, (_, at) => choice(`own-${1_000 + at}`)),
    ];
    expect([lists(many(60 - REASONS.length)), lists(many(61 - REASONS.length))]).toEqual([
      {},
      { lostReasons: "validation:tooMany" },
    ]);
    expect(Object.keys(lists([{ id: "price", isActive: true, name: { en: "", es: "x".repeat(61) } }]))).toContain(
      "lostReasons.0.name.en",
    );
    expect(lists([{ ...REASONS[0]!, name: { en: "x", es: "x".repeat(61) } }, ...REASONS.slice(1)])).toEqual({
      "lostReasons.0.name.es": "validation:tooLong",
    });
    expect(Object.keys(faults("outcomes", {}))).toEqual(["lostReasons", "callOutcomes"]);
  });
});

describe("the access to a provider", () => {
  const SERVER = { host: "mail.example.com", port: 465, isTls: true, username: "u", password: "p" };
  const server = (changes: object) => faultsOf(PROVIDER_SCHEMAS.mailServer, { ...SERVER, ...changes });
  const SID = `AC${"0123456789abcdef".repeat(2)}`;

  it("is a mail server, with a user and a password or with neither", () => {
    expect(PROVIDER_SCHEMAS.mailServer.parse(SERVER)).toEqual(SERVER);
    expect(PROVIDER_SCHEMAS.mailServer.parse({ ...SERVER, username: "", password: "" })).toMatchObject({
      username: null,
      password: null,
    });
    expect([server({ username: "" }), server({ password: "" })]).toEqual([
      { password: "validation:required" },
      { password: "validation:required" },
    ]);
    for (const host of ["", "-a", "a-", "a b", "a_b", "mail.example.com."])
      expect(server({ host })).toEqual({ host: "validation:host" });
    expect([server({ host: "a" }), server({ host: "A.b-c" }), server({ port: 1 }), server({ port: 65_535 })]).toEqual([
      {},
      {},
      {},
      {},
    ]);
    expect([server({ port: 0 }), server({ port: 65_536 })]).toEqual([{ port: number }, { port: number }]);
    expect(Object.keys(server({ password: "x".repeat(501), username: "x".repeat(201) }))).toEqual([
      "username",
      "password",
    ]);
  });

  it("is an account for texts", () => {
    const account = (changes: object) =>
      faultsOf(PROVIDER_SCHEMAS.textProvider, { accountSid: SID, authToken: "12345678", ...changes });
    expect(account({})).toEqual({});
    for (const accountSid of [SID.slice(1), `${SID}0`, SID.replace("A", "B"), `x${SID}`, SID.replace("0", "g")])
      expect(account({ accountSid })).toEqual({ accountSid: "validation:accountSid" });
    for (const authToken of ["1234567", "1234 5678", "12 345678901", "123456789 01"])
      expect(account({ authToken })).toEqual({ authToken: "validation:authToken" });
  });

  it("is stored only by an admin who is confirmed anew", () => {
    const text = { accountSid: SID, authToken: "12345678" };
    expect(faultsOf(PROVIDER_FORMS.mailServer, { value: SERVER, currentPassword: "x" })).toEqual({});
    expect(faultsOf(PROVIDER_FORMS.textProvider, { value: text, code: "123456" })).toEqual({});
    for (const form of [
      faultsOf(PROVIDER_FORMS.mailServer, { value: SERVER }),
      faultsOf(PROVIDER_FORMS.textProvider, { value: text }),
    ])
      expect(form).toEqual({ code: "validation:code", currentPassword: "validation:currentPassword" });
    expect(Object.keys(faultsOf(PROVIDER_FORMS.mailServer, { currentPassword: "x" }))).toEqual(["value"]);
    expect(Object.keys(faultsOf(PROVIDER_FORMS.textProvider, { currentPassword: "x" }))).toEqual(["value"]);
  });
});
