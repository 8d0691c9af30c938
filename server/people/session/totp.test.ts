import { Secret, TOTP } from "otpauth";
import { expect, it } from "vitest";
import { matchTotpStep, newSeed } from "./totp.ts";

it("a code of the app matches its time step and the next to it; what is no code matches none", () => {
  const seed = newSeed();
  const now = new Date("2026-11-18T12:00:00Z");
  const codeAt = (ms: number) =>
    new TOTP({ secret: Secret.fromBase32(seed) }).generate({ timestamp: now.getTime() + ms });
  const step = TOTP.counter({ timestamp: now.getTime() });
  expect(matchTotpStep(seed, codeAt(0), now)).toBe(step);
  expect(matchTotpStep(seed, codeAt(-30_000), now)).toBe(step - 1);
  for (const wrong of [codeAt(90_000), "", "12345", "ybbzcé", "１２３４５６"]) {
    expect(matchTotpStep(seed, wrong, now)).toBeNull();
  }
});
