import { describe, expect, it } from "vitest";
import { addressKey, networkKey } from "./address-key.ts";
import { sanitizeForwardedFor } from "./forwarded.ts";

describe("N4: an address is counted", () => {
  const cases: [string | undefined, string][] = [
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["::FFFF:c000:0207", "192.0.2.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
    ["2001:db8:1:3::1", "2001:db8:1:3::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["64:ff9b::192.0.2.7", "64:ff9b:0:0::/64"],
    ["garbage", "unknown"],
    ["", "unknown"],
    [undefined, "unknown"],
  ];
  it.each(cases)("%s as %s", (ip, key) => expect(addressKey(ip)).toBe(key));
});

describe("W17: the network of an address is counted", () => {
  const cases: [string | undefined, string][] = [
    ["192.0.2.7", "192.0.2.0/24"],
    ["::ffff:192.0.2.7", "192.0.2.0/24"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
    ["2001:db8::1", "2001:db8:0::/48"],
    ["garbage", "unknown"],
  ];
  it.each(cases)("%s as %s", (ip, key) => expect(networkKey(ip)).toBe(key));
});

describe("W4: a forwarded value that is no address", () => {
  const cases: [string, string | undefined][] = [
    ["192.0.2.7", "192.0.2.7"],
    ["192.0.2.7, 2001:db8::1", "192.0.2.7, 2001:db8::1"],
    ["garbage", undefined],
    ["", undefined],
    ["192.0.2.7, garbage", undefined],
    ["192.0.2.7, unknown, 10.0.0.2", "10.0.0.2"],
    ["192.0.2.7,,10.0.0.2", "10.0.0.2"],
    ["192.0.2.7:443", undefined],
  ];
  it.each(cases)("in %j leaves %j", (sent, left) => {
    const headers = { "x-forwarded-for": sent };
    sanitizeForwardedFor(headers);
    expect(headers["x-forwarded-for"]).toBe(left);
  });
});
