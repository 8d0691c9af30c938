import type { Agency } from "../../../domain/operations/settings/agency.ts";
import type { Env } from "../env.ts";

/** A plain origin. The host of an address may also contain a semicolon, which would end the directive of the CSP. */
const PLAIN_ORIGIN = /^https?:\/\/[\w.:-]+$/;

/** Returns the origins of the offices' external maps. */
export function mapOrigins({ locations }: Pick<Agency, "locations">): string[] {
  const addresses = locations.map(({ mapUrl }) => mapUrl).filter((address) => address !== null);
  const origins = new Set(addresses.map((address) => new URL(address).origin));
  return [...origins].filter((origin) => PLAIN_ORIGIN.test(origin));
}

/**
 * Builds the content security policy (CSP) of a page: it may load itself, its own inline scripts by hash or nonce, and
 * the outside maps once asked for.
 */
export function pagePolicy(scriptSources: readonly string[], maps: readonly string[], styleSource = "'self'"): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptSources.join(" ")}`.trim(),
    `style-src ${styleSource}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ["frame-src 'self'", ...maps].join(" "),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join("; ");
}

/** The features of browsers that the pages of a screen share need, and no other page. */
const SHARE_FEATURES = ["camera", "microphone", "display-capture"];
const DENIED_FEATURES = ["geolocation", "payment", "usb", "browsing-topics"];

/** Returns the permissions policy of a page: a page of a screen share may capture, nothing else may. */
export function permissionsPolicy(mayCapture: boolean): string {
  const captured = SHARE_FEATURES.map((feature) => `${feature}=${mayCapture ? "(self)" : "()"}`);
  return [...captured, ...DENIED_FEATURES.map((feature) => `${feature}=()`)].join(", ");
}

/** Returns the security headers of every answer: pages, API, files, errors. Pages replace the CSP by their own. */
export function securityHeaders(env: Pick<Env, "isProduction">): [string, string][] {
  const headers: [string, string][] = [
    ["content-security-policy", "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"],
    ["x-content-type-options", "nosniff"],
    ["referrer-policy", "strict-origin-when-cross-origin"],
    ["cross-origin-opener-policy", "same-origin"],
    ["cross-origin-resource-policy", "same-origin"],
    ["permissions-policy", permissionsPolicy(false)],
    ["x-frame-options", "DENY"],
    ["x-permitted-cross-domain-policies", "none"],
    ["x-dns-prefetch-control", "off"],
  ];
  if (env.isProduction) headers.push(["strict-transport-security", "max-age=63072000; includeSubDomains; preload"]);
  return headers;
}
