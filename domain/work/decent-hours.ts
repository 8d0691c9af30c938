/**
 * The allowed hours for text messages: 9 a.m. to 9 p.m., on Sundays from noon. Texas law, stricter than the federal
 * one.
 */
export const DECENT_HOURS = { opens: 9, opensOnSunday: 12, closes: 21 } as const;

/** The hours of a day in which an agency lets texts leave: those that the law allows, or fewer. */
export type TextingHours = { opens: number; opensOnSunday: number; closes: number };
