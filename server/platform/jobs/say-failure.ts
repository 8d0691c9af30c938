import { codesIn, failureOf } from "../../../domain/platform/failures.ts";
import type { Language } from "../../../domain/platform/language.ts";
import { translator } from "../texts.ts";

/** Translates the stored reason of a failure into the reader's language, with the codes to look up. */
export function sayFailure(reason: string, language: Language): string {
  const t = translator(language);
  const failure = t(`failures:reasons.${failureOf(reason)}`);
  const codes = codesIn(reason);
  return codes ? t("failures:with", { failure, codes }) : failure;
}
