import type { BlogPost } from "../../../../domain/api/content/content.ts";
import type { Agency } from "../../../../domain/operations/settings/agency.ts";
import type { Language } from "../../../../domain/platform/language.ts";

type Publication = { agency: Pick<Agency, "name">; site: string; address: string; image: string };

/** Returns the structured data (JSON-LD) of an article for search engines. */
export function articleSchema(
  post: BlogPost,
  modified: string | null,
  language: Language,
  { agency, site, address, image }: Publication,
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
