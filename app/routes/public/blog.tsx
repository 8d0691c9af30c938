import { useSearchParams } from "react-router";
import type { PageParameter } from "../../../domain/platform/page-parameters.ts";
import { asleep } from "../../lib/asleep.tsx";
import { useTranslation } from "../../lib/i18n.tsx";
import { categoryOf } from "../../features/content/blog/categories.ts";
import { CategoryTabs } from "../../features/content/blog/category-tabs.tsx";
import { PageHero } from "../../layout/page-hero.tsx";
import { page, parameterOf, servicesOf } from "../../lib/page.server.ts";
import { keepOverSearch } from "../../lib/revalidation.ts";
import { pageMeta } from "../../lib/seo.ts";
import { ClaimSentence } from "../../ui/claim-text.tsx";
import type { Route } from "./+types/blog";

const NewsletterBox = asleep(
  async () => (await import("../../features/content/newsletter/newsletter-box.tsx")).NewsletterBox,
);
const PostList = asleep(async () => (await import("../../features/content/blog/post-list.tsx")).PostList);

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  const { services, language } = servicesOf(args);
  const category = categoryOf(parameterOf(args, "category"));
  const posts = services.posts(language, { category: category ?? undefined });
  return page(args, ["blog", "newsletter"], { category, posts, claims: services.agencyClaims(language, "blog") });
}

/** Keeps the page's data on a change of category: the list itself fetches from the API. */
export const shouldRevalidate = keepOverSearch;

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("blog");
  const category = categoryOf(useSearchParams()[0].get("category" satisfies PageParameter));
  return (
    <>
      <PageHero
        title={t("title")}
        lead={
          <>
            {t("lead")}
            <ClaimSentence claim={loaderData.claims.authors} />
          </>
        }
      />
      <section aria-label={t("tabs.all")} className="container-page py-10 lg:py-14">
        <CategoryTabs current={category}>
          <PostList category={category} first={loaderData} />
        </CategoryTabs>
      </section>
      <NewsletterBox />
    </>
  );
}
