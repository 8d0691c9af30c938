import { SearchX } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "../../../lib/i18n.tsx";
import { PageHero } from "../../../layout/page-hero.tsx";
import { LocalLink } from "../../../lib/local-link.tsx";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { SearchBox } from "../../../ui/search-box.tsx";
import { filterTerms } from "./filter-terms.ts";
import type { LetterGroup } from "./letter-groups.ts";
import { LetterNav } from "./letter-nav.tsx";
import { TermList } from "./term-list.tsx";

const countTerms = (groups: LetterGroup[]) => groups.reduce((sum, group) => sum + group.terms.length, 0);

type GlossaryBrowserProps = {
  groups: LetterGroup[];
  title: string;
  lead: string;
  /** The link to the other glossary, if the site has it. */
  other: { label: string; to: string } | undefined;
  /** Content below the terms. */
  children?: ReactNode;
};

/** A glossary with a search and a letter navigation. */
export function GlossaryBrowser({ groups, title, lead, other, children }: GlossaryBrowserProps) {
  const { t } = useTranslation("glossary");
  const results = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState("");
  const found = filterTerms(groups, query);

  function showAll() {
    flushSync(() => setQuery(""));
    results.current?.focus();
  }

  return (
    <>
      <PageHero title={title} lead={lead}>
        <SearchBox
          label={t("search")}
          clearLabel={t("clear")}
          value={query}
          onChange={setQuery}
          className="max-w-2xl"
        />
        <div className="flex flex-wrap items-center gap-x-8">
          <p role="status" className="text-ink-soft noscript:hidden">
            {t("count", { shown: countTerms(found), total: countTerms(groups) })}
          </p>
          {other && (
            <LocalLink to={other.to} className="link py-2 font-semibold">
              {other.label}
            </LocalLink>
          )}
        </div>
      </PageHero>
      <div className="sticky top-16 z-10 border-b border-line bg-ground print:hidden">
        <div className="container-page py-2">
          <LetterNav letters={found.map((group) => group.letter)} />
        </div>
      </div>
      <div ref={results} tabIndex={-1} className="container-page min-h-96 pt-8 pb-16">
        <TermList groups={found} />
        {found.length === 0 && (
          <EmptyState
            icon={SearchX}
            title={t("empty.title")}
            text={t("empty.text")}
            action={<Button onClick={showAll}>{t("empty.action")}</Button>}
          />
        )}
        {children}
      </div>
    </>
  );
}
