import type { Work } from "../../../../domain/api/work/work.ts";
import { useTranslation } from "../../../lib/i18n.tsx";

/** Whose a request is, and by which rule they got it where a rule gave it to them. */
export function useOwnerText(): (work: Pick<Work, "owner" | "rule">) => string {
  const { t } = useTranslation("desk");
  return ({ owner, rule }) => {
    if (!owner) return t("inbox.owner.none");
    return rule ? t("inbox.owner.byRule", { name: owner.name, rule }) : t("inbox.owner.is", { name: owner.name });
  };
}
