import { BLOG_CATEGORIES, type BlogCategory } from "../../../../domain/content/blog.ts";

/** The key of a category's texts. */
export const CATEGORY_KEY = {
  "Auto Insurance": "auto",
  "Home Insurance": "home",
  "Business Insurance": "business",
  "Life Insurance": "life",
  "Insurance Tips": "tips",
} as const satisfies Record<BlogCategory, string>;

/** The category that an address asks for; null stands for all of them. */
export function categoryOf(asked: string | null): BlogCategory | null {
  return BLOG_CATEGORIES.find((category) => category === asked) ?? null;
}

/** Where a category is asked about: by an address of the blog, or by the API. */
export function categoryQuery(category: BlogCategory): string {
  return `category=${encodeURIComponent(category)}`;
}

/** Where a reader of a category goes on to ask for a quote. */
export const QUOTE_PATH: Record<BlogCategory, string> = {
  "Auto Insurance": "/quote?type=auto",
  "Home Insurance": "/quote?type=home",
  "Business Insurance": "/quote?type=business",
  "Life Insurance": "/quote?type=life",
  "Insurance Tips": "/quote",
};
