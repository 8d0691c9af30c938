import type { BlogPost, BlogSummary, Partner, Testimonial } from "../../../domain/api/content/content.ts";
import type { BlogCategory } from "../../../domain/content/blog.ts";
import type { Language } from "../../../domain/platform/language.ts";
import type { Content } from "../../platform/deps/content.ts";
import { localize } from "./localize.ts";

/** Converts a post for a list, without its text. */
function presentSummary(row: Content["posts"][number], language: Language): BlogSummary {
  const { id, slug, title, excerpt, category, imageUrl, publishDate, topic, tags, isFeatured } = localize(
    row,
    language,
  );
  return {
    id,
    slug,
    title,
    excerpt,
    category,
    imageUrl,
    publishDate: publishDate.toISOString(),
    topic,
    tags,
    isFeatured,
  };
}

export function presentPost(row: Content["posts"][number], language: Language): BlogPost {
  return { ...presentSummary(row, language), content: localize(row, language).content };
}

type PostFilter = { category?: BlogCategory | undefined; limit?: number | undefined };

function published(content: Content, now: Date, filter: PostFilter) {
  return content.posts
    .filter((p) => p.publishDate <= now && (!filter.category || p.category === filter.category))
    .slice(0, filter.limit);
}

/** Lists published posts, newest first. */
export function listPosts(content: Content, language: Language, now: Date, filter: PostFilter = {}): BlogPost[] {
  return published(content, now, filter).map((p) => presentPost(p, language));
}

/** Lists published posts without their text, for pages that show cards. */
export function listSummaries(content: Content, language: Language, now: Date, filter: PostFilter = {}): BlogSummary[] {
  return published(content, now, filter).map((p) => presentSummary(p, language));
}

export function findPost(
  content: Pick<Content, "posts">,
  slug: string,
  language: Language,
  now: Date,
): BlogPost | undefined {
  const row = content.posts.find((p) => p.slug === slug && p.publishDate <= now);
  return row && presentPost(row, language);
}

/** Returns when the text of a post was last changed after its publication; null when it never was. */
export function modifiedTime(content: Content, slug: string): string | null {
  const row = content.posts.find((post) => post.slug === slug);
  return row?.modifiedAt && row.modifiedAt > row.publishDate ? row.modifiedAt.toISOString() : null;
}

export function listTestimonials(content: Content, language: Language): Testimonial[] {
  return content.testimonials.map((row) => {
    const { id, name, location, quote, rating, imageUrl, sample: isSample } = localize(row, language);
    return { id, name, location, quote, rating, imageUrl, isSample };
  });
}

export function listPartners(content: Content): Partner[] {
  return content.partners.map(({ id, name, website, logoUrl, sample: isSample }) => {
    return { id, name, website, logoUrl, isSample };
  });
}

/**
 * Lists the claim contacts of each carrier, sorted by name: a customer knows the name of their carrier, not its place
 * in our list.
 */
export function listClaimContacts(content: Content, language: Language) {
  const contacts = content.carriers.map((row) => {
    const { id, name, website, claimPhone, claimHours, claimUrl, appName, appUrl, sample } = localize(row, language);
    const hasApp = appName !== null || row.paymentMethods?.mobileApp === true;
    return { id, name, website, claimPhone, claimHours, claimUrl, appName, appUrl, hasApp, isSample: sample };
  });
  return contacts.toSorted((a, b) => a.name.localeCompare(b.name, language));
}
export type ClaimContact = ReturnType<typeof listClaimContacts>[number];
