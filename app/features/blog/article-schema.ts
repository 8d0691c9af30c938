import { agency } from "../../../agency.config.ts";
import type { Language } from "../../../domain/language.ts";
import type { BlogPost } from "../../../server/content/present.ts";

/** What search engines are told about an article. */
export function articleSchema(post: BlogPost, language: Language, site: string, address: string): object {
  const organization = { "@type": "Organization", name: agency.name, url: site };
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: post.title,
    description: post.excerpt,
    datePublished: post.publishDate,
    inLanguage: language,
    mainEntityOfPage: address,
    author: organization,
    publisher: organization,
    ...(post.imageUrl ? { image: new URL(post.imageUrl, site).href } : {}),
  };
}
