import { codesIn, failureOf } from "../../domain/platform/failures.ts";
import { useTranslation } from "./i18n.tsx";

/** Puts the reason that is kept of something that failed into the reader's words, with the codes to look up. */
export function useFailureText(): (reason: string) => string {
  const { t } = useTranslation("failures");
  return (reason) => {
    const failure = t(`reasons.${failureOf(reason)}`);
    const codes = codesIn(reason);
    return codes ? t("with", { failure, codes }) : failure;
  };
}
