/**
 * The colours that a tag can have: pairs of the design tokens that every look keeps readable, in the light and the dark
 * scheme.
 */
export const TAG_COLORS = ["gray", "blue", "green", "gold", "red", "dark-blue", "dark-green", "dark-red"] as const;
export type TagColor = (typeof TAG_COLORS)[number];
