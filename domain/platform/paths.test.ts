import { describe, expect, it } from "vitest";
import {
  hasTwin,
  isPrivatePath,
  isSharePath,
  isSiteAddress,
  pathIn,
  plainPath,
  safePath,
  spanishPath,
  normalizePath,
} from "./paths.ts";
import { PAGE_ACCESS } from "./permissions.ts";
import { PUBLIC_PATHS } from "../content/site-map.ts";

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
    expect(safePath("/faq?from=//x")).toBe("/faq?from=//x");
  });
});

describe("the twin of an address", () => {
  it.each([
    ["/", "/es"],
    ["/faq", "/es/faq"],
    ["/blog/flood-insurance-texas", "/es/blog/flood-insurance-texas"],
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
  it("is there for an article, whatever its name", () => {
    expect(["/blog/tasks", "/blog/agent-tips"].every(hasTwin)).toBe(true);
  });
  it.each(Object.keys(PAGE_ACCESS))("is missing for %s, a page of the portal", (path) => {
    expect(hasTwin(path)).toBe(false);
  });
});

describe("the one spelling of an address", () => {
  it.each([
    ["/FaQ", "/faq"],
    ["/faq/", "/faq"],
    ["/es//FAQ///", "/es/faq"],
    ["/f%61q", "/faq"],
    ["/f%41q", "/faq"],
    ["//evil.example/", "/evil.example"],
    ["/", "/"],
    ["//", "/"],
    ["/es/", "/es"],
    ["/blog/caf%C3%A9%2F%3F", "/blog/caf%c3%a9%2f%3f"],
    ["/blog/100%", "/blog/100%"],
    ["/es/r/AbC-d_E", "/es/r/AbC-d_E"],
    ["/R", "/r"],
  ])("of %s is %s, and stays so", (pathname, spelling) => {
    expect(normalizePath(pathname)).toBe(spelling);
    expect(normalizePath(spelling)).toBe(spelling);
  });
});

describe("W11: the target of a request", () => {
  it.each([
    "//evil.example//",
    "//",
    "/\\evil.example",
    "/\\/",
    "/..//evil.example//",
    "/a/..//evil.example",
    "/.\\/evil.example",
    "/%2e//evil.example",
    "http://evil.example/",
    "*",
    "",
    "/%",
    "/%E0%A4%A",
  ])("is no address of this site: %s", (target) => {
    expect(isSiteAddress(target)).toBe(false);
  });
  it.each(["/", "/quote//", "/about\\", "/faq?next=//x", "/blog/caf%C3%A9", "/%2f%2fevil.example", "/?a=%"])(
    "is one: %s",
    (target) => expect(isSiteAddress(target)).toBe(true),
  );
});

describe("the pages of a screen share", () => {
  it.each(["/share/Tok_en-1", "/es/share/Tok?x=/y", "/screen-share/abc", "/SHARE/t/"])("are such as %s", (path) =>
    expect(isSharePath(path)).toBe(true),
  );
  it.each(["/share", "/share/en/index.png", "/screen-share", "/blog/share/x", "/r/t"])("are none such as %s", (path) =>
    expect(isSharePath(path)).toBe(false),
  );
  it("are private where a token stands in the address, whose spelling stays", () => {
    expect(isPrivatePath("/share/Token")).toBe(true);
    expect(isPrivatePath("/es/share/Token")).toBe(true);
    expect(isPrivatePath("/blog/share/x")).toBe(false);
    expect(normalizePath("/share/ToKen/")).toBe("/share/ToKen/");
    expect(hasTwin("/share/Token")).toBe(true);
    expect(hasTwin("/screen-share/abc")).toBe(false);
  });
});
