import { lookup as lookUp } from "node:dns";
import { lookup } from "node:dns/promises";
import { BlockList, connect, isIP, type LookupFunction, type Socket } from "node:net";

/** Ranges that do not belong to the public internet: our own machine, its network, and addresses without a host. */
const NOT_PUBLIC = new BlockList();
for (const [range, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const) {
  NOT_PUBLIC.addSubnet(range, bits, "ipv4");
}
for (const [range, bits] of [
  ["::", 127],
  ["64:ff9b::", 96],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const) {
  NOT_PUBLIC.addSubnet(range, bits, "ipv6");
}

/** Returns true for an IP address that is not of the public internet. IPv4 within IPv6 counts as IPv4. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address);
  return family === 0 || NOT_PUBLIC.check(address, family === 6 ? "ipv6" : "ipv4");
}

export type Resolve = (host: string) => Promise<string[]>;

const resolve: Resolve = async (host) => (await lookup(host, { all: true })).map(({ address }) => address);

/**
 * Returns true when a host, or any address that its name stands for, is not of the public internet. A name that cannot
 * be resolved is not private: connecting to it says what is wrong.
 */
export async function isPrivateHost(host: string, resolveName: Resolve = resolve): Promise<boolean> {
  if (isIP(host) !== 0) return isPrivateAddress(host);
  const addresses = await resolveName(host).catch(() => []);
  return addresses.some(isPrivateAddress);
}

/** The error of a connection to an address that is not of the public internet. */
class PrivateAddress extends Error {
  override readonly name = "PrivateAddress";
  readonly code = "ECONNECTION";
}

/** Resolves a name for a connection, and refuses it when it stands for an address that is not public. */
export const publicLookup: LookupFunction = (host, options, done) => {
  lookUp(host, { ...options, all: true }, (error, found) => {
    const first = found?.[0];
    if (error || !first) return done(error ?? new PrivateAddress(), "", 0);
    if (found.some(({ address }) => isPrivateAddress(address))) return done(new PrivateAddress(), "", 0);
    return options.all ? done(null, found) : done(null, first.address, first.family);
  });
};

/**
 * Connects to a host of the public internet. The name is resolved once, and the address that was checked is the one
 * that is connected to: a name that changes its address meanwhile (DNS rebinding) leads nowhere.
 */
export function connectPublicly(host: string, port: number, timeoutMs: number): Promise<Socket> {
  return new Promise((resolveSocket, reject) => {
    if (isIP(host) !== 0 && isPrivateAddress(host)) return reject(new PrivateAddress());
    const socket = connect({ host, port, lookup: publicLookup, timeout: timeoutMs });
    const fail = (error: Error) => reject(Object.assign(error, { code: "ECONNECTION" }));
    socket.once("error", fail);
    socket.once("timeout", () => socket.destroy(new Error("timeout")));
    socket.once("connect", () => {
      socket.off("error", fail);
      socket.setTimeout(0);
      resolveSocket(socket);
    });
  });
}
