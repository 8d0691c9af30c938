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
  /** What a search finds beside the articles. */
  answers: Answer[];
  /** What to look for as the page opens. */
  term: string;
  /** Draws one article; a featured one stands in the list below too, so that its picture has to wait. */
  children(article: A, hasPicture: boolean): ReactNode;
};

type Wanted = { term: string; topic: KnowledgeTopic | null };
const EVERYTHING: Wanted = { term: "", topic: null };

/** The Knowledge Center: its articles with the search, the topics and the words that lead to them. */
export function KnowledgeBrowser<A extends Article>(props: KnowledgeBrowserProps<A>) {
  const { articles, answers, term: first, children } = props;
  const { t } = useTranslation("knowledge");
  const heading = useRef<HTMLHeadingElement>(null);
  const [wanted, setWanted] = useState({ ...EVERYTHING, term: first });
  const term = wanted.term.trim();
  const foundAnswers = findAnswers(answers, term);

  /** For what is pressed away from the list, or vanishes with the press: the list comes into view with the focus. */
  function goTo(next: Wanted) {
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
          onReset={() => goTo(EVERYTHING)}
        >
          {(article) => children(article, true)}
        </ArticleResults>
        <PopularTopics tags={popularTags(articles)} onChoose={(tag) => goTo({ ...EVERYTHING, term: tag })} />
      </div>
    </>
  );
}
