/** The categories of blog posts, as the API names them. */
export const BLOG_CATEGORIES = [
  "Auto Insurance",
  "Home Insurance",
  "Business Insurance",
  "Life Insurance",
  "Insurance Tips",
] as const;
export type BlogCategory = (typeof BLOG_CATEGORIES)[number];

/** The topics of the Knowledge Center; the last two are filed under Insurance Tips in the blog. */
export const KNOWLEDGE_TOPICS = [
  "Auto Insurance",
  "Home Insurance",
  "Business Insurance",
  "Life Insurance",
  "Umbrella Insurance",
  "Risk Management",
] as const;
export type KnowledgeTopic = (typeof KNOWLEDGE_TOPICS)[number];
