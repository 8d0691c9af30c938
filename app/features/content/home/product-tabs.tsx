import { useTranslation } from "../../../lib/i18n.tsx";
import { useAgency } from "../../../lib/agency.ts";
import { LocalLink } from "../../../lib/local-link.tsx";
import { PRODUCT_ICONS } from "./product-icons.ts";

/** Links to the pages of the kinds of insurance that are offered. */
export function ProductTabs() {
  const { t } = useTranslation("home");
  const { lines } = useAgency();
  return (
    <nav aria-label={t("products")}>
      <ul className="grid auto-cols-fr grid-flow-col overflow-hidden rounded border border-line bg-surface">
        {lines.map((type) => {
          const Icon = PRODUCT_ICONS[type];
          return (
            <li key={type} className="border-line not-first:border-s">
              <LocalLink
                to={`/${type}`}
                className="grid min-h-17 place-content-center justify-items-center gap-1 px-1 py-2 text-sm font-semibold text-ink no-underline transition-colors hover:bg-indigo-soft hover:text-indigo focus-visible:-outline-offset-2 sm:text-base"
              >
                <Icon aria-hidden="true" className="size-6 text-indigo" strokeWidth={1.75} />
                {t(`common:products.${type}`)}
              </LocalLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
