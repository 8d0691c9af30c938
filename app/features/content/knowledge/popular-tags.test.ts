import { expect, it } from "vitest";
import { popularTags } from "./popular-tags.ts";

it("takes one tag of each article in turn, each tag once", () => {
  const articles = [{ tags: ["hail", "roof", "wind"] }, { tags: ["flood", "roof"] }, { tags: [] }];
  expect(popularTags(articles)).toEqual(["hail", "flood", "roof", "wind"]);
});

it("stops at fifteen", () => {
  expect(popularTags([{ tags: Array.from({ length: 20 }, (_, n) => `tag ${n}`) }])).toHaveLength(15);
  expect(popularTags([])).toEqual([]);
});
