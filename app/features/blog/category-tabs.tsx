import type { ReactNode } from "react";
import { useTranslation } from "../../lib/i18n.tsx";
import { BLOG_CATEGORIES, type BlogCategory } from "../../../domain/blog.ts";
import { LocalLink } from "../../lib/local-link.tsx";
import { filterClass } from "../../ui/filter-button.tsx";
import { walkTabs } from "../../ui/walk-tabs.ts";
import { CATEGORY_KEY, categoryQuery } from "./categories.ts";

const PANEL = "blog-posts";

type CategoryTabsProps = { current: BlogCategory | null; children: ReactNode };

/** The categories as tabs that are links: without script they lead to the page that lists their category. */
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
            role="tab"
            id={tabId(category)}
            aria-selected={category === current}
            aria-controls={PANEL}
            onKeyDown={walkTabs}
            preventScrollReset
            defaultShouldRevalidate={false}
            className={filterClass(category === current)}
          >
            {t(`tabs.${keyOf(category)}`)}
          </LocalLink>
        ))}
      </div>
      <div role="tabpanel" id={PANEL} aria-labelledby={tabId(current)} className="mt-8">
        {children}
      </div>
    </>
  );
}

const keyOf = (category: BlogCategory | null) => (category ? CATEGORY_KEY[category] : "all");
const tabId = (category: BlogCategory | null) => `blog-tab-${keyOf(category)}`;
