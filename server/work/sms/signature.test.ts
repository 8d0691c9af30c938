import twilio from "twilio";
import { describe, expect, it } from "vitest";
import { isSigned } from "./signature.ts";

const token = "test-auth-token";
const path = "/api/webhooks/sms?id=5&x=%27";
const form = { To: "+17135550142", Body: "¿Qué tal? ñ & = +", From: "+17135550111", body: "lower case sorts last" };

/** Returns the expected signature, made by the provider's own library. */
const signedFor = (address: string, fields = form, key = token) =>
  twilio.getExpectedTwilioSignature(key, address, fields);

describe("R10: a signature", () => {
  const isOurs = (signature: unknown, publicUrl = "https://www.example.com") =>
    isSigned(signature, { token, publicUrl, path, form });

  it("is the provider's, with or without the port in the address", () => {
    expect(isOurs(signedFor(`https://www.example.com${path}`))).toBe(true);
    expect(isOurs(signedFor(`https://www.example.com:443${path}`))).toBe(true);
    expect(isOurs(signedFor(`http://127.0.0.1:3000${path}`), "http://127.0.0.1:3000")).toBe(true);
    expect(isOurs(signedFor(`http://127.0.0.1${path}`), "http://127.0.0.1:3000")).toBe(true);
  });

  it("is nobody's when anything differs", () => {
    const right = signedFor(`https://www.example.com${path}`);
    const wrong = [
      signedFor(`https://evil.example${path}`),
      signedFor(`http://www.example.com${path}`),
      signedFor(`https://www.example.com${path}1`),
      signedFor(`https://www.example.com${path}`, { ...form, Body: "STOP" }),
      signedFor(`https://www.example.com${path}`, form, "another-token"),
      right.slice(0, -2),
      `${right}AAAA`,
      "",
      "ñ".repeat(28),
      undefined,
      [right],
    ];
    for (const signature of wrong) expect([signature, isOurs(signature)]).toEqual([signature, false]);
    expect(isOurs(right)).toBe(true);
  });
});
