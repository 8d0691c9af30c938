import { lazy, Suspense } from "react";
import { data, redirect } from "react-router";
import { readingMinutes } from "../../../domain/content/blog.ts";
import { otherSlugOf } from "../../../domain/content/former-names.ts";
import { pathIn, plainPath } from "../../../domain/platform/paths.ts";
import { asleep } from "../../lib/asleep.tsx";
import { useAgency } from "../../lib/agency.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { articleSchema } from "../../features/content/blog/article-schema.ts";
import { ArticleView } from "../../features/content/blog/article-view.tsx";
import { CATEGORY_KEY, quotePathOf } from "../../features/content/blog/categories.ts";
import { similarPosts } from "../../features/content/blog/similar-posts.ts";
import { page, servicesOf } from "../../lib/page.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/article";

const SimilarArticles = asleep(
  async () => (await import("../../features/content/blog/similar-articles.tsx")).SimilarArticles,
);
const ClosingBanner = asleep(async () => (await import("../../layout/closing-banner.tsx")).ClosingBanner);

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  const { services, language } = servicesOf(args);
  const found = attempt(() => services.post(args.params.slug, language));
  const other = otherSlugOf(args.params.slug);
  if (!found.value && other && attempt(() => services.post(other, language)).value) {
    throw redirect(pathIn(language, `/blog/${other}`), 301);
  }
  if (!found.value) {
    const status = found.hasFailed ? 503 : 404;
    const title = services.translate(language, "blog:article.notFound.title");
    return data(page(args, ["blog"], { post: null, status }, { seo: { isHidden: true, title } }), { status });
  }
  const agency = services.agency();
  const post = found.value;
  const similar = attempt(() => similarPosts(services.posts(language), post)).value ?? null;
  const address = services.publicUrl + pathIn(language, args.url.pathname);
  const image = services.publicUrl + services.sharePicture(language, plainPath(args.url.pathname));
  const modified = services.postModified(post.slug);
  const structured = [articleSchema(post, modified, language, { agency, site: services.publicUrl, address, image })];
  const article = {
    published: post.publishDate,
    modified,
    section: services.translate(language, `blog:category.${CATEGORY_KEY[post.category]}`),
    readingTime: {
      label: services.translate(language, "blog:article.readingLabel"),
      text: services.translate(language, "blog:article.reading", { minutes: readingMinutes(post.content) }),
    },
  };
  const author = services.translate(language, "blog:article.by", { agency: agency.name });
  const byline = `${author} · ${article.readingTime.text}`;
  const seo = { title: post.title, description: post.excerpt, structured, article };
  return data(page(args, ["blog"], { post, similar, byline }, { seo }));
}

function attempt<T>(work: () => T): { value?: T; hasFailed: boolean } {
  try {
    return { value: work(), hasFailed: false };
  } catch {
    return { hasFailed: true };
  }
}

const ArticleNotFound = lazy(() => import("../../features/content/blog/article-not-found.tsx"));

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("blog");
  const { lines } = useAgency();
  if (!loaderData.post) {
    return (
      <Suspense>
        <ArticleNotFound status={loaderData.status} />
      </Suspense>
    );
  }
  const { post, similar, byline } = loaderData;
  return (
    <>
      <ArticleView post={post} byline={byline} />
      <SimilarArticles posts={similar} />
      <ClosingBanner
        title={t("article.banner.title")}
        description={t("article.banner.text")}
        action={{ label: t("article.banner.action"), to: quotePathOf(post.category, lines) }}
      />
    </>
  );
}
