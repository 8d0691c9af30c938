import { expect, it } from "vitest";
import { plainReplyAddress, recipientOf, replyAddressOf, tokenOf } from "./reply-address.ts";

const DOMAIN = "reply.example.com";
const TOKEN = tokenOf(new Uint8Array(16).fill(255));

it("a token of 16 bytes is 26 letters and digits", () => {
  expect(TOKEN).toBe(`${"7".repeat(25)}4`);
  expect(tokenOf(new Uint8Array(16))).toBe("a".repeat(26));
  expect(tokenOf(new Uint8Array([1, 35, 69]))).toBe("aeruk");
  expect(tokenOf(new Uint8Array())).toBe("");
});

it("an answer comes back to the address of its conversation, or to the plain one", () => {
  expect(replyAddressOf(TOKEN, DOMAIN)).toBe(`reply+${TOKEN}@${DOMAIN}`);
  expect(plainReplyAddress(DOMAIN)).toBe(`reply@${DOMAIN}`);
  const address = replyAddressOf(TOKEN, DOMAIN);
  expect(recipientOf(address, DOMAIN)).toEqual({ address, token: TOKEN });
  expect(recipientOf(address.toUpperCase(), DOMAIN)).toEqual({ address, token: TOKEN });
});

it("an address without a right token is ours, but belongs to no conversation", () => {
  const token = (address: string) => recipientOf(address, DOMAIN)?.token;
  for (const tag of ["", `+${TOKEN}a`, `+a${TOKEN}`, "+short", `+${"1".repeat(26)}`, "+"])
    expect(token(`reply${tag}@${DOMAIN}`)).toBeNull();
  expect([token(`office+${TOKEN}@${DOMAIN}`), token(`postmaster@${DOMAIN}`)]).toEqual([null, null]);
});

it("mail to another mailbox or domain is not ours", () => {
  for (const address of [`sales@${DOMAIN}`, "reply@example.com", `reply@x@y.${DOMAIN}`, `"a@b"@${DOMAIN}`, "reply", ""])
    expect(recipientOf(address, DOMAIN)).toBeUndefined();
});
