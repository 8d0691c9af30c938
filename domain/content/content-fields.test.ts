import { describe, expect, it } from "vitest";
import { faultsOf } from "../platform/faults-of.ts";
import {
  articleField,
  choiceField,
  cleanText,
  dateTimeField,
  flagField,
  isHttpsUrl,
  lineField,
  numberField,
  pathField,
  phoneField,
  pictureField,
  ratingField,
  relationField,
  sceneField,
  slugField,
  slugOf,
  tagsField,
  textField,
  urlField,
  type ContentField,
} from "./content-fields.ts";

const faultOf = ({ rule }: ContentField, value: unknown) => Object.values(faultsOf(rule, value))[0];
const stored = ({ rule }: ContentField, value: unknown) => rule.parse(value);
const optional = { isRequired: false };
const required = "validation:required";

describe("a text that an admin writes", () => {
  it("is stored with one kind of line end, and without what nobody sees", () => {
    expect(cleanText("a\r\nb\rc\u2028d\u2029e")).toBe("a\nb\nc\nd\ne");
    expect(cleanText("a\u0000\u0008\u000b\u000c\u000e\u001f\u007f\u009f\u202a\u202e\u2066\u2069\ufeffb\tc\n")).toBe(
      "ab\tc\n",
    );
    expect(cleanText("a\ud800")).toBe("a\ufffd");
  });

  it("is one line, or several, or an article, each with its bound", () => {
    expect(stored(lineField("title", 10), " a\n\tb ")).toBe("a b");
    expect(stored(textField("excerpt", 10), " a\r\nb ")).toBe("a\nb");
    expect([faultOf(lineField("title", 3), "abcd"), faultOf(textField("excerpt", 3), "abcd")]).toEqual([
      "validation:tooLong",
      "validation:tooLong",
    ]);
    expect(faultOf(articleField("content"), "x".repeat(60_001))).toBe("validation:tooLong");
    expect(
      [lineField("title", 3), textField("excerpt", 3), articleField("content")].map(({ control }) => control),
    ).toEqual(["line", "text", "article"]);
  });

  it("is required unless it says otherwise; an empty one is then none", () => {
    for (const value of ["", " ", undefined, null]) expect(faultOf(lineField("title", 9), value)).toBe(required);
    for (const value of ["", " \n", undefined, null]) expect(stored(lineField("title", 9, optional), value)).toBeNull();
    expect(faultOf(lineField("title", 9), 5)).toBeDefined();
    expect(lineField("title", 9)).toMatchObject({ name: "title", initial: "", isRequired: true });
    expect(lineField("title", 9, { ...optional, isListed: true })).toMatchObject({ isRequired: false, isListed: true });
  });
});

describe("an address", () => {
  it.each(["https://a.example", "HTTPS://a.example/b?c#d", "https://a.example:8443/"])("of a page may be %s", (url) => {
    expect([isHttpsUrl(url), faultOf(urlField("website"), url)]).toEqual([true, undefined]);
  });

  it.each([
    "http://a.example",
    "https://",
    "https:///a",
    "https://\\a",
    "https://@a.example",
    "https://u@a.example",
    "https://u:p@a.example",
    "https://:p@a.example",
    "https://a b",
    "https://a.example/<b>",
    'https://a.example/"',
    "https://a.example/'",
    "https://a.example/\\",
    "https://[",
    " x https://a.example",
    "javascript:alert(1)",
  ])("of a page is not %s", (url) => {
    expect([isHttpsUrl(url), faultOf(urlField("website"), url)]).toEqual([false, "validation:url"]);
  });

  it("may be left out, and is bounded", () => {
    expect(stored(urlField("website", optional), "")).toBeNull();
    expect(faultOf(urlField("website"), `https://a.example/${"x".repeat(500)}`)).toBe("validation:tooLong");
    expect(faultOf(urlField("website"), "")).toBe(required);
  });

  it.each([urlField("website"), pathField("actionUrl"), phoneField("claimPhone")])(
    "that is required and empty is missing, but not wrong, too: $control",
    ({ rule }) => {
      expect(rule.safeParse(" ").error?.issues.map(({ message }) => message)).toEqual([required]);
    },
  );

  it("has a control of its own kind", () => {
    const fields = [urlField("website"), pathField("actionUrl"), phoneField("claimPhone")];
    expect(fields.map(({ control }) => control)).toEqual(["url", "path", "phone"]);
  });

  it("on this site begins with one slash", () => {
    const field = pathField("actionUrl");
    expect([faultOf(field, "/contact?a=b#c"), faultOf(field, "/")]).toEqual([undefined, undefined]);
    for (const path of ["//evil.example", "contact", "/a b", "/a\\b", "/<a>", '/"', "/'", "x/"])
      expect(faultOf(field, path)).toBe("validation:path");
    expect(stored(pathField("actionUrl", optional), "")).toBeNull();
  });

  it("of a picture is that of one of ours", () => {
    const field = pictureField("imageUrl");
    for (const path of ["/art/a.svg", "/art/city-skyline.svg", "/art/b-1/c.png", "/art/a/b/c.webp", "/art/x.jpg"])
      expect(faultOf(field, path)).toBeUndefined();
    for (const path of [
      "https://a.example/a.svg",
      "/art/",
      "/art/a.gif",
      "/art/A.svg",
      "/art/../a.svg",
      "/a.svg",
      "x/art/a.svg",
    ])
      expect(faultOf(field, path)).toBe("validation:picture");
    expect(faultOf(field, "/art/a.svg?x")).toBe("validation:picture");
    expect(faultOf(field, "/art//a.svg")).toBe("validation:picture");
    expect([stored(field, ""), field.isRequired, field.control]).toEqual([null, false, "picture"]);
    expect(sceneField("imageUrl", ["/art/a.svg"])).toMatchObject({
      control: "scene",
      options: ["/art/a.svg"],
      isRequired: false,
    });
  });
});

it("a phone number has digits and the usual signs, no letters", () => {
  const field = phoneField("claimPhone");
  expect([faultOf(field, "+1 (713) 555-0142"), faultOf(field, "713.555.0142")]).toEqual([undefined, undefined]);
  for (const value of ["1-800-FLOWERS", "555-0142", "x7135550142", "7135550142x"])
    expect(faultOf(field, value)).toBe("validation:phone");
  expect(stored(phoneField("claimPhone", optional), "")).toBeNull();
});

it("a slug is small letters, digits and single hyphens, and is suggested from the title", () => {
  const field = slugField("slug", "title");
  expect(field).toMatchObject({ isUnique: true, from: "title", control: "slug" });
  for (const slug of ["a", "a-b", "flood-2026"]) expect(faultOf(field, slug)).toBeUndefined();
  for (const slug of ["A", "a--b", "-a", "a-", "a_b", "ñ"]) expect(faultOf(field, slug)).toBe("validation:slug");
  expect(slugOf(" ¿Qué es “UM/UIM”? ")).toBe("que-es-um-uim");
  expect(slugOf(`${"x".repeat(79)} y`)).toBe("x".repeat(79));
  expect(slugOf("--a--")).toBe("a");
});

describe("a value that is chosen", () => {
  it("is one of its options, or none where it may be left out", () => {
    const field = choiceField("category", ["a", "b"]);
    expect([faultOf(field, "a"), faultOf(field, "c"), faultOf(field, "")]).toEqual([
      undefined,
      "validation:choice",
      "validation:choice",
    ]);
    expect(stored(choiceField("category", ["a"], optional), "")).toBeNull();
    expect(field).toMatchObject({ control: "choice", options: ["a", "b"], isRequired: true });
    const relation = relationField("categoryId", "reference-categories");
    expect([stored(relation, "7"), faultOf(relation, ""), faultOf(relation, "x")]).toEqual([
      7,
      "validation:choice",
      "validation:choice",
    ]);
    expect(relation).toMatchObject({ of: "reference-categories", control: "relation", isListed: true });
  });

  it("is a number within its bounds", () => {
    const field = numberField("minutes", 60, { min: 5, max: 600 });
    expect([stored(field, "5"), stored(field, 600), field.initial, field.control]).toEqual([5, 600, 60, "number"]);
    for (const value of [4, 601, 5.5, "x", " ", undefined]) expect(faultOf(field, value)).toBe("validation:number");
    expect(field.isRequired).toBe(true);
    const fromNothing = numberField("minutes", 0, { min: 0, max: 9 });
    expect(stored(fromNothing, "0")).toBe(0);
    for (const value of ["", " ", null, false, true]) expect(faultOf(fromNothing, value)).toBe("validation:number");
  });

  it("is a rating in half steps", () => {
    const field = ratingField("rating");
    expect(field).toMatchObject({ initial: 5, isRequired: true, isListed: true, control: "choice" });
    expect(field.options).toEqual(["5", "4.5", "4", "3.5", "3", "2.5", "2", "1.5", "1"]);
    expect([stored(field, "4.5"), stored(field, 1)]).toEqual([4.5, 1]);
    for (const value of [0.5, 5.5, 4.2, "x"]) expect(faultOf(field, value)).toBe("validation:choice");
  });

  it("is a flag, off where it is not given", () => {
    const field = flagField("isFeatured");
    expect([stored(field, true), stored(field, undefined), stored(field, null)]).toEqual([true, false, false]);
    expect(faultOf(field, "yes")).toBe("validation:choice");
    expect(field).toMatchObject({ control: "flag", initial: false, isRequired: false });
  });

  it("is a moment of this century", () => {
    const field = dateTimeField("publishDate", { isListed: true });
    expect(stored(field, "2026-11-18T09:00:00-06:00")).toBe("2026-11-18T15:00:00.000Z");
    expect([faultOf(field, "2000-01-01T00:00:00Z"), faultOf(field, "2099-12-31T23:59:59Z")]).toEqual([
      undefined,
      undefined,
    ]);
    for (const value of ["1999-12-31T23:59:59Z", "2100-01-01T00:00:00Z", "2026-11-18", "", undefined, "x".repeat(41)])
      expect(faultOf(field, value)).toBe("validation:date");
    expect(field).toMatchObject({ control: "date-time", initial: "", isRequired: true, isListed: true });
  });

  it("is a list of up to fifteen tags, each once", () => {
    const field = tagsField("tags");
    expect([stored(field, ["a", " a", "b"]), stored(field, undefined)]).toEqual([["a", "b"], []]);
    const many = (count: number) => Array.from({ length: count }, (_, at) => `t${at}`);
    expect([faultOf(field, many(15)), faultOf(field, many(16))]).toEqual([undefined, "validation:tooMany"]);
    expect([faultOf(field, [""]), faultOf(field, ["x".repeat(41)]), faultOf(field, "a")]).toEqual([
      required,
      "validation:tooLong",
      "validation:invalid",
    ]);
    expect(field).toMatchObject({ control: "tags", initial: [], isRequired: false });
  });
});
