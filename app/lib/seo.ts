import type { MetaDescriptor } from "react-router";
import type { ArticleFacts, Seo } from "./page.server.ts";
import type { RootData } from "./root-data.ts";

/** Appends the agency's name to a title, unless the title has it or the name is unknown, for lack of root data. */
export function brandedTitle(title: string, agencyName: string | undefined): string {
  return !agencyName || title.includes(agencyName) ? title : `${title} | ${agencyName}`;
}

type PageMetaArgs = {
  loaderData?: { seo: Seo } | undefined;
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
};

/** Returns the agency's name as the root's loader gave it; an empty text when that loader failed. */
function agencyNameIn(matches: PageMetaArgs["matches"]): string {
  const root = matches.find((match) => match?.id === "root")?.loaderData as RootData | undefined;
  return root?.agency.name ?? "";
}

/** Returns a route's `meta`: title, description, canonical and alternate addresses, link previews, structured data. */
export function pageMeta({ loaderData, matches }: PageMetaArgs): MetaDescriptor[] {
  const agencyName = agencyNameIn(matches);
  const seo = loaderData?.seo;
  if (!seo) return [{ title: agencyName }];
  const { title, description, canonical, twins, isHidden, image, language, structured = [], article } = seo;
  const fullTitle = brandedTitle(title, agencyName);
  return [
    { title: fullTitle },
    { name: "description", content: description },
    ...(isHidden ? [{ name: "robots", content: "noindex" }] : [link("canonical", canonical)]),
    ...(twins
      ? [link("alternate", twins.en, "en"), link("alternate", twins.es, "es"), link("alternate", twins.en, "x-default")]
      : []),
    { property: "og:type", content: article ? "article" : "website" },
    { property: "og:site_name", content: agencyName },
    { property: "og:title", content: fullTitle },
    { property: "og:description", content: description },
    { property: "og:url", content: canonical },
    ...picture(image, fullTitle),
    { property: "og:locale", content: LOCALES[language] },
    ...(twins ? [{ property: "og:locale:alternate", content: LOCALES[language === "es" ? "en" : "es"] }] : []),
    ...(article ? articleMeta(article, agencyName) : []),
    ...structured.map((data) => ({ "script:ld+json": data })),
  ];
}

const LOCALES = { en: "en_US", es: "es_US" };

function picture(image: string, alt: string): MetaDescriptor[] {
  return [
    { property: "og:image", content: image },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: alt },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

function articleMeta(article: ArticleFacts, author: string): MetaDescriptor[] {
  const { published, modified, section, readingTime } = article;
  return [
    { property: "article:published_time", content: published },
    ...(modified ? [{ property: "article:modified_time", content: modified }] : []),
    { property: "article:section", content: section },
    { name: "author", content: author },
    { name: "twitter:label1", content: readingTime.label },
    { name: "twitter:data1", content: readingTime.text },
  ];
}

function link(rel: string, href: string, hrefLang?: string): MetaDescriptor {
  return { tagName: "link", rel, href, ...(hrefLang ? { hrefLang } : {}) };
}
