import { ArrowLeft } from "lucide-react";
import type { BlogPost } from "../../../../domain/api/content/content.ts";
import { ArticleSheet } from "../../../layout/article/article-sheet.tsx";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { LocalLink } from "../../../lib/local-link.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { CATEGORY_KEY } from "./categories.ts";

/** The page of an article. */
export function ArticleView({ post, byline }: { post: BlogPost; byline: string }) {
  const { t } = useTranslation("blog");
  return (
    <article className="container-page py-6 sm:py-10">
      <LocalLink to="/blog" className={buttonClass({ variant: "ghost", className: "-ms-4" })}>
        <ArrowLeft aria-hidden="true" />
        {t("article.back")}
      </LocalLink>
      <ArticleSheet
        article={post}
        category={t(`category.${CATEGORY_KEY[post.category]}`)}
        language={useLanguage()}
        byline={byline}
        contentsTitle={t("article.contents")}
      />
    </article>
  );
}
