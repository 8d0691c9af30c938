import type { KnowledgeTopic } from "../../../../domain/content/blog.ts";

/** The text key of each topic. */
export const TOPIC_KEY = {
  "Auto Insurance": "auto",
  "Home Insurance": "home",
  "Business Insurance": "business",
  "Life Insurance": "life",
  "Umbrella Insurance": "umbrella",
  "Risk Management": "risk",
} as const satisfies Record<KnowledgeTopic, string>;
