import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SCENES } from "../../domain/content/blog.ts";
import { slugOf } from "../../domain/content/content-fields.ts";
import english from "../../locales/en/content/content.json" with { type: "json" };
import spanish from "../../locales/es/content/content.json" with { type: "json" };
import { articles } from "./index.ts";

/** Maximum size of a scene: a page shows up to a dozen. */
const MAX_BYTES = 10_000;

describe("the scene of an article", () => {
  it("is one of the family, and no other article's", () => {
    const scenes = articles.map(({ imageUrl }) => imageUrl);
    expect(SCENES).toEqual(expect.arrayContaining(scenes));
    expect(new Set(scenes).size).toBe(articles.length);
  });

  it.each([
    ["after-a-car-accident-in-texas", "crash-at-the-light"],
    ["flood-insurance-texas", "flooded-street"],
    ["hurricane-season-checklist", "boarded-up-before-the-storm"],
    ["wind-and-hail-deductibles-texas", "hail-over-roof"],
  ])("about a bad day is no cheerful one: %s has %s", (slug, scene) => {
    expect(articles.find((article) => article.slug === slug)?.imageUrl).toBe(`/art/${scene}.svg`);
  });
});

describe.each(SCENES)("%s", (scene) => {
  const svg = readFileSync(new URL(`../../public${scene}`, import.meta.url), "utf8");

  it("is drawn like the others: one size, light in bytes, by day and by night, with colours that it defines", () => {
    expect(svg).toContain('viewBox="0 0 1200 800"');
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(MAX_BYTES);
    const [, day = ""] = /svg\{([^}]*)\}/.exec(svg) ?? [];
    const [, night = ""] = /@media \(prefers-color-scheme:dark\)\{svg\{([^}]*)\}/.exec(svg) ?? [];
    expect(night).not.toBe("");
    const defined = new Set(namesIn(day));
    expect([...namesIn(night), ...namesIn(svg)].filter((name) => !defined.has(name))).toEqual([]);
    expect(svg.replace("http://www.w3.org/2000/svg", "")).not.toMatch(/https?:|<script|<image|<text/);
  });

  it("has a name for the admin in both languages", () => {
    for (const { options } of [english, spanish]) expect(options).toHaveProperty(slugOf(scene));
  });
});

function namesIn(text: string): string[] {
  return text.match(/--\w+/g) ?? [];
}
