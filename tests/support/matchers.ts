import { expect } from "vitest";

// Matchers of vitest are of type any, which would turn off the checks of what they stand in.
export const anyText = (): unknown => expect.any(String);
export const textWith = (part: string): unknown => expect.stringContaining(part);
export const textLike = (pattern: RegExp): unknown => expect.stringMatching(pattern);
