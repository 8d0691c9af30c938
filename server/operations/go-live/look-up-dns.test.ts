import { expect, it } from "vitest";
import type { DnsResolver } from "../../platform/deps/dns.ts";
import { lookUpDns } from "./look-up-dns.ts";

type Zone = {
  txt?: Record<string, string[]>;
  mx?: Record<string, string>;
  a?: Record<string, string>;
  ptr?: Record<string, string>;
};

/** A stand-in resolver that knows a few records, and says of all else that it does not exist. */
function resolverOf({ txt = {}, mx = {}, a = {}, ptr = {} }: Zone, failing: Record<string, string> = {}): DnsResolver {
  const answer = <T>(name: string, found: T[] | undefined): Promise<T[]> => {
    const code = failing[name] ?? (found ? undefined : "ENOTFOUND");
    return code ? Promise.reject(Object.assign(new Error(code), { code })) : Promise.resolve(found ?? []);
  };
  const one = (value: string | undefined) => (value === undefined ? undefined : [value]);
  return {
    txt: (name) => answer(name, txt[name]),
    mx: (name) => answer(name, mx[name] ? [{ exchange: mx[name], priority: 10 }] : undefined),
    addresses: (name) => answer(name, one(a[name])),
    reverse: (address) => answer(address, one(ptr[address])),
  };
}

const asked = {
  domains: {
    from: "mail.cactuswren.com",
    envelope: "reply.cactuswren.com",
    reply: { domain: "reply.cactuswren.com", isOurs: true },
  },
  smtpHost: "smtp.cactuswren.com",
  siteHost: "www.cactuswren.com",
  selectors: ["cw"],
};

it("looks up each record where it belongs", async () => {
  const dns = resolverOf({
    txt: {
      "reply.cactuswren.com": ["v=spf1 mx -all"],
      "cw._domainkey.mail.cactuswren.com": ["v=DKIM1; p=abc"],
      "_dmarc.cactuswren.com": ["v=DMARC1; p=reject"],
    },
    mx: { "reply.cactuswren.com": "mx.cactuswren.com" },
    a: { "smtp.cactuswren.com": "192.0.2.7", "mx.cactuswren.com": "192.0.2.8", "www.cactuswren.com": "192.0.2.8" },
    ptr: { "192.0.2.7": "smtp.cactuswren.com" },
  });
  expect(await lookUpDns(dns, asked)).toEqual({
    spf: { found: ["v=spf1 mx -all"] },
    dkim: [{ selector: "cw", isKnown: true, keys: { found: ["v=DKIM1; p=abc"] } }],
    dmarc: { domain: "cactuswren.com", policies: { found: ["v=DMARC1; p=reject"] } },
    mx: { found: [{ exchange: "mx.cactuswren.com", priority: 10 }] },
    leadsHere: true,
    reverse: { address: "192.0.2.7", names: { found: ["smtp.cactuswren.com"] }, isConfirmed: true },
  });
});

it("takes no such name for no record, and keeps the reason of every other failure", async () => {
  const failing = { "reply.cactuswren.com": "ESERVFAIL", "_dmarc.mail.cactuswren.com": "ETIMEOUT" };
  const facts = await lookUpDns(resolverOf({}, failing), { ...asked, selectors: [] });
  expect(facts.spf).toEqual({ reason: "ESERVFAIL" });
  expect(facts.mx).toEqual({ reason: "ESERVFAIL" });
  expect(facts.dmarc.policies).toEqual({ reason: "ETIMEOUT" });
  expect(facts.reverse).toEqual({ reason: "ENOTFOUND" });
  expect(facts.leadsHere).toBeNull();
  expect(facts.dkim.map(({ selector }) => selector)).toContain("default");
  expect(facts.dkim.every(({ isKnown, keys }) => !isKnown && "found" in keys && keys.found.length === 0)).toBe(true);
});

it("does not take a mail exchange elsewhere, or a reverse name that leads elsewhere, for our own", async () => {
  const dns = resolverOf({
    mx: { "reply.cactuswren.com": "mx.elsewhere.net" },
    a: { "smtp.cactuswren.com": "192.0.2.7", "mx.elsewhere.net": "192.0.2.9", "www.cactuswren.com": "192.0.2.8" },
    ptr: { "192.0.2.7": "host-7.provider.net" },
  });
  const facts = await lookUpDns(dns, asked);
  expect(facts.leadsHere).toBe(false);
  expect(facts.reverse).toMatchObject({ names: { found: ["host-7.provider.net"] }, isConfirmed: false });
});

it.each(["localhost", "127.0.0.1", "10.1.2.3", "mail.office.lan"])(
  "asks nobody for the reverse name of %s",
  async (smtpHost) => expect((await lookUpDns(resolverOf({}), { ...asked, smtpHost })).reverse).toBeNull(),
);
