import { expect } from "vitest";

// Vitest's matchers have the type any, which would disable type checks of the objects around them.
export const anyText = (): unknown => expect.any(String);
export const textWith = (part: string): unknown => expect.stringContaining(part);
export const textLike = (pattern: RegExp): unknown => expect.stringMatching(pattern);
