import type { LeadSource } from "../../domain/platform/form-envelope.ts";

const TAGS = ["utm_source", "utm_medium", "utm_campaign"] as const;

/**
 * The origin of the visit (UTM tags and referrer), read from its first page. Kept in memory only: no cookie, no
 * storage.
 */
let source: LeadSource | undefined;

export function campaignSource(): LeadSource {
  if (source) return source;
  const parameters = new URLSearchParams(location.search);
  source = {};
  for (const tag of TAGS) {
    const value = parameters.get(tag);
    if (value) source[tag] = value.slice(0, 100);
  }
  const referrer = URL.canParse(document.referrer) ? new URL(document.referrer).host : "";
  if (referrer && referrer !== location.host) source.referrer = referrer.slice(0, 100);
  return source;
}
