import type { ContentField, ContentInput, ContentKind, ContentValue } from "../../domain/content/content.ts";
import { describeKind, translatedFields } from "../../domain/content/content.ts";

/** Returns a valid value of a field, a different one for each number. */
function rightValue({ control, name, options, initial }: ContentField, n: number): ContentValue {
  switch (control) {
    case "url":
      return `https://example.com/${name}/${n}`;
    case "path":
      return `/contact?n=${n}`;
    case "phone":
      return `(713) 555-01${String(n % 100).padStart(2, "0")}`;
    case "slug":
      return `sample-${n}`;
    case "picture":
      return "/art/corner-shop.svg";
    case "scene":
    case "choice":
      return initial || (options?.[0] ?? "");
    case "relation":
      return 1;
    case "number":
      return initial;
    case "flag":
      return true;
    case "date-time":
      return new Date(Date.UTC(2020, 0, n)).toISOString();
    case "tags":
      return [`tag ${n}`, "another"];
    default:
      return `${name} ${n}`;
  }
}

/** Returns a value that the field's rule rejects. */
export function wrongValue({ control }: ContentField): unknown {
  const wrong: Record<ContentField["control"], unknown> = {
    line: "x".repeat(3_000),
    text: "x".repeat(3_000),
    article: "x".repeat(60_001),
    url: "javascript:alert(1)",
    path: "//elsewhere.example",
    phone: "1-800-CLAIMS",
    slug: "Not A Slug",
    scene: "https://elsewhere.example/scene.svg",
    picture: "//elsewhere.example/logo.svg",
    choice: "no such choice",
    relation: 999_999,
    number: "many",
    flag: "yes",
    "date-time": "tomorrow",
    tags: Array.from({ length: 100 }, (_, n) => `tag ${n}`),
  };
  return wrong[control];
}

/** Makes a valid item of a kind. */
export function sampleOf(kind: ContentKind, n: number): ContentInput {
  const values = describeKind(kind).fields.map((field) => [field.name, rightValue(field, n)]);
  const es = translatedFields(kind).map((field) => {
    const value = rightValue(field, n);
    return [field.name, typeof value === "string" ? `${value} en español` : value];
  });
  return { values: Object.fromEntries(values), es: Object.fromEntries(es) };
}
