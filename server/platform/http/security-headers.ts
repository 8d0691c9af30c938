import { agency } from "../../../agency.config.ts";
import type { Env } from "../env.ts";

const mapOrigin = new URL(agency.mapUrl).origin;

/**
 * Builds the content security policy (CSP) of a page: it may load itself, its own inline scripts by hash or nonce, and
 * the outside map once asked for.
 */
export function pagePolicy(scriptSources: readonly string[], styleSource = "'self'"): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptSources.join(" ")}`.trim(),
    `style-src ${styleSource}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src 'self' ${mapOrigin}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join("; ");
}

/** Returns the security headers of every answer: pages, API, files, errors. Pages replace the CSP by their own. */
export function securityHeaders(env: Pick<Env, "isProduction">): [string, string][] {
  const headers: [string, string][] = [
    ["content-security-policy", "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"],
    ["x-content-type-options", "nosniff"],
    ["referrer-policy", "strict-origin-when-cross-origin"],
    ["cross-origin-opener-policy", "same-origin"],
    ["cross-origin-resource-policy", "same-origin"],
    ["permissions-policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()"],
    ["x-frame-options", "DENY"],
    ["x-permitted-cross-domain-policies", "none"],
    ["x-dns-prefetch-control", "off"],
  ];
  if (env.isProduction) headers.push(["strict-transport-security", "max-age=63072000; includeSubDomains; preload"]);
  return headers;
}
