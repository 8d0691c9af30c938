import { isIP } from "node:net";

/**
 * Returns the rate-limit key of an IP address. An IPv6 address is counted by its /64: whoever has one address has the
 * 18 quintillion of it. An IPv4 address that comes mapped into IPv6 has the key of the plain one.
 */
export function addressKey(ip: string | undefined): string {
  const plain = ip?.split("%", 1)[0] ?? "";
  if (isIP(plain) === 4) return plain;
  if (isIP(plain) === 0) return "unknown";
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join(".");
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

/** Returns the rate-limit key of the network around an address: the /24 for IPv4, the /48 for IPv6. */
export function networkKey(ip: string | undefined): string {
  const key = addressKey(ip);
  if (isIP(key) === 4) return `${key.slice(0, key.lastIndexOf("."))}.0/24`;
  return key.includes("::/") ? `${key.split(":").slice(0, 3).join(":")}::/48` : key;
}

/** Parses an IPv6 address into its eight numbers, however it is written. */
function groupsOf(ip: string): number[] {
  // The URL parser writes a trailing IPv4 part as two groups.
  const [head = "", tail] = new URL(`http://[${ip}]`).hostname.slice(1, -1).split("::");
  const numbers = (part: string) => (part ? part.split(":").map((group) => Number.parseInt(group, 16)) : []);
  const [before, after] = [numbers(head), numbers(tail ?? "")];
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}
