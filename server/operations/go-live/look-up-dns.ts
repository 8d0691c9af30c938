import { isIP } from "node:net";
import { domainAndParents } from "../../../domain/operations/go-live/domains.ts";
import type { DnsFacts, Looked, MailDomains } from "../../../domain/operations/go-live/dns-facts.ts";
import { likelySelectors } from "../../../domain/operations/go-live/mail-providers.ts";
import { codeOf } from "../../platform/fault-origin.ts";
import type { DnsResolver } from "../../platform/deps/dns.ts";

/** The answers by which a name server says that there is nothing: no such name, or no such record. */
const NOTHING = new Set(["ENOTFOUND", "ENODATA"]);
/** Timeout of all questions of one kind together. */
const LONGEST_MS = 5_000;
const OWN_MACHINE = /^(localhost|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1)|\.(local|internal|lan)$/i;

type Asked = {
  domains: MailDomains;
  smtpHost: string | null;
  siteHost: string;
  /** The selectors of the signatures on a test letter that arrived. */
  selectors: string[];
};

/** Looks up every DNS record that decides whether the agency's mails arrive. Failures become part of the result. */
export async function lookUpDns(dns: DnsResolver, asked: Asked): Promise<DnsFacts> {
  const { domains, smtpHost, siteHost } = asked;
  const [spf, dkim, dmarc, mx, reverse] = await Promise.all([
    look(() => dns.txt(domains.envelope)),
    lookUpKeys(dns, asked),
    lookUpPolicy(dns, domains.from),
    look(() => dns.mx(domains.reply.domain)),
    within(lookUpReverse(dns, smtpHost)).catch((error: unknown) => ({ reason: reasonOf(error) })),
  ]);
  return { spf, dkim, dmarc, mx, leadsHere: await leadsTo(dns, mx, siteHost), reverse };
}

/** Asks one question. No such name or record is an empty result; another failure is the reason for none. */
async function look<T>(ask: () => Promise<T[]>): Promise<Looked<T>> {
  try {
    return { found: await within(ask()) };
  } catch (error) {
    const reason = reasonOf(error);
    return NOTHING.has(reason) ? { found: [] } : { reason };
  }
}

const reasonOf = (error: unknown) => String(codeOf(error) ?? "EUNKNOWN");

/** Rejects with ETIMEOUT when an answer takes too long. */
function within<T>(answer: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(Object.assign(new Error("late"), { code: "ETIMEOUT" })), LONGEST_MS);
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

function lookUpKeys(dns: DnsResolver, { domains, smtpHost, selectors }: Asked): Promise<DnsFacts["dkim"]> {
  const isKnown = selectors.length > 0;
  const tried = isKnown ? selectors : likelySelectors(smtpHost);
  return Promise.all(
    tried.map(async (selector) => ({
      selector,
      isKnown,
      keys: await look(() => dns.txt(`${selector}._domainkey.${domains.from}`)),
    })),
  );
}

/** Looks for a DMARC policy of the domain and of those above it; the nearest one holds. */
async function lookUpPolicy(dns: DnsResolver, from: string): Promise<DnsFacts["dmarc"]> {
  const answers = await Promise.all(
    domainAndParents(from).map(async (domain) => ({ domain, policies: await look(() => dns.txt(`_dmarc.${domain}`)) })),
  );
  const nearest = answers.find(({ policies }) => "reason" in policies || policies.found.length > 0);
  return nearest ?? { domain: from, policies: { found: [] } };
}

/** Looks up the name of the mail server's address, and whether that name leads back to the address. */
async function lookUpReverse(dns: DnsResolver, host: string | null): Promise<DnsFacts["reverse"]> {
  if (!host || OWN_MACHINE.test(host)) return null;
  const [address] = isIP(host) ? [host] : await dns.addresses(host);
  if (!address || OWN_MACHINE.test(address)) return null;
  const names = await look(() => dns.reverse(address));
  const [name] = "found" in names ? names.found : [];
  const back = name ? await look(() => dns.addresses(name)) : null;
  return { address, names, isConfirmed: back !== null && "found" in back && back.found.includes(address) };
}

/** Tells whether the first mail exchange is the machine of this site; null where a name cannot be looked up. */
async function leadsTo(dns: DnsResolver, mx: DnsFacts["mx"], siteHost: string): Promise<boolean | null> {
  const [first] = "found" in mx ? mx.found.toSorted((a, b) => a.priority - b.priority) : [];
  if (!first) return null;
  if (first.exchange === siteHost) return true;
  const [theirs, ours] = await Promise.all([first.exchange, siteHost].map((name) => look(() => dns.addresses(name))));
  if (!theirs || !ours || "reason" in theirs || "reason" in ours || ours.found.length === 0) return null;
  return theirs.found.some((address) => ours.found.includes(address));
}
