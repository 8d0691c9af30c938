import { useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "../../../lib/i18n.tsx";
import { LocalLink } from "../../../lib/local-link.tsx";
import type { KnowledgeTopic } from "../../../../domain/content/blog.ts";
import { PageHero } from "../../../layout/page-hero.tsx";
import { ServiceAnswers } from "../../../layout/service-answers.tsx";
import { SearchBox } from "../../../ui/search-box.tsx";
import { filterArticles, findAnswers, type Answer, type Findable } from "./article-filter.ts";
import { ArticleResults } from "./article-results.tsx";
import { FeaturedArticles } from "./featured-articles.tsx";
import { popularTags } from "./popular-tags.ts";
import { PopularTopics } from "./popular-topics.tsx";
import { TopicFilters } from "./topic-filters.tsx";
import { TOPIC_KEY } from "./topics.ts";

type Article = Findable & { id: number; isFeatured: boolean };
type KnowledgeBrowserProps<A extends Article> = {
  articles: A[];
  /** The service answers that a search can find besides the articles. */
  answers: Answer[];
  /** The initial search term. */
  term: string;
  /** Renders one article. A featured article is also in the list below, so only the list shows its picture. */
  children(article: A, hasPicture: boolean): ReactNode;
};

type ArticleQuery = { term: string; topic: KnowledgeTopic | null };
const NO_FILTER: ArticleQuery = { term: "", topic: null };

/** The Knowledge Center: articles with search, topic filters and popular tags. */
export function KnowledgeBrowser<A extends Article>(props: KnowledgeBrowserProps<A>) {
  const { articles, answers, term: first, children } = props;
  const { t } = useTranslation("knowledge");
  const heading = useRef<HTMLHeadingElement>(null);
  const [wanted, setWanted] = useState({ ...NO_FILTER, term: first });
  const term = wanted.term.trim();
  const foundAnswers = findAnswers(answers, term);

  /**
   * Applies a filter and moves focus and scroll to the list. For controls that are far from the list, or disappear when
   * pressed.
   */
  function goTo(next: ArticleQuery) {
    flushSync(() => setWanted(next));
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: "start" });
  }

  function title(): string {
    if (term) return t("heading.search", { term });
    if (wanted.topic) return t("heading.topic", { topic: t(`topics.${TOPIC_KEY[wanted.topic]}`) });
    return t("heading.all");
  }

  return (
    <>
      <PageHero title={t("title")} lead={t("lead")}>
        <SearchBox
          label={t("search")}
          clearLabel={t("clear")}
          value={wanted.term}
          onChange={(next) => setWanted({ ...wanted, term: next })}
        />
        <LocalLink to="/blog" className="link inline-flex min-h-11 items-center">
          {t("news")}
        </LocalLink>
      </PageHero>
      <div className="container-page grid gap-12 py-10 lg:gap-16 lg:py-12">
        <TopicFilters chosen={wanted.topic} onChoose={(topic) => setWanted({ ...wanted, topic })} />
        {!term && !wanted.topic && (
          <FeaturedArticles articles={articles}>{(article) => children(article, false)}</FeaturedArticles>
        )}
        {foundAnswers.length > 0 && <ServiceAnswers services={foundAnswers} title={t("answers")} />}
        <ArticleResults
          title={title()}
          headingRef={heading}
          found={filterArticles(articles, wanted.topic, term)}
          total={articles.length}
          onReset={() => goTo(NO_FILTER)}
        >
          {(article) => children(article, true)}
        </ArticleResults>
        <PopularTopics tags={popularTags(articles)} onChoose={(tag) => goTo({ ...NO_FILTER, term: tag })} />
      </div>
    </>
  );
}
