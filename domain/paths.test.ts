import { describe, expect, it } from "vitest";
import { hasTwin, pathIn, plainPath, safePath, spanishPath } from "./paths.ts";
import { PAGE_ACCESS } from "./permissions.ts";
import { PUBLIC_PATHS } from "./site-map.ts";

const ELSEWHERE = [
  "https://evil.example",
  "//evil.example",
  "/\\evil.example",
  "\\evil.example",
  "javascript:alert(1)",
  "/\n/evil.example",
  "",
  null,
];

describe("W8: the place to go on to after login", () => {
  it.each(ELSEWHERE)("is never %j", (target) => {
    expect(safePath(target)).toBeNull();
  });
  it("is a place on this site", () => {
    expect(safePath("/agent-dashboard?tab=quotes#top")).toBe("/agent-dashboard?tab=quotes#top");
  });
});

describe("the twin of an address", () => {
  it.each([
    ["/", "/es"],
    ["/faq", "/es/faq"],
    ["/blog/flood-insurance-houston", "/es/blog/flood-insurance-houston"],
    ["/essays", "/es/essays"],
  ])("of %s is %s", (plain, spanish) => {
    expect(spanishPath(plain)).toBe(spanish);
    expect(plainPath(spanish)).toBe(plain);
    expect(pathIn("es", spanish)).toBe(spanish);
    expect(pathIn("en", spanish)).toBe(plain);
  });
  it.each(PUBLIC_PATHS)("is there for %s", (path) => {
    expect(hasTwin(path)).toBe(true);
  });
  it.each(Object.keys(PAGE_ACCESS))("is missing for %s, a page of the portal", (path) => {
    expect(hasTwin(path)).toBe(false);
  });
});
