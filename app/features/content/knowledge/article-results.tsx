import { SearchX } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";

type ArticleResultsProps<A> = {
  title: string;
  headingRef: Ref<HTMLHeadingElement>;
  found: A[];
  total: number;
  onReset(): void;
  children(article: A): ReactNode;
};

/** The articles that match the search and the topic, under a heading that names both. */
export function ArticleResults<A extends { id: number }>({
  title,
  headingRef,
  found,
  total,
  onReset,
  children,
}: ArticleResultsProps<A>) {
  const { t } = useTranslation("knowledge");
  return (
    <section aria-labelledby="articles">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="articles" ref={headingRef} tabIndex={-1} className="scroll-mt-24">
          {title}
        </h2>
        <p role="status" className="text-ink-soft noscript:hidden">
          {t("count", { shown: found.length, total })}
        </p>
      </div>
      {found.length > 0 ? (
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {found.map((article) => (
            <li key={article.id}>{children(article)}</li>
          ))}
        </ul>
      ) : (
        <EmptyState
          icon={SearchX}
          heading="h3"
          title={t("empty.title")}
          text={t("empty.text")}
          action={<Button onClick={onReset}>{t("empty.action")}</Button>}
        />
      )}
    </section>
  );
}
