import { expect, it } from "vitest";
import { similarPosts } from "./similar-posts.ts";

const auto = (slug: string) => ({ slug, category: "Auto Insurance" });
const life = (slug: string) => ({ slug, category: "Life Insurance" });

it("puts the posts of the same category first and leaves the current one out", () => {
  const posts = [life("a"), auto("b"), auto("c"), life("d")];
  expect(similarPosts(posts, auto("c")).map((post) => post.slug)).toEqual(["b", "a", "d"]);
});

it("gives three at most, and fewer where there are fewer", () => {
  expect(similarPosts([auto("a"), auto("b"), auto("c"), auto("d")], auto("x"))).toHaveLength(3);
  expect(similarPosts([auto("x")], auto("x"))).toEqual([]);
});
