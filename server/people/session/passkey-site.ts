import { isIP } from "node:net";
import type { PasskeyObstacle } from "../../../domain/api/people/session.ts";

/** What a passkey is bound to: the site's name and its whole origin. */
export type PasskeySite = { rpId: string; origin: string };

/** Whether browsers offer passkeys at the site's public address: on https names and on localhost, nowhere else. */
export function passkeySite(publicUrl: string): { site: PasskeySite } | { obstacle: PasskeyObstacle } {
  const { protocol, hostname, origin } = new URL(publicUrl);
  if (isIP(hostname) || hostname.startsWith("[")) return { obstacle: "numericAddress" };
  const isLocal = hostname === "localhost" || hostname.endsWith(".localhost");
  if (protocol !== "https:" && !isLocal) return { obstacle: "insecure" };
  return { site: { rpId: hostname, origin } };
}
