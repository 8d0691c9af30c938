import { codesIn, failureOf } from "../../domain/platform/failures.ts";
import { useTranslation } from "./i18n.tsx";

/**
 * Returns a function that translates the stored reason of a failure into the reader's language, with the codes to look
 * up.
 */
export function useFailureText(): (reason: string) => string {
  const { t } = useTranslation("failures");
  return (reason) => {
    const failure = t(`reasons.${failureOf(reason)}`);
    const codes = codesIn(reason);
    return codes ? t("with", { failure, codes }) : failure;
  };
}
