import type { MetaDescriptor } from "react-router";
import { agency } from "../../agency.config.ts";
import type { Seo } from "./page.server.ts";

/** A page's title with the agency's name, once. */
export function brandedTitle(title: string): string {
  return title.includes(agency.name) ? title : `${title} | ${agency.name}`;
}

/** A route's `meta`: title, description, canonical and twin addresses, link previews, structured data. */
export function pageMeta({ loaderData }: { loaderData?: { seo: Seo } | undefined }): MetaDescriptor[] {
  const seo = loaderData?.seo;
  if (!seo) return [{ title: agency.name }];
  const { title, description, canonical, twins, isHidden, image, language, structured = [] } = seo;
  const fullTitle = brandedTitle(title);
  return [
    { title: fullTitle },
    { name: "description", content: description },
    ...(isHidden ? [{ name: "robots", content: "noindex" }] : [link("canonical", canonical)]),
    ...(twins
      ? [link("alternate", twins.en, "en"), link("alternate", twins.es, "es"), link("alternate", twins.en, "x-default")]
      : []),
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: agency.name },
    { property: "og:title", content: fullTitle },
    { property: "og:description", content: description },
    { property: "og:url", content: canonical },
    { property: "og:image", content: image },
    { property: "og:locale", content: language === "es" ? "es_US" : "en_US" },
    { name: "twitter:card", content: "summary_large_image" },
    ...structured.map((data) => ({ "script:ld+json": data })),
  ];
}

function link(rel: string, href: string, hrefLang?: string): MetaDescriptor {
  return { tagName: "link", rel, href, ...(hrefLang ? { hrefLang } : {}) };
}
