import { BLOG_CATEGORIES, type BlogCategory } from "../../../../domain/content/blog.ts";

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

/** The quote form that a reader of each category is led to. */
export const QUOTE_PATH: Record<BlogCategory, string> = {
  "Auto Insurance": "/quote?type=auto",
  "Home Insurance": "/quote?type=home",
  "Business Insurance": "/quote?type=business",
  "Life Insurance": "/quote?type=life",
  "Insurance Tips": "/quote",
};
