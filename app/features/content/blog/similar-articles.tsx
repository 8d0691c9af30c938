import type { BlogSummary } from "../../../../domain/api/content/content.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { CATEGORY_KEY } from "./categories.ts";
import { PostCard } from "./post-card.tsx";
import { POST_GRID } from "./post-grid.ts";

/**
 * The section of similar articles below an article; absent when there are none. `posts` is null when they could not be
 * loaded, and the section then shows an error.
 */
export function SimilarArticles({ posts }: { posts: BlogSummary[] | null }) {
  const { t } = useTranslation("blog");
  if (posts?.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="section-page border-t border-line bg-surface-2">
      <div className="container-page">
        <h2 id="similar">{t("article.similar")}</h2>
        {posts ? (
          <ul className={`mt-8 ${POST_GRID}`}>
            {posts.map((post) => (
              <li key={post.id}>
                <PostCard post={post} label={t(`category.${CATEGORY_KEY[post.category]}`)} />
              </li>
            ))}
          </ul>
        ) : (
          <Alert variant="error" title={t("article.similarFailed")} className="mt-8" />
        )}
      </div>
    </section>
  );
}
