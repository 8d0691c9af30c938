import { expect, it } from "vitest";
import { isOpen } from "./line.ts";
import { goLiveLines, type GoLiveFacts } from "./lines.ts";
import { STATEMENT_NAMES } from "./statement-names.ts";
import { statementSchema } from "./statements.ts";
import { nextOpenStep, SET_UP_STEPS, TEST_MESSAGES, TEST_OF_STEP } from "./step-names.ts";
import { recordOf } from "../../platform/typed-records.ts";

const now = new Date("2026-11-17T18:00:00Z");
const stated = { on: "2026-11-01", choice: null, note: "", by: "admin", ofTexts: "abc" };

/** The facts of an installation that is ready in every way. */
const ready: GoLiveFacts = {
  now,
  samples: { testimonials: 0, partners: 0, carriers: 0, codes: 0 },
  claims: [{ section: "savings", unconfirmed: 0 }],
  placeholders: [],
  isIdentityOwn: true,
  health: {
    publicUrl: { state: "ok", text: "health:publicUrl.ok" },
    key: { state: "ok", text: "health:key.ok" },
    backups: { state: "ok", text: "health:backups.ok" },
    mail: { state: "ok", text: "health:mail.ok" },
    sms: { state: "ok", text: "health:sms.ok" },
  },
  hasKeyInEnvironment: true,
  admins: [{ username: "admin", hasSecondFactor: true }],
  openSteps: 0,
  lastSent: { mail: now, sms: now },
  inbound: { domain: "reply.cactuswren.com", lastAt: now },
  legalFigures: { unchecked: 0, due: 0 },
  statements: Object.fromEntries(STATEMENT_NAMES.map((name) => [name, stated])),
  textsNow: "abc",
  deliverability: {
    domains: { from: "cactuswren.com", envelope: "cactuswren.com", reply: { domain: "cactuswren.com", isOurs: false } },
    dns: {
      spf: { found: ["v=spf1 a:mail.cactuswren.com ~all"] },
      dkim: [{ selector: "cw", isKnown: true, keys: { found: ["p=abc"] } }],
      dmarc: { domain: "cactuswren.com", policies: { found: ["v=DMARC1; p=none"] } },
      mx: { found: [{ exchange: "mail.cactuswren.com", priority: 10 }] },
      leadsHere: null,
      reverse: { address: "192.0.2.7", names: { found: ["mail.cactuswren.com"] }, isConfirmed: true },
    },
    smtpHost: "mail.cactuswren.com",
    siteHost: "www.cactuswren.com",
    reportsTo: "office@cactuswren.com",
    letter: {
      sentAt: now,
      arrivedAt: now,
      seen: {
        from: "cactuswren.com",
        envelope: "cactuswren.com",
        dkim: [{ domain: "cactuswren.com", selector: "cw" }],
        spf: "pass",
        dkimResult: "pass",
        dmarc: "pass",
      },
    },
  },
};
const open = (change: Partial<GoLiveFacts>) =>
  goLiveLines({ ...ready, ...change })
    .filter(isOpen)
    .map(({ id, state }) => `${id} ${state}`);

it("has no open line where everything is done, and each line once", () => {
  expect(open({})).toEqual([]);
  const ids = goLiveLines(ready).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it("names every kind of sample, each section with claims and each with placeholders", () => {
  expect(open({ samples: { ...ready.samples, carriers: 3 } })).toEqual(["samples.carriers todo"]);
  expect(open({ claims: [{ section: "savings", unconfirmed: 2 }] })).toEqual(["claims.savings todo"]);
  const placeholders = [
    { section: "contact", value: "a@example.com" },
    { section: "contact", value: "17135550142" },
    { section: "environment", value: "PUBLIC_URL=https://example.com" },
  ];
  expect(open({ placeholders })).toEqual(["placeholders.contact todo", "placeholders.environment todo"]);
  expect(goLiveLines({ ...ready, placeholders }).find(({ id }) => id === "placeholders.contact")).toMatchObject({
    to: "/admin-settings?section=contact",
    values: { list: "a@example.com, 17135550142" },
  });
  expect(open({ isIdentityOwn: false })).toEqual(["identity unknown"]);
});

it("takes the health checks at their word, and tells what is wrong from what was not found out", () => {
  const health = {
    ...ready.health,
    publicUrl: { state: "warn", text: "health:publicUrl.open" },
    key: { state: "fail", text: "health:notChecked" },
    backups: { state: "fail", text: "health:backups.old" },
  } as const;
  expect(open({ health })).toEqual(["publicUrl todo", "key unknown", "backups todo"]);
  expect(open({ hasKeyInEnvironment: false })).toEqual(["key todo"]);
});

it("wants a second factor of every admin, and messages that were sent lately", () => {
  const admins = [...ready.admins, { username: "rosa", hasSecondFactor: false }];
  expect(goLiveLines({ ...ready, admins }).find(({ id }) => id === "twoFactor")).toMatchObject({
    state: "todo",
    values: { names: "rosa" },
  });
  const long = new Date("2026-10-01T18:00:00Z");
  expect(open({ lastSent: { mail: long, sms: null } })).toEqual(["lastMail todo", "lastText todo"]);
  expect(open({ inbound: { domain: null, lastAt: null } })).toEqual(["inbound todo"]);
  expect(open({ inbound: { domain: "reply.cactuswren.com", lastAt: null } })).toEqual(["inbound unknown"]);
  expect(open({ openSteps: 2, legalFigures: { unchecked: 1, due: 0 } })).toEqual(["setUp todo", "legalFigures todo"]);
});

it("asks for each statement, for a drill every half year, and for counsel again when the texts have changed", () => {
  expect(open({ statements: {} }).toSorted()).toEqual(STATEMENT_NAMES.map((name) => `${name} todo`).toSorted());
  const statements = { ...ready.statements, restoreDrill: { ...stated, on: "2026-01-02" } };
  expect(open({ statements })).toEqual(["restoreDrill todo"]);
  expect(open({ textsNow: "other" })).toEqual(["counsel todo"]);
});

it("wants a choice and a number where a statement needs them", () => {
  const accepts = (name: (typeof STATEMENT_NAMES)[number], value: object) =>
    statementSchema(name).safeParse({ on: "2026-11-01", ...value }).success;
  expect(accepts("counsel", {})).toBe(true);
  expect(accepts("counsel", { choice: "exempt" })).toBe(false);
  expect(accepts("tenDlc", {})).toBe(false);
  expect(accepts("tenDlc", { note: "BN1 / C2" })).toBe(true);
  expect(accepts("sb140", { note: "§302.059" })).toBe(false);
  expect(accepts("sb140", { choice: "exempt", note: "texts that people agreed to" })).toBe(true);
});

it("shows the next open step after the current one, then the first that was left open", () => {
  const states = recordOf(SET_UP_STEPS, () => "done" as const);
  expect(nextOpenStep(states, null)).toBeUndefined();
  expect(nextOpenStep({ ...states, team: "open", identity: "open" }, null)).toBe("identity");
  expect(nextOpenStep({ ...states, team: "open", identity: "open" }, "looks")).toBe("team");
  expect(nextOpenStep({ ...states, identity: "open" }, "team")).toBe("identity");
  expect(nextOpenStep({ ...states, location: "open", team: "open" }, "looks")).toBe("team");
  expect(nextOpenStep({ ...states, team: "open" }, "team")).toBeUndefined();
});

it.each(TEST_MESSAGES)("waits at one step for the test message to arrive: %s", (message) => {
  expect(SET_UP_STEPS.filter((step) => TEST_OF_STEP[step] === message)).toHaveLength(1);
});
