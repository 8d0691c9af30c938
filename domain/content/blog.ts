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

const FILED_UNDER_TIPS = ["Umbrella Insurance", "Risk Management"];

/**
 * Returns true when a post of the topic may be filed under the category. Two topics have no category of their own: they
 * go under Insurance Tips.
 */
export function isFiledRight(category: unknown, topic: unknown): boolean {
  if (typeof topic !== "string") return true;
  return category === (FILED_UNDER_TIPS.includes(topic) ? "Insurance Tips" : topic);
}

/** The drawn scenes that a post may have for its picture. */
export const SCENES = [
  "/art/hill-country-bluebonnets.svg",
  "/art/city-skyline.svg",
  "/art/pickup-on-farm-road.svg",
  "/art/porch-house-under-oak.svg",
  "/art/corner-shop.svg",
  "/art/three-generations-on-bench.svg",
  "/art/hail-over-roof.svg",
  "/art/race-track.svg",
  "/art/desk-with-two-languages.svg",
  "/art/crash-at-the-light.svg",
  "/art/letter-by-the-driveway.svg",
  "/art/living-room-on-a-phone.svg",
  "/art/flooded-street.svg",
  "/art/boarded-up-before-the-storm.svg",
  "/art/umbrella-over-home.svg",
  "/art/framing-a-new-house.svg",
  "/art/numbers-at-the-kitchen-table.svg",
] as const;

const WORDS_PER_MINUTE = 200;

/** Estimates the reading time of a text in whole minutes, at least one. */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.round(text.split(/\s+/).length / WORDS_PER_MINUTE));
}
