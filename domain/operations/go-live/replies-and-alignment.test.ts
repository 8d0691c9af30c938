import { expect, it } from "vitest";
import { deliverabilityLines } from "./deliverability-lines.ts";
import type { DeliverabilityFacts, DnsFacts, SeenMail } from "./dns-facts.ts";
import type { GoLiveLine } from "./line.ts";

const reply = "reply.cactuswren.com";
const dns: DnsFacts = {
  spf: { found: [] },
  dkim: [],
  dmarc: { domain: "cactuswren.com", policies: { found: [] } },
  mx: { found: [] },
  leadsHere: true,
  reverse: null,
};
const facts: DeliverabilityFacts = {
  domains: { from: "cactuswren.com", envelope: "bounces.cactuswren.com", reply: { domain: reply, isOurs: true } },
  dns,
  smtpHost: null,
  siteHost: "www.cactuswren.com",
  reportsTo: "office@cactuswren.com",
  letter: null,
};
const lineOf = (title: string, change: Partial<DeliverabilityFacts>) =>
  deliverabilityLines({ ...facts, ...change }).find(({ id }) => id === title);

const exchange = (name: string, priority = 10) => ({ exchange: name, priority });
it.each<[string, DnsFacts["mx"], isOurs: boolean, Partial<GoLiveLine>]>([
  [
    "nobody, where this site should",
    { found: [] },
    true,
    {
      state: "todo",
      text: "go-live:mx.missing",
      values: { domain: reply },
      record: { type: "MX", name: reply, value: "10 www.cactuswren.com" },
    },
  ],
  [
    "nobody, where a mailbox should",
    { found: [exchange(".", 0), exchange("", 0)] },
    false,
    { state: "todo", record: { type: "MX", name: reply, value: "10 MAIL_SERVER" } },
  ],
  [
    "the machine with the lowest number first",
    {
      found: [exchange("backup.example.net", 20), exchange("www.cactuswren.com", 5), exchange("late.example.net", 30)],
    },
    true,
    { state: "done", text: "go-live:mx.ok", values: { domain: reply, exchange: "www.cactuswren.com" } },
  ],
  ["a mailbox", { found: [exchange("mx.example.net")] }, false, { state: "done", text: "go-live:mx.mailbox" }],
])("tells who takes the answers to our mails: %s", (_what, mx, isOurs, expected) => {
  const domains = { ...facts.domains, reply: { domain: reply, isOurs } };
  expect(lineOf("mx", { dns: { ...dns, mx }, domains })).toMatchObject(expected);
});

const seen: SeenMail = {
  from: "cactuswren.com",
  envelope: "bounces.sendgrid.net",
  dkim: [
    { domain: "sendgrid.net", selector: "s1" },
    { domain: "mail.cactuswren.com", selector: "cw" },
  ],
  spf: "pass",
  dkimResult: "pass",
  dmarc: null,
};
const sentAt = new Date("2026-11-17T18:00:00Z");
const sent = { from: "cactuswren.com", envelope: "bounces.cactuswren.com" };
it.each<[string, DeliverabilityFacts["letter"], Partial<GoLiveLine>]>([
  ["was never sent", null, { state: "todo", text: "go-live:alignment.unsent", values: sent }],
  [
    "is under way",
    { sentAt, arrivedAt: null, seen: null },
    { state: "unknown", text: "go-live:alignment.underWay", values: sent },
  ],
  [
    "arrived, and nobody has shown its headers",
    { sentAt, arrivedAt: sentAt, seen: null },
    { state: "unknown", text: "go-live:alignment.unread", values: sent },
  ],
])("judges no alignment while the test letter %s", (_what, letter, expected) => {
  expect(lineOf("alignment", { letter })).toMatchObject(expected);
});

const failed = { state: "todo", text: "go-live:alignment.failed" } as const;
it.each<[string, Partial<SeenMail>, Partial<GoLiveLine>]>([
  [
    "one of its signatures, whoever sent it",
    {},
    {
      state: "done",
      text: "go-live:alignment.ok",
      values: { from: "cactuswren.com", envelope: "bounces.sendgrid.net", signer: "mail.cactuswren.com" },
    },
  ],
  ["a signature that the mailbox did not judge", { dkimResult: null, spf: null }, { state: "done" }],
  ["no signature that failed", { dkimResult: "fail" }, failed],
  [
    "no signature of somebody else",
    { dkim: [{ domain: "sendgrid.net", selector: "s1" }] },
    { ...failed, values: { from: "cactuswren.com", envelope: "bounces.sendgrid.net", signer: "sendgrid.net" } },
  ],
  [
    "neither signature nor envelope where it has none",
    { dkim: [], envelope: null },
    { ...failed, values: { from: "cactuswren.com", envelope: "–", signer: "–" } },
  ],
  [
    "its envelope, when SPF passed and the signature failed",
    { dkimResult: "fail", envelope: "bounces.cactuswren.com" },
    { state: "done" },
  ],
])("aligns a letter by %s", (_what, change, expected) => {
  const letter = { sentAt, arrivedAt: sentAt, seen: { ...seen, ...change } };
  expect(lineOf("alignment", { letter })).toMatchObject(expected);
});
