import type { Work } from "../../../../domain/api/work/work.ts";
import { useTranslation } from "../../../lib/i18n.tsx";

/** Returns the function that names the owner of a request, and the routing rule that assigned it, if any. */
export function useOwnerText(): (work: Pick<Work, "owner" | "rule">) => string {
  const { t } = useTranslation("desk");
  return ({ owner, rule }) => {
    if (!owner) return t("inbox.owner.none");
    return rule ? t("inbox.owner.byRule", { name: owner.name, rule }) : t("inbox.owner.is", { name: owner.name });
  };
}
