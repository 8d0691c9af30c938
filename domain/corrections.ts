import { z } from "zod";
import type { ContentValue } from "./content-fields.ts";
import type { ContentKind } from "./content.ts";
import type { Language, Localized } from "./language.ts";

/** What comes with the product and can be corrected by a later version. */
export type SeededKind = ContentKind | "onboarding-steps";

/** One field of a row that an admin changed: what stands there, and what the correction says. */
export type CorrectedField = {
  name: string;
  language: Language | null;
  now: ContentValue;
  proposed: ContentValue;
};

/** A correction that waits for an admin, because the row is not as it was seeded. */
export type Correction = {
  key: string;
  kind: SeededKind;
  id: number;
  title: Localized;
  /** Of the row as it was shown: a later change of it is noticed. */
  version: string;
  fields: CorrectedField[];
};

export const correctionDecision = z.object({
  key: z.string().min(1).max(200),
  version: z.string().max(64),
  choice: z.enum(["take", "keep"]),
});
export type CorrectionDecision = z.infer<typeof correctionDecision>;
