/** Questions to the DNS. Each rejects with the resolver's code (`ENOTFOUND`, `ENODATA`, `ETIMEOUT` …). */
export type DnsResolver = {
  /** The TXT records of a name, each in one piece. */
  txt(name: string): Promise<string[]>;
  mx(name: string): Promise<{ exchange: string; priority: number }[]>;
  /** The IPv4 addresses of a name. */
  addresses(name: string): Promise<string[]>;
  /** The names of an address. */
  reverse(address: string): Promise<string[]>;
};
