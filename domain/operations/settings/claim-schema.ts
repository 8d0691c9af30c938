import { z } from "zod";
import { line, text } from "../../platform/fields.ts";
import { LANGUAGES } from "../../platform/language.ts";
import { hasUnknownPlaceholder } from "../../platform/placeholders.ts";
import { fault, type FaultKey } from "../../platform/text-keys.ts";
import { recordOf } from "../../platform/typed-records.ts";
import { CLAIM_IDS, CLAIM_PLACEHOLDERS, type Claim, type ClaimId, type StoredClaims } from "./claims.ts";

const MAX_TITLE = 100;
const MAX_TEXT = 1_000;

const isFillable = (value: string) => !hasUnknownPlaceholder(value, CLAIM_PLACEHOLDERS);
const title = line(MAX_TITLE).refine(isFillable, fault("validation:placeholder"));
const words = text(MAX_TEXT).refine(isFillable, fault("validation:placeholder"));

const claim = z
  .object({
    title: z.object({ en: title, es: title }).optional(),
    text: z.object({ en: words, es: words }),
    isConfirmed: z.boolean(),
  })
  .superRefine(requireBothLanguages);

/** Refuses a claim that is made in one language only, or whose title is missing. */
function requireBothLanguages(value: Claim, context: z.RefinementCtx): void {
  const refuse = (path: string[], message: FaultKey) => context.addIssue({ code: "custom", path, message });
  if (LANGUAGES.every((language) => value.text[language] === "")) return;
  for (const language of LANGUAGES) {
    if (value.text[language] === "") refuse(["text", language], fault("validation:required"));
    if (value.title?.[language] === "") refuse(["title", language], fault("validation:required"));
  }
}

/** The section of the claims. Claims that this version of the program does not know are dropped. */
export const claims: z.ZodType<StoredClaims> = z.object(
  recordOf<ClaimId, z.ZodOptional<typeof claim>>(CLAIM_IDS, () => claim.optional()),
);
