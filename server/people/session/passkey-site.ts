import { isIP } from "node:net";
import type { PasskeyObstacle } from "../../../domain/api/people/session.ts";

/** The site that a passkey is bound to: its relying party id (host name) and its whole origin. */
export type PasskeySite = { rpId: string; origin: string };

/** Checks if browsers offer passkeys at the public URL: they do on https host names and on localhost only. */
export function passkeySite(publicUrl: string): { site: PasskeySite } | { obstacle: PasskeyObstacle } {
  const { protocol, hostname, origin } = new URL(publicUrl);
  if (isIP(hostname) || hostname.startsWith("[")) return { obstacle: "numericAddress" };
  const isLocal = hostname === "localhost" || hostname.endsWith(".localhost");
  if (protocol !== "https:" && !isLocal) return { obstacle: "insecure" };
  return { site: { rpId: hostname, origin } };
}
