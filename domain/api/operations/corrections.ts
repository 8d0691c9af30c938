import { z } from "zod";
import { CONTENT_KINDS } from "../../content/content.ts";
import { correctionDecision } from "../../operations/corrections.ts";
import { done, id, inBoth, language, type Endpoints } from "../endpoint.ts";
import { keysOf } from "../../platform/typed-records.ts";

/** What comes with the product and can be corrected by a later version. */
const seededKind = z.enum([...keysOf(CONTENT_KINDS), "onboarding-steps"]);
export type SeededKind = z.infer<typeof seededKind>;

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]);

/** One field of a row that an admin changed: what stands there, and what the correction says. */
const correctedField = z.object({
  name: z.string(),
  language: language.nullable(),
  now: value,
  proposed: value,
});
export type CorrectedField = z.infer<typeof correctedField>;

/** A correction that waits for an admin, because the row is not as it was seeded. */
const correction = z.object({
  key: z.string(),
  kind: seededKind,
  id,
  title: inBoth,
  /** Of the row as it was shown: a later change of it is noticed. */
  version: z.string(),
  fields: z.array(correctedField),
});
export type Correction = z.infer<typeof correction>;

export const correctionEndpoints = {
  "GET /api/content-corrections": { answer: z.array(correction) },
  "POST /api/content-corrections": { body: correctionDecision, answer: done },
} as const satisfies Endpoints;
