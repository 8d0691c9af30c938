import { expect, it } from "vitest";
import { deliverabilityLines } from "./deliverability-lines.ts";
import type { DeliverabilityFacts, DnsFacts, SeenMail } from "./dns-facts.ts";

const key = "v=DKIM1; k=rsa; p=MIIB";
const sound: DnsFacts = {
  spf: { found: ["other=1", "v=spf1 include:_spf.google.com ~all"] },
  dkim: [{ selector: "google", isKnown: false, keys: { found: [key] } }],
  dmarc: { domain: "cactuswren.com", policies: { found: ["v=DMARC1; p=none"] } },
  mx: { found: [{ exchange: "www.cactuswren.com", priority: 10 }] },
  leadsHere: true,
  reverse: { address: "192.0.2.7", names: { found: ["smtp.gmail.com"] }, isConfirmed: true },
};
const seen: SeenMail = {
  from: "cactuswren.com",
  envelope: "reply.cactuswren.com",
  dkim: [{ domain: "cactuswren.com", selector: "google" }],
  spf: "pass",
  dkimResult: "pass",
  dmarc: "pass",
};
const letter = { sentAt: new Date(), arrivedAt: new Date(), seen };

function lineOf(title: string, dns: Partial<DnsFacts> = {}, change: Partial<DeliverabilityFacts> = {}) {
  const lines = deliverabilityLines({
    domains: {
      from: "cactuswren.com",
      envelope: "cactuswren.com",
      reply: { domain: "reply.cactuswren.com", isOurs: true },
    },
    dns: { ...sound, ...dns },
    smtpHost: "smtp.gmail.com",
    siteHost: "www.cactuswren.com",
    reportsTo: "office@cactuswren.com",
    letter,
    ...change,
  });
  return lines.find(({ id }) => id === title);
}

it.each(["spf", "dkim", "dmarc", "reverse", "mx", "alignment"])(
  "finds nothing amiss with %s where all is set",
  (title) => expect(lineOf(title)).toMatchObject({ state: "done" }),
);

it("gives the exact SPF record to add, and to replace", () => {
  const record = (value: string) => ({ type: "TXT", name: "cactuswren.com", value });
  expect(lineOf("spf", { spf: { found: [] } })).toMatchObject({
    state: "todo",
    record: record("v=spf1 include:_spf.google.com ~all"),
  });
  expect(lineOf("spf", { spf: { found: ["v=spf1 mx -all"] } })).toMatchObject({
    state: "todo",
    record: record("v=spf1 include:_spf.google.com mx -all"),
  });
  expect(lineOf("spf", { spf: { found: ["v=spf1 mx +all"] } })).toMatchObject({
    state: "todo",
    record: record("v=spf1 mx ~all"),
  });
  expect(lineOf("spf", { spf: { found: ["v=spf1 mx", "v=spf1 a"] } })?.text).toBe("go-live:spf.several");
  const own = { smtpHost: "mail.cactuswren.com" };
  expect(lineOf("spf", { spf: { found: ["v=spf1 ip4:192.0.2.7 -all"] } }, own)).toMatchObject({
    state: "unknown",
    record: record("v=spf1 a:mail.cactuswren.com ip4:192.0.2.7 -all"),
  });
});

it("asks for the key under the selector that signed the test letter, and cannot tell while nobody knows it", () => {
  const none = (isKnown: boolean) => [{ selector: "cw", isKnown, keys: { found: ["v=DKIM1; p="] } }];
  expect(lineOf("dkim", { dkim: none(true) })).toMatchObject({
    state: "todo",
    record: { type: "TXT", name: "cw._domainkey.cactuswren.com" },
  });
  expect(lineOf("dkim", { dkim: none(false) })).toMatchObject({ state: "unknown", values: { tried: "cw" } });
});

it("gives the DMARC, PTR and MX records to add", () => {
  expect(lineOf("dmarc", { dmarc: { domain: "cactuswren.com", policies: { found: [] } } })?.record).toEqual({
    type: "TXT",
    name: "_dmarc.cactuswren.com",
    value: "v=DMARC1; p=none; rua=mailto:office@cactuswren.com",
  });
  const nameless = { address: "192.0.2.7", names: { found: [] }, isConfirmed: false };
  expect(lineOf("reverse", { reverse: nameless }, { smtpHost: "mail.cactuswren.com" })?.record).toEqual({
    type: "PTR",
    name: "192.0.2.7",
    value: "mail.cactuswren.com",
  });
  expect(lineOf("reverse", { reverse: nameless })).toMatchObject({ state: "done", text: "go-live:reverse.service" });
  expect(lineOf("mx", { mx: { found: [] }, leadsHere: null })?.record).toEqual({
    type: "MX",
    name: "reply.cactuswren.com",
    value: "10 www.cactuswren.com",
  });
  expect(lineOf("mx", { mx: { found: [{ exchange: "", priority: 0 }] } })?.state).toBe("todo");
  expect(lineOf("mx", { leadsHere: false })).toMatchObject({ state: "unknown", text: "go-live:mx.elsewhere" });
});

it("says plainly why it cannot tell", () => {
  const late = { reason: "ETIMEOUT" };
  expect(lineOf("spf", { spf: late })).toMatchObject({ state: "unknown", text: "go-live:dns.late" });
  expect(lineOf("mx", { mx: { reason: "ESERVFAIL" } })).toMatchObject({
    text: "go-live:dns.failed",
    values: { reason: "ESERVFAIL" },
  });
  expect(lineOf("dmarc", {}, { dns: null })).toMatchObject({ state: "unknown", text: "go-live:dns.placeholder" });
  expect(lineOf("reverse", { reverse: null }, { smtpHost: "10.1.2.3" })).toMatchObject({ state: "unknown" });
});

it("judges the alignment of the test letter by signature or envelope, and never against the mailbox's own verdict", () => {
  const of = (change: Partial<SeenMail>) =>
    lineOf("alignment", {}, { letter: { ...letter, seen: { ...seen, ...change } } })?.state;
  const foreign = [{ domain: "sendgrid.net", selector: "s1" }];
  expect(of({ dkim: foreign })).toBe("done");
  expect(of({ dkim: foreign, envelope: "bounces.sendgrid.net" })).toBe("todo");
  expect(of({ dkim: [], spf: "softfail" })).toBe("todo");
  expect(of({ dmarc: "fail" })).toBe("todo");
  expect(lineOf("alignment", {}, { letter: null })?.state).toBe("todo");
  expect(lineOf("alignment", {}, { letter: { ...letter, seen: null } })?.state).toBe("unknown");
});
