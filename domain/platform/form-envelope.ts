import { z } from "zod";
import type { RequestChannel, OralConsent } from "../work/customer-options.ts";
import { line, optional } from "./fields.ts";
import { MAX } from "./limits.ts";

const source = z.object({
  utm_source: optional(line(MAX.name)),
  utm_medium: optional(line(MAX.name)),
  utm_campaign: optional(line(MAX.name)),
  referrer: optional(line(MAX.name)),
});
/**
 * The source of a request: a visitor's campaign tags and referring host. A request that was entered by hand has the
 * channel by which it was made, and the oral answer to being called or texted; no form can set these two.
 */
export type LeadSource = z.infer<typeof source> & { channel?: RequestChannel; oralConsent?: OralConsent };

/** The longest consent text that a form sends back, in characters: the text with the longest name of an agency. */
const MAX_CONSENT_TEXT = 2_000;

/**
 * The fields that every form carries besides its own: consent, the honeypot, the fill time, where the visitor came
 * from.
 */
export const formEnvelope = {
  consent: z.preprocess((v) => v === true || v === "true" || v === "on", z.boolean()),
  /** The consent text as it was shown beside the box, so that nothing is agreed to unseen. */
  consentText: optional(z.string().max(MAX_CONSENT_TEXT)),
  /** Honeypot: a field hidden from people. Whatever fills it in is a program. */
  website: optional(z.string().max(MAX.freeText)),
  elapsedMs: optional(z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER)),
  page: optional(line(200)),
  source: optional(source),
  /** The date that a form sends, accepted and ignored: the server's clock counts. */
  requestDate: optional(z.string().max(40)),
};
