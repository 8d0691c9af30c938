import type { TagUses } from "../../../../domain/api/work/tags.ts";
import { TAG_MAX } from "../../../../domain/platform/limits.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";

/** Returns the function that says where a tag is used; numbers beyond the bound of counting are "more than". */
export function useUsesText(): (uses: TagUses) => string {
  const { t } = useTranslation("tags");
  const format = new Intl.NumberFormat(useLanguage());
  const counted = (count: number) =>
    count > TAG_MAX.deletable ? t("uses.over", { number: format.format(TAG_MAX.deletable) }) : format.format(count);
  return ({ requests, customers, rules }) =>
    [
      t("uses.requests", { number: counted(requests) }),
      t("uses.customers", { number: counted(customers) }),
      ...(rules.length > 0 ? [t("uses.rules", { names: rules.join(", ") })] : []),
    ].join(" · ");
}
