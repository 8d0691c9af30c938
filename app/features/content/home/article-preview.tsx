import { ArrowRight } from "lucide-react";
import type { BlogSummary } from "../../../../domain/api/content/content.ts";
import { useDates } from "../../../lib/dates.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { LocalLink } from "../../../lib/local-link.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Scene } from "../../../ui/scene.tsx";

/** The newest article, with a link to the others. */
export function ArticlePreview({ post }: { post: BlogSummary & { categoryName: string } }) {
  const { t } = useTranslation("home");
  const dates = useDates();
  return (
    <section aria-labelledby="blog-title" className="section-page container-page">
      <div className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="blog-title">{t("blog.title")}</h2>
        <LocalLink
          to="/blog"
          className={buttonClass({ variant: "ghost", className: "-ms-4 max-md:px-4 sm:ms-0 sm:-me-4 md:-me-5" })}
        >
          {t("blog.all")}
          <ArrowRight aria-hidden="true" />
        </LocalLink>
      </div>
      <Card as="article" padding="none" interactive className="grid overflow-hidden lg:grid-cols-2">
        {post.imageUrl && (
          <Scene src={post.imageUrl} className="aspect-3/2 h-auto w-full object-cover lg:aspect-auto lg:h-full" />
        )}
        <div className="grid content-center justify-items-start gap-4 p-6 sm:p-8 lg:p-12">
          <p className="flex flex-wrap items-center gap-3 text-sm text-ink-soft">
            <Badge tone="indigo">{post.categoryName}</Badge>
            <time dateTime={post.publishDate}>{dates.date(post.publishDate)}</time>
          </p>
          <h3 className="text-2xl lg:text-3xl">{post.title}</h3>
          <p className="text-lg text-ink-soft">{post.excerpt}</p>
          <LocalLink
            to={`/blog/${post.slug}`}
            aria-label={`${t("blog.read")}: ${post.title}`}
            className="stretched-link link inline-flex min-h-11 items-center gap-2 font-semibold"
          >
            {t("blog.read")}
            <ArrowRight aria-hidden="true" className="size-5" />
          </LocalLink>
        </div>
      </Card>
    </section>
  );
}
