import { z } from "zod";
import { CONTENT_KINDS } from "../../content/content.ts";
import { correctionDecision } from "../../operations/corrections.ts";
import { done, id, inBoth, language, type Endpoints } from "../endpoint.ts";
import { keysOf } from "../../platform/typed-records.ts";

/** The kinds of seeded rows, which a later version of the product can correct. */
const seededKind = z.enum([...keysOf(CONTENT_KINDS), "onboarding-steps"]);
export type SeededKind = z.infer<typeof seededKind>;

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]);

/** One field of a row that an admin changed: the current value, and the one that the correction proposes. */
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
  /** The version of the row as shown, for optimistic locking: a later change is detected. */
  version: z.string(),
  fields: z.array(correctedField),
});
export type Correction = z.infer<typeof correction>;

export const correctionEndpoints = {
  "GET /api/content-corrections": { answer: z.array(correction) },
  "POST /api/content-corrections": { body: correctionDecision, answer: done },
} as const satisfies Endpoints;
