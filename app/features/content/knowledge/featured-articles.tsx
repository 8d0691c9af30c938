import { useTranslation } from "../../../lib/i18n.tsx";
import type { ReactNode } from "react";

const SHOWN = 2;

type FeaturedArticlesProps<A> = { articles: A[]; children(article: A): ReactNode };

/** The two articles featured by the agency. */
export function FeaturedArticles<A extends { id: number; isFeatured: boolean }>({
  articles,
  children,
}: FeaturedArticlesProps<A>) {
  const { t } = useTranslation("knowledge");
  const featured = articles.filter((article) => article.isFeatured).slice(0, SHOWN);
  if (featured.length === 0) return null;
  return (
    <section aria-labelledby="featured">
      <h2 id="featured" className="mb-6">
        {t("featured")}
      </h2>
      <ul className="grid gap-6 md:grid-cols-2">
        {featured.map((article) => (
          <li key={article.id}>{children(article)}</li>
        ))}
      </ul>
    </section>
  );
}
