import { Secret, TOTP } from "otpauth";
import { agency } from "../../../agency.config.ts";

/** Where the seed of a user stands, sealed. */
export const seedPlace = (userId: number) => ({ table: "users", field: "totp_secret", row: userId });

/** A new seed, in the letters that people can type into an authenticator app. */
export function newSeed(): string {
  return new Secret({ size: 20 }).base32;
}

/** What the QR code says to an authenticator app. */
export function keyUri(seed: string, username: string): string {
  return new TOTP({ issuer: agency.name, label: username, secret: seed }).toString();
}

/** The time step that a code belongs to, now or one step either side; null for a wrong code. */
export function stepOf(seed: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = TOTP.validate({ token: code, secret: Secret.fromBase32(seed), timestamp, window: 1 });
  return delta === null ? null : TOTP.counter({ timestamp }) + delta;
}
