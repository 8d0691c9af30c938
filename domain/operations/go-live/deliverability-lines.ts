import { areAligned } from "./domains.ts";
import type { DeliverabilityFacts, DnsFacts, Looked } from "./dns-facts.ts";
import type { DnsRecord, GoLiveLine, LineState } from "./line.ts";
import { isKnownService, spfMechanism } from "./mail-providers.ts";

type DnsTitle = "spf" | "dkim" | "dmarc" | "reverse" | "mx" | "alignment";
type Verdict = Pick<GoLiveLine, "state" | "text"> & Partial<Pick<GoLiveLine, "values" | "record">>;
type KnownFacts = DeliverabilityFacts & { dns: DnsFacts };

/** The page on which the sender address of mails is changed. */
const SENDER_SETTINGS = "/admin-settings?section=contact";
/** The form of the test letter, on the go-live list itself. */
const TEST_LETTER = "/admin-go-live#test-letter";

/** Builds the lines of the deliverability card: the DNS records that decide whether our mails arrive. */
export function deliverabilityLines(facts: DeliverabilityFacts): GoLiveLine[] {
  const { dns } = facts;
  const judge = (title: Exclude<DnsTitle, "alignment">, to = SENDER_SETTINGS): GoLiveLine => ({
    ...(dns ? JUDGES[title]({ ...facts, dns }) : unknown("go-live:dns.placeholder", { domain: facts.domains.from })),
    id: title,
    group: "deliverability",
    title,
    to,
  });
  const alignment = { id: "alignment", group: "deliverability", title: "alignment", to: TEST_LETTER } as const;
  return [
    judge("spf"),
    judge("dkim", TEST_LETTER),
    judge("dmarc"),
    judge("reverse"),
    judge("mx"),
    { ...judgeAlignment(facts), ...alignment },
  ];
}

const verdict =
  (state: LineState) =>
  (text: Verdict["text"], values: Verdict["values"] = {}, record?: DnsRecord): Verdict => ({
    state,
    text,
    values,
    ...(record && { record }),
  });
const done = verdict("done");
const todo = verdict("todo");
const unknown = verdict("unknown");

/** Says plainly why a lookup gave no answer. */
function notLookedUp(domain: string, reason: string): Verdict {
  return unknown(reason === "ETIMEOUT" ? "go-live:dns.late" : "go-live:dns.failed", { domain, reason });
}

const JUDGES = {
  spf: judgeSpf,
  dkim: judgeDkim,
  dmarc: judgeDmarc,
  reverse: judgeReverse,
  mx: judgeMx,
} satisfies Record<Exclude<DnsTitle, "alignment">, (facts: KnownFacts) => Verdict>;

/** A part of an SPF record that allows every server, wherever it stands: what follows it is ignored (RFC 7208, 5.1). */
const OPEN_FOR_ALL = /\s\+?all(?=\s|$)/i;

function judgeSpf({ dns: { spf }, domains: { envelope: domain }, smtpHost }: KnownFacts): Verdict {
  if ("reason" in spf) return notLookedUp(domain, spf.reason);
  const [record, ...others] = spf.found.filter((text) => /^v=spf1(\s|$)/i.test(text));
  const { mechanism, isSure } = smtpHost ? spfMechanism(smtpHost) : { mechanism: "mx", isSure: false };
  const add = (value: string): DnsRecord => ({ type: "TXT", name: domain, value });
  if (!record) return todo("go-live:spf.missing", { domain }, add(`v=spf1 ${mechanism} ~all`));
  if (others.length > 0) return todo("go-live:spf.several", { domain });
  if (OPEN_FOR_ALL.test(record)) {
    return todo("go-live:spf.open", { domain }, add(`${record.replace(OPEN_FOR_ALL, "").trimEnd()} ~all`));
  }
  if (!smtpHost || record.toLowerCase().includes(mechanism.toLowerCase())) return done("go-live:spf.ok", { record });
  const widened = add(record.replace(/^v=spf1/i, `v=spf1 ${mechanism}`));
  const values = { domain, host: smtpHost };
  return isSure ? todo("go-live:spf.lacks", values, widened) : unknown("go-live:spf.mayLack", values, widened);
}

function judgeDkim({ dns: { dkim }, domains: { from: domain } }: KnownFacts): Verdict {
  const hasKey = (keys: Looked<string>) => "found" in keys && keys.found.some((text) => /\bp=[^;\s]/.test(text));
  const holder = dkim.find(({ keys }) => hasKey(keys));
  if (holder) return done("go-live:dkim.ok", { domain, selector: holder.selector });
  const failed = dkim.map(({ keys }) => keys).find((keys) => "reason" in keys);
  if (failed) return notLookedUp(domain, failed.reason);
  const known = dkim.find(({ isKnown }) => isKnown)?.selector;
  const record: DnsRecord = {
    type: "TXT",
    name: `${known ?? "SELECTOR"}._domainkey.${domain}`,
    value: "v=DKIM1; k=rsa; p=PUBLIC_KEY",
  };
  return known
    ? todo("go-live:dkim.missing", { domain, selector: known }, record)
    : unknown("go-live:dkim.notFound", { domain, tried: dkim.map(({ selector }) => selector).join(", ") }, record);
}

function judgeDmarc({ dns: { dmarc }, domains: { from }, reportsTo }: KnownFacts): Verdict {
  const { policies } = dmarc;
  if ("reason" in policies) return notLookedUp(from, policies.reason);
  const record = policies.found.find((text) => /^v=DMARC1\b/i.test(text));
  if (record) return done("go-live:dmarc.ok", { record, domain: dmarc.domain });
  const value = `v=DMARC1; p=none; rua=mailto:${reportsTo}`;
  return todo("go-live:dmarc.missing", { domain: from }, { type: "TXT", name: `_dmarc.${from}`, value });
}

function judgeReverse({ dns: { reverse }, smtpHost }: KnownFacts): Verdict {
  if (smtpHost && isKnownService(smtpHost)) return done("go-live:reverse.service", { host: smtpHost });
  if (!reverse || !smtpHost) return unknown("go-live:reverse.none");
  if ("reason" in reverse) return notLookedUp(smtpHost, reverse.reason);
  const { address, names, isConfirmed } = reverse;
  if ("reason" in names) return notLookedUp(address, names.reason);
  const [name] = names.found;
  const record: DnsRecord = { type: "PTR", name: address, value: smtpHost };
  if (!name) return todo("go-live:reverse.missing", { address }, record);
  if (!isConfirmed) return todo("go-live:reverse.differs", { address, name }, record);
  return done("go-live:reverse.ok", { address, name });
}

function judgeMx({ dns: { mx, leadsHere }, domains: { reply }, siteHost }: KnownFacts): Verdict {
  const { domain, isOurs } = reply;
  if ("reason" in mx) return notLookedUp(domain, mx.reason);
  // A domain that takes no mail says so by an empty name (RFC 7505).
  const takers = mx.found.filter(({ exchange }) => exchange !== "" && exchange !== ".");
  const [first] = takers.toSorted((a, b) => a.priority - b.priority);
  const value = isOurs ? `10 ${siteHost}` : "10 MAIL_SERVER";
  if (!first) return todo("go-live:mx.missing", { domain }, { type: "MX", name: domain, value });
  const values = { domain, exchange: first.exchange };
  if (isOurs && leadsHere !== true) return unknown("go-live:mx.elsewhere", values);
  return done(isOurs ? "go-live:mx.ok" : "go-live:mx.mailbox", values);
}

/** Judges whether the domains in the test letter that arrived belong together, as DMARC asks. */
function judgeAlignment({ letter, domains }: DeliverabilityFacts): Verdict {
  const { from, envelope } = domains;
  if (!letter) return todo("go-live:alignment.unsent", { from, envelope });
  const { seen } = letter;
  if (!seen) {
    const text = letter.arrivedAt ? "go-live:alignment.unread" : "go-live:alignment.underWay";
    return unknown(text, { from, envelope });
  }
  const signer = seen.dkim.find(({ domain }) => areAligned(domain, seen.from));
  const values = {
    from: seen.from,
    envelope: seen.envelope ?? "–",
    signer: (signer ?? seen.dkim[0])?.domain ?? "–",
  };
  const bySignature = signer !== undefined && seen.dkimResult !== "fail";
  const bySender = seen.envelope !== null && areAligned(seen.envelope, seen.from) && seen.spf === "pass";
  if (seen.dmarc === "fail" || !(bySignature || bySender)) return todo("go-live:alignment.failed", values);
  return done("go-live:alignment.ok", values);
}
