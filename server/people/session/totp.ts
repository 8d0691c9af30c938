import { Secret, TOTP } from "otpauth";

/** Returns the table, column and row where a user's encrypted TOTP seed is stored. */
export const totpSeedLocation = (userId: number) => ({ table: "users", field: "totp_secret", row: userId });

/** Generates a new TOTP seed in base32, so that people can type it into an authenticator app. */
export function newSeed(): string {
  return new Secret({ size: 20 }).base32;
}

/** Builds the `otpauth:` URI that the QR code gives to an authenticator app. */
export function keyUri(seed: string, username: string, issuer: string): string {
  return new TOTP({ issuer, label: username, secret: seed }).toString();
}

/** Returns the time step that a TOTP code belongs to (now, or one step either side); null for a wrong code. */
export function matchTotpStep(seed: string, code: string, now: Date): number | null {
  // The library compares bytes, and throws when a letter beyond ASCII makes them more than the characters.
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const delta = TOTP.validate({ token: code, secret: Secret.fromBase32(seed), timestamp, window: 1 });
  return delta === null ? null : TOTP.counter({ timestamp }) + delta;
}
