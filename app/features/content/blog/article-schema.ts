import { agency } from "../../../../agency.config.ts";
import type { BlogPost } from "../../../../domain/api/content/content.ts";
import type { Language } from "../../../../domain/platform/language.ts";

type ArticleUrls = { site: string; address: string; image: string };

/** Returns the structured data (JSON-LD) of an article for search engines. */
export function articleSchema(
  post: BlogPost,
  modified: string | null,
  language: Language,
  { site, address, image }: ArticleUrls,
): object {
  const organization = { "@type": "Organization", name: agency.name, url: site };
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: post.title,
    description: post.excerpt,
    datePublished: post.publishDate,
    ...(modified && { dateModified: modified }),
    inLanguage: language,
    mainEntityOfPage: address,
    author: organization,
    publisher: organization,
    image,
  };
}
