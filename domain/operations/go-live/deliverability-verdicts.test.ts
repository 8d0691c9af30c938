import { expect, it } from "vitest";
import { deliverabilityLines } from "./deliverability-lines.ts";
import type { DeliverabilityFacts, DnsFacts, SeenMail } from "./dns-facts.ts";
import type { GoLiveLine } from "./line.ts";

const domain = "cactuswren.com";
const ownServer = "mail.cactuswren.com";
/** The DNS of a domain whose mails leave from a server of its own. */
const sound: DnsFacts = {
  spf: { found: [`v=spf1 a:${ownServer} ~all`] },
  dkim: [{ selector: "cw", isKnown: true, keys: { found: ["v=DKIM1; p=MIIB"] } }],
  dmarc: { domain, policies: { found: ["v=DMARC1; p=none"] } },
  mx: { found: [{ exchange: "mx.cactuswren.com", priority: 10 }] },
  leadsHere: true,
  reverse: { address: "192.0.2.7", names: { found: [ownServer] }, isConfirmed: true },
};
const seen: SeenMail = {
  from: domain,
  envelope: "bounces.cactuswren.com",
  dkim: [{ domain: "mail.cactuswren.com", selector: "cw" }],
  spf: "pass",
  dkimResult: "pass",
  dmarc: "pass",
};
const letter = { sentAt: new Date(), arrivedAt: new Date(), seen };
const facts: DeliverabilityFacts = {
  domains: {
    from: domain,
    envelope: "bounces.cactuswren.com",
    reply: { domain: "reply.cactuswren.com", isOurs: true },
  },
  dns: sound,
  smtpHost: ownServer,
  siteHost: "www.cactuswren.com",
  reportsTo: "office@cactuswren.com",
  letter,
};
type Judged = Partial<GoLiveLine> & { state: GoLiveLine["state"] };
const judged = (title: string, change: Partial<DeliverabilityFacts>) =>
  deliverabilityLines({ ...facts, ...change }).find(({ id }) => id === title);
const inDns = (change: Partial<DnsFacts>) => ({ dns: { ...sound, ...change } });
const late = { reason: "ETIMEOUT" };

it("leads to the sender in the settings, or to the test letter where only that can tell", () => {
  const lines = deliverabilityLines(facts);
  expect(lines.map(({ id, title, to }) => [id, title, to])).toEqual([
    ["spf", "spf", "/admin-settings?section=contact"],
    ["dkim", "dkim", "/admin-go-live#test-letter"],
    ["dmarc", "dmarc", "/admin-settings?section=contact"],
    ["reverse", "reverse", "/admin-settings?section=contact"],
    ["mx", "mx", "/admin-settings?section=contact"],
    ["alignment", "alignment", "/admin-go-live#test-letter"],
  ]);
  expect(new Set(lines.map(({ group }) => group))).toEqual(new Set(["deliverability"]));
});

it("names the sender's domain while that is a placeholder", () => {
  expect(judged("mx", { dns: null })).toMatchObject({ state: "unknown", values: { domain } });
});

const envelope = facts.domains.envelope;
const txt = (value: string) => ({ type: "TXT", name: envelope, value }) as const;
it.each<[string, string[], Partial<DeliverabilityFacts>, Judged]>([
  [
    "none, without a mail server",
    [],
    { smtpHost: null },
    { state: "todo", text: "go-live:spf.missing", values: { domain: envelope }, record: txt("v=spf1 mx ~all") },
  ],
  [
    "any at all, without a mail server",
    ["v=spf1"],
    { smtpHost: null },
    { state: "done", values: { record: "v=spf1" } },
  ],
  ["a text that only mentions one", [`see v=spf1 a:${ownServer}`], {}, { state: "todo", text: "go-live:spf.missing" }],
  ["one of a later version", [`v=spf10 a:${ownServer}`], {}, { state: "todo", text: "go-live:spf.missing" }],
  ["two of them", ["v=spf1 a", "V=SPF1 mx"], {}, { state: "todo", values: { domain: envelope } }],
  [
    "one that allows everybody",
    [`v=spf1 a:${ownServer} all `],
    {},
    {
      state: "todo",
      text: "go-live:spf.open",
      values: { domain: envelope },
      record: txt(`v=spf1 a:${ownServer} ~all`),
    },
  ],
  [
    "one that allows everybody before it names the server",
    [`v=spf1 +ALL a:${ownServer}`],
    {},
    { state: "todo", text: "go-live:spf.open", record: txt(`v=spf1 a:${ownServer} ~all`) },
  ],
  [
    "one with a name that begins like it",
    [`v=spf1 include:x.com a:${ownServer} all.example`],
    {},
    { state: "done", text: "go-live:spf.ok" },
  ],
  [
    "one that may allow the server by its address",
    ["v=spf1 ip4:192.0.2.7 -all"],
    {},
    { state: "unknown", text: "go-live:spf.mayLack", values: { domain: envelope, host: ownServer } },
  ],
  [
    "one that lacks a known service",
    ["v=spf1 mx -all"],
    { smtpHost: "smtp.gmail.com" },
    { state: "todo", text: "go-live:spf.lacks", values: { domain: envelope, host: "smtp.gmail.com" } },
  ],
])("judges the SPF record: %s", (_what, found, change, expected) => {
  expect(judged("spf", { ...change, dns: { ...sound, spf: { found } } })).toMatchObject(expected);
});

const noKey = { selector: "s1", isKnown: false, keys: { found: [] } };
it.each<[string, DnsFacts["dkim"], Judged]>([
  [
    "one among other texts",
    [noKey, { selector: "s2", isKnown: false, keys: { found: ["note", "p=MIIB"] } }],
    { state: "done", values: { domain, selector: "s2" } },
  ],
  [
    "none where a lookup failed",
    [noKey, { ...noKey, keys: late }],
    { state: "unknown", text: "go-live:dns.late", values: { domain, reason: "ETIMEOUT" } },
  ],
  [
    "none under the selector that signs",
    [noKey, { ...noKey, selector: "cw", isKnown: true }],
    {
      state: "todo",
      text: "go-live:dkim.missing",
      values: { domain, selector: "cw" },
      record: { type: "TXT", name: `cw._domainkey.${domain}`, value: "v=DKIM1; k=rsa; p=PUBLIC_KEY" },
    },
  ],
  [
    "none under any usual selector",
    [noKey, { ...noKey, selector: "k1" }],
    {
      state: "unknown",
      text: "go-live:dkim.notFound",
      values: { domain, tried: "s1, k1" },
      record: { type: "TXT", name: `SELECTOR._domainkey.${domain}`, value: "v=DKIM1; k=rsa; p=PUBLIC_KEY" },
    },
  ],
])("judges the DKIM key: %s", (_what, dkim, expected) => {
  expect(judged("dkim", inDns({ dkim }))).toMatchObject(expected);
});

const policies = (found: string[]) => ({ domain, policies: { found } });
const address = "192.0.2.7";
const ptr = { type: "PTR", name: address, value: ownServer } as const;
const named = { address, names: { found: ["vps7.example.net"] }, isConfirmed: false };
it.each<[string, string, Partial<DnsFacts>, Judged]>([
  ["dmarc", "a policy", {}, { state: "done", values: { record: "v=DMARC1; p=none", domain } }],
  ["dmarc", "another text", { dmarc: policies(["x v=DMARC1; p=none"]) }, { state: "todo", values: { domain } }],
  ["dmarc", "no answer", { dmarc: { domain, policies: late } }, { state: "unknown", values: { domain } }],
  ["reverse", "no address known", { reverse: late }, { state: "unknown", values: { domain: ownServer } }],
  [
    "reverse",
    "no answer",
    { reverse: { ...named, names: late } },
    { state: "unknown", text: "go-live:dns.late", values: { domain: address } },
  ],
  [
    "reverse",
    "no name",
    { reverse: { ...named, names: { found: [] } } },
    { state: "todo", text: "go-live:reverse.missing", values: { address }, record: ptr },
  ],
  [
    "reverse",
    "a name that does not lead back",
    { reverse: named },
    {
      state: "todo",
      text: "go-live:reverse.differs",
      values: { address, name: "vps7.example.net" },
      record: ptr,
    },
  ],
  ["reverse", "a name that leads back", {}, { state: "done", values: { address, name: ownServer } }],
])("judges %s: %s", (title, _what, dns, expected) => {
  expect(judged(title, inDns(dns))).toMatchObject(expected);
});

it("leaves the reverse name of a mail service to the service", () => {
  expect(judged("reverse", { smtpHost: "smtp.gmail.com" })).toMatchObject({
    text: "go-live:reverse.service",
    values: { host: "smtp.gmail.com" },
  });
});
