import { useTranslation } from "../../lib/i18n.tsx";
import { BLOG_CATEGORIES } from "../../../domain/content/blog.ts";
import { SITE_GROUPS, type PublicPath, type SiteGroup } from "../../../domain/content/site-map.ts";
import { CATEGORY_KEY } from "../../features/content/blog/categories.ts";
import { PageHero } from "../../layout/page-hero.tsx";
import { LocalLink } from "../../lib/local-link.tsx";
import { page, servicesOf } from "../../lib/page.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/sitemap";
import { isOffered } from "../../../domain/work/lines.ts";
import { useAgency } from "../../lib/agency.ts";
import { keysOf } from "../../../domain/platform/typed-records.ts";

/** Returns the text key of a page, derived from its path. */
function pageNameOf<P extends PublicPath>(path: P) {
  return (path === "/" ? "start" : path.slice(1)) as P extends "/"
    ? "start"
    : P extends `/${infer Name}`
      ? Name
      : never;
}

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  const { services, language } = servicesOf(args);
  const posts = services.posts(language);
  const articles = BLOG_CATEGORIES.map((category) => ({
    id: CATEGORY_KEY[category],
    name: services.translate(language, `blog:category.${CATEGORY_KEY[category]}`),
    links: posts.filter((post) => post.category === category).map(({ slug, title }) => ({ slug, title })),
  }));
  return page(args, ["sitemap"], { articles: articles.filter(({ links }) => links.length > 0) });
}

export default function SitemapPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("sitemap");
  return (
    <>
      <PageHero title={t("title")} lead={t("lead")} />
      <div className="container-page section-page grid gap-12">
        <div className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {keysOf(SITE_GROUPS).map((group) => (
            <PageGroup key={group} group={group} />
          ))}
        </div>
        <section aria-labelledby="articles" className="border-t border-line pt-10">
          <h2 id="articles">{t("articles")}</h2>
          <div className="mt-6 grid gap-x-8 gap-y-8 md:grid-cols-2">
            {loaderData.articles.map(({ id, name, links }) => (
              <section key={id} aria-labelledby={id}>
                <h3 id={id}>{name}</h3>
                <ul className="mt-1">
                  {links.map(({ slug, title }) => (
                    <li key={slug}>
                      <LocalLink to={`/blog/${slug}`} className="link inline-flex min-h-11 items-center py-1">
                        {title}
                      </LocalLink>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </section>
      </div>
    </>
  );
}

function PageGroup({ group }: { group: SiteGroup }) {
  const { t } = useTranslation("sitemap");
  const { lines } = useAgency();
  return (
    <section aria-labelledby={group}>
      <h2 id={group} className="text-2xl">
        {t(`groups.${group}`)}
      </h2>
      <ul className="mt-3 grid gap-1">
        {SITE_GROUPS[group]
          .filter((path) => isOffered(path, lines))
          .map((path) => {
            const name = pageNameOf(path);
            return (
              <li key={path} className="py-1.5">
                <LocalLink to={path} className="link inline-flex min-h-8 items-center font-semibold">
                  {t(`pages.${name}.title`)}
                </LocalLink>
                <p className="text-sm text-ink-soft">{t(`pages.${name}.text`)}</p>
              </li>
            );
          })}
      </ul>
    </section>
  );
}
