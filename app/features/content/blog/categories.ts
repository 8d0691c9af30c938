import { BLOG_CATEGORIES, type BlogCategory } from "../../../../domain/content/blog.ts";
import type { OfferedLines } from "../../../../domain/work/lines.ts";

/** The text key of each category. */
export const CATEGORY_KEY = {
  "Auto Insurance": "auto",
  "Home Insurance": "home",
  "Business Insurance": "business",
  "Life Insurance": "life",
  "Insurance Tips": "tips",
} as const satisfies Record<BlogCategory, string>;

/** Parses the category from the URL; null means all. */
export function categoryOf(asked: string | null): BlogCategory | null {
  return BLOG_CATEGORIES.find((category) => category === asked) ?? null;
}

/** Returns the query string of a category, for the blog's URL and for the API. */
export function categoryQuery(category: BlogCategory): string {
  return `category=${encodeURIComponent(category)}`;
}

/** Returns the quote form that a reader of a category is led to: that of its line, while the agency offers it. */
export function quotePathOf(category: BlogCategory, lines: OfferedLines): string {
  const key = CATEGORY_KEY[category];
  const line = lines.find((one) => one === key);
  return line ? `/quote?type=${line}` : "/quote";
}
