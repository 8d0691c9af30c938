/** What is spoken in our office and around it; the names are in the `team` texts. Apart from the schemas: pages list them without zod. */
export const SPOKEN_LANGUAGES = ["en", "es", "vi", "zh", "ar", "hi"] as const;
export type SpokenLanguage = (typeof SPOKEN_LANGUAGES)[number];
