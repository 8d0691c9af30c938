/**
 * The languages that are spoken in our office and around it; their names are in the `team` texts. Kept apart from the
 * schemas: pages list them without zod.
 */
export const SPOKEN_LANGUAGES = ["en", "es", "vi", "zh", "ar", "hi"] as const;
export type SpokenLanguage = (typeof SPOKEN_LANGUAGES)[number];
