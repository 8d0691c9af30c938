import { expect, it } from "vitest";
import type { GoLiveLine } from "./line.ts";
import { messageLines, siteLines, type SiteFacts } from "./site-lines.ts";

const now = new Date("2026-11-17T18:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const ready: SiteFacts = {
  now,
  health: {
    publicUrl: { state: "ok", text: "health:publicUrl.ok" },
    key: { state: "ok", text: "health:key.ok" },
    backups: { state: "ok", text: "health:backups.ok", values: { date: "2026-11-17" } },
    mail: { state: "ok", text: "health:mail.ok" },
    sms: { state: "ok", text: "health:sms.ok" },
  },
  hasKeyInEnvironment: true,
  admins: [{ username: "admin", hasSecondFactor: true }],
  openSteps: 0,
  lastSent: { mail: now, sms: now },
  inbound: { domain: "reply.cactuswren.com", lastAt: now },
  legalFigures: { unchecked: 0, due: 0 },
};
const lineOf = (id: string, change: Partial<SiteFacts> = {}) => {
  const facts = { ...ready, ...change };
  return [...siteLines(facts), ...messageLines(facts)].find((line) => line.id === id);
};

it("lists the installation and its messages apart", () => {
  expect(siteLines(ready).map(({ id, group }) => `${group} ${id}`)).toEqual([
    "site setUp",
    "site publicUrl",
    "site key",
    "site twoFactor",
    "site backups",
  ]);
  expect(messageLines(ready).map(({ id, group }) => `${group} ${id}`)).toEqual([
    "messages mail",
    "messages lastMail",
    "messages inbound",
    "messages sms",
    "messages lastText",
  ]);
});

it.each<[string, Partial<SiteFacts>, string, Partial<GoLiveLine>]>([
  ["a set-up that is done", {}, "setUp", { state: "done", text: "go-live:setUp.done" }],
  [
    "a set-up with open steps",
    { openSteps: 2 },
    "setUp",
    { state: "todo", title: "setUp", text: "go-live:setUp.open", values: { number: 2 }, to: "/admin-set-up" },
  ],
  [
    "a health check, in its own words",
    {},
    "backups",
    { state: "done", text: "health:backups.ok", values: { date: "2026-11-17" }, to: "/admin-health" },
  ],
  ["a health check without values", {}, "publicUrl", { state: "done", values: {} }],
  [
    "a key in the folder of the data",
    { hasKeyInEnvironment: false },
    "key",
    { state: "todo", text: "go-live:key.inFolder", to: "/admin-health" },
  ],
  [
    "a key that is wrong wherever it is kept",
    { hasKeyInEnvironment: false, health: { ...ready.health, key: { state: "fail", text: "health:key.other" } } },
    "key",
    { state: "todo", text: "health:key.other" },
  ],
  [
    "a key that could not be tried",
    { health: { ...ready.health, key: { state: "warn", text: "health:key.unknown" } } },
    "key",
    { state: "unknown", text: "health:key.unknown" },
  ],
  [
    "admins who all have a second factor",
    {},
    "twoFactor",
    { state: "done", text: "go-live:twoFactor.all", to: "/profile?tab=security" },
  ],
  [
    "admins without a second factor",
    {
      admins: [
        { username: "rosa", hasSecondFactor: false },
        { username: "admin", hasSecondFactor: true },
        { username: "luis", hasSecondFactor: false },
      ],
    },
    "twoFactor",
    {
      state: "todo",
      text: "go-live:twoFactor.without",
      values: { names: "rosa, luis" },
      to: "/profile?tab=security",
    },
  ],
  [
    "mails that never left",
    { lastSent: { mail: null, sms: now } },
    "lastMail",
    { state: "todo", text: "go-live:lastSent.never", to: "/admin-set-up?step=mail" },
  ],
  [
    "texts that left a month ago",
    { lastSent: { mail: now, sms: daysAgo(30) } },
    "lastText",
    { state: "todo", text: "go-live:lastSent.old", values: { date: "2026-10-18" }, to: "/admin-set-up?step=texts" },
  ],
  [
    "texts that left within the month",
    { lastSent: { mail: now, sms: daysAgo(29) } },
    "lastText",
    { state: "done", text: "go-live:lastSent.fresh", values: { date: "2026-10-19" }, to: "/admin-set-up?step=texts" },
  ],
  [
    "mail that does not come in",
    { inbound: { domain: null, lastAt: null } },
    "inbound",
    { state: "todo", text: "go-live:inbound.off", to: "/email-admin" },
  ],
  [
    "mail that has not come in yet",
    { inbound: { domain: "reply.cactuswren.com", lastAt: null } },
    "inbound",
    { state: "unknown", text: "go-live:inbound.never", values: { domain: "reply.cactuswren.com" } },
  ],
  [
    "mail that came in today",
    {},
    "inbound",
    {
      state: "done",
      text: "go-live:inbound.ok",
      values: { domain: "reply.cactuswren.com", date: "2026-11-17" },
      to: "/email-admin",
    },
  ],
  [
    "mail that has been quiet, which is no fault: nobody may have written",
    { inbound: { domain: "reply.cactuswren.com", lastAt: daysAgo(30) } },
    "inbound",
    { state: "done", text: "go-live:inbound.quiet", values: { domain: "reply.cactuswren.com", date: "2026-10-18" } },
  ],
])("says what is to do about %s, and where", (_what, change, id, expected) => {
  expect(lineOf(id, change)).toMatchObject(expected);
});
