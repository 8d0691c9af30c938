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
 * Where a request came from: a visitor's campaign tags and referring host; of one that was entered by hand, how it was
 * made and what was said to being called or texted. No form can set the latter.
 */
export type LeadSource = z.infer<typeof source> & { channel?: RequestChannel; oralConsent?: OralConsent };

/** What every form carries besides its fields: consent, the honeypot, the fill time, where the visitor came from. */
export const formEnvelope = {
  consent: z.preprocess((v) => v === true || v === "true" || v === "on", z.boolean()),
  /** Hidden from people; whatever fills it in is not one. */
  website: optional(z.string().max(MAX.freeText)),
  elapsedMs: optional(z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER)),
  page: optional(line(200)),
  source: optional(source),
  /** Accepted and ignored: the server's clock counts. */
  requestDate: optional(z.string().max(40)),
};
