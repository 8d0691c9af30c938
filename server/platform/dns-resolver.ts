import { Resolver } from "node:dns/promises";
import type { DnsResolver } from "./deps/dns.ts";

/** Timeout of one question: a page waits for the answers. */
const TIMEOUT_MS = 2_000;

/** Creates the resolver that asks the name servers of this machine. */
export function createDnsResolver(): DnsResolver {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 });
  return {
    // A long TXT record comes in pieces of 255 characters, which belong together without anything between them.
    txt: async (name) => (await resolver.resolveTxt(name)).map((pieces) => pieces.join("")),
    mx: (name) => resolver.resolveMx(name),
    addresses: (name) => resolver.resolve4(name),
    reverse: (address) => resolver.reverse(address),
  };
}
