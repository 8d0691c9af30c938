/** Returns the domain of an e-mail address, also of one with a name before it: `The Office <office@example.com>`. */
export function domainOf(address: string): string {
  const bare = /<([^<>]+)>\s*$/.exec(address)?.[1] ?? address;
  return bare
    .slice(bare.lastIndexOf("@") + 1)
    .trim()
    .toLowerCase();
}

/** Returns a domain and those above it down to two labels: mail.office.example.com, office.example.com, example.com. */
export function domainAndParents(domain: string): string[] {
  const labels = domain.split(".");
  const last = Math.max(1, labels.length - 1);
  return Array.from({ length: last }, (_, from) => labels.slice(from).join("."));
}

/**
 * Returns true when two domains are aligned as DMARC means it by default (relaxed): they belong to one organisation.
 * The organizational domain is taken to be the last two labels, which is right for all domains that an agency in Texas has.
 */
export function areAligned(one: string, other: string): boolean {
  return domainAndParents(one).at(-1) === domainAndParents(other).at(-1);
}
