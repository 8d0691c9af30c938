import { ArrowLeft } from "lucide-react";
import type { BlogPost } from "../../../server/content/present.ts";
import { formatDate } from "../../lib/dates.ts";
import { useLanguage, useTranslation } from "../../lib/i18n.tsx";
import { LocalLink } from "../../lib/local-link.tsx";
import { Badge } from "../../ui/badge.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { CATEGORY_KEY } from "./categories.ts";
import { splitParagraphs, type Block } from "./paragraphs.ts";
import { PostImage } from "./post-image.tsx";

/** An article, whole. */
export function ArticleView({ post }: { post: BlogPost }) {
  const { t } = useTranslation("blog");
  const language = useLanguage();
  return (
    <article className="container-page py-6 sm:py-10">
      <LocalLink to="/blog" className={buttonClass({ variant: "ghost", className: "-ms-4" })}>
        <ArrowLeft aria-hidden="true" />
        {t("article.back")}
      </LocalLink>
      <header className="mt-4 grid items-center gap-8 lg:grid-cols-2 lg:gap-12">
        <div className="grid justify-items-start gap-4">
          <Badge tone="indigo">{t(`category.${CATEGORY_KEY[post.category]}`)}</Badge>
          <h1>{post.title}</h1>
          <p className="text-ink-soft">
            <time dateTime={post.publishDate}>{formatDate(post.publishDate, language)}</time>
          </p>
        </div>
        <PostImage src={post.imageUrl} isUrgent className="aspect-3/2 h-auto w-full rounded object-cover" />
      </header>
      <div className="prose-page mx-auto mt-10 sm:mt-14">
        {[...splitParagraphs(post.content).entries()].map(([place, block]) => (
          <ArticleBlock key={place} block={block} />
        ))}
      </div>
    </article>
  );
}

function ArticleBlock({ block }: { block: Block }) {
  if (block.kind === "list") {
    return (
      <ul>
        {[...block.items.entries()].map(([place, item]) => (
          <li key={place}>{item}</li>
        ))}
      </ul>
    );
  }
  return block.kind === "heading" ? <h2>{block.text}</h2> : <p>{block.text}</p>;
}
