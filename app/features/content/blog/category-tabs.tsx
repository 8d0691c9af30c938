import type { ReactNode } from "react";
import { useTranslation } from "../../../lib/i18n.tsx";
import { BLOG_CATEGORIES, type BlogCategory } from "../../../../domain/content/blog.ts";
import { LocalLink } from "../../../lib/local-link.tsx";
import { filterClass } from "../../../ui/filter-button.tsx";
import { panelParts, tabParts } from "../../../ui/tab-parts.ts";
import { CATEGORY_KEY, categoryQuery } from "./categories.ts";

const PANEL = "posts";

type CategoryTabsProps = { current: BlogCategory | null; children: ReactNode };

/** The categories as tabs that are links: without JavaScript they open the page of their category. */
export function CategoryTabs({ current, children }: CategoryTabsProps) {
  const { t } = useTranslation("blog");
  const tabs = [null, ...BLOG_CATEGORIES];
  return (
    <>
      <div role="tablist" aria-label={t("tabs.label")} className="flex flex-wrap gap-2">
        {tabs.map((category) => (
          <LocalLink
            key={category}
            to={category ? `/blog?${categoryQuery(category)}` : "/blog"}
            {...tabParts(tabKey(category), category === current, PANEL)}
            preventScrollReset
            defaultShouldRevalidate={false}
            className={filterClass(category === current)}
          >
            {t(`tabs.${tabKey(category)}`)}
          </LocalLink>
        ))}
      </div>
      <div {...panelParts(tabKey(current), PANEL)} className="mt-8">
        {children}
      </div>
    </>
  );
}

const tabKey = (category: BlogCategory | null) => (category ? CATEGORY_KEY[category] : "all");
