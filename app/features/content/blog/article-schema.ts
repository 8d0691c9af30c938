import { agency } from "../../../../agency.config.ts";
import type { BlogPost } from "../../../../domain/api/content/content.ts";
import type { Language } from "../../../../domain/platform/language.ts";

type Places = { site: string; address: string; image: string };

/** What search engines are told about an article. */
export function articleSchema(
  post: BlogPost,
  modified: string | null,
  language: Language,
  { site, address, image }: Places,
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
