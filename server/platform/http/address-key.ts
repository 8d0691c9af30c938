import { isIP } from "node:net";

/**
 * What an address is counted by. Whoever has one IPv6 address has the 18 quintillion of its /64, so that is one key;
 * an IPv4 address is the same one when it comes mapped into IPv6.
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

/** What the network around an address is counted by: the /24 of an IPv4 address, the /48 of an IPv6 address. */
export function networkKey(ip: string | undefined): string {
  const key = addressKey(ip);
  if (isIP(key) === 4) return `${key.slice(0, key.lastIndexOf("."))}.0/24`;
  return key.includes("::/") ? `${key.split(":").slice(0, 3).join(":")}::/48` : key;
}

/** The eight numbers of an IPv6 address, however it is written. */
function groupsOf(ip: string): number[] {
  // The parser of addresses writes a trailing IPv4 part as two groups.
  const [head = "", tail] = new URL(`http://[${ip}]`).hostname.slice(1, -1).split("::");
  const numbers = (part: string) => (part ? part.split(":").map((group) => Number.parseInt(group, 16)) : []);
  const [before, after] = [numbers(head), numbers(tail ?? "")];
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}
