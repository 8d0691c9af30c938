import { Newspaper } from "lucide-react";
import { useTranslation } from "../../../lib/i18n.tsx";
import type { BlogCategory } from "../../../../domain/content/blog.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LocalLink } from "../../../lib/local-link.tsx";
import { CATEGORY_KEY } from "./categories.ts";
import { frontPosts } from "./front-posts.ts";
import { PostCard } from "./post-card.tsx";
import { POST_GRID } from "./post-grid.ts";
import { PostSkeletons } from "./post-skeletons.tsx";
import { usePosts, type FirstList } from "./use-posts.ts";

const FIRST_ROW = 3;

/** The posts of a category, with their loading, error and empty states. */
export function PostList({ category, first }: { category: BlogCategory | null; first: FirstList }) {
  const { t } = useTranslation("blog");
  const { posts, hasFailed, retry } = usePosts(category, first);
  if (hasFailed) {
    return (
      <Alert
        variant="error"
        title={t("error")}
        action={
          <Button variant="secondary" onClick={retry}>
            {t("retry")}
          </Button>
        }
      />
    );
  }
  if (!posts) return <PostSkeletons />;
  if (posts.length === 0) return <NoPosts isFiltered={category !== null} />;
  const { shown, guidesLeft } = category ? { shown: posts, guidesLeft: 0 } : frontPosts(posts);
  return (
    <>
      <ul className={POST_GRID}>
        {shown.map((post, place) => (
          <li key={post.id}>
            <PostCard
              post={post}
              label={t(`category.${CATEGORY_KEY[post.category]}`)}
              heading="h2"
              isUrgent={place < FIRST_ROW}
            />
          </li>
        ))}
      </ul>
      {guidesLeft > 0 && (
        <p className="mt-10 flex flex-wrap items-center justify-between gap-4 rounded border border-line bg-surface-2 p-5">
          <span className="text-lg">{t("guides.left", { count: guidesLeft })}</span>
          <LocalLink to="/knowledge-center" className={buttonClass({ variant: "secondary" })}>
            {t("guides.action")}
          </LocalLink>
        </p>
      )}
    </>
  );
}

function NoPosts({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation("blog");
  return (
    <EmptyState
      icon={Newspaper}
      title={t("empty.title")}
      text={t("empty.text")}
      action={
        isFiltered && (
          <LocalLink to="/blog" preventScrollReset className={buttonClass({ variant: "secondary" })}>
            {t("tabs.all")}
          </LocalLink>
        )
      }
    />
  );
}
