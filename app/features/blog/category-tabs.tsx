import type { KeyboardEvent, ReactNode } from "react";
import { useTranslation } from "../../lib/i18n.tsx";
import { BLOG_CATEGORIES, type BlogCategory } from "../../../domain/blog.ts";
import { LocalLink } from "../../lib/local-link.tsx";
import { filterClass } from "../../ui/filter-button.tsx";
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
            onKeyDown={moveFocus}
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

/** Arrow keys, Home and End walk along the tabs; Enter, as on any link, chooses. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const list = event.currentTarget.closest("[role=tablist]");
  const tabs = [...(list?.querySelectorAll<HTMLElement>("[role=tab]") ?? [])];
  const here = tabs.indexOf(event.currentTarget);
  const last = tabs.length - 1;
  const targets: Record<string, number> = {
    ArrowRight: here === last ? 0 : here + 1,
    ArrowLeft: here === 0 ? last : here - 1,
    Home: 0,
    End: last,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  tabs[target]?.focus();
}
