import { expect, it } from "vitest";
import { frontPosts } from "./front-posts.ts";

const post = (id: number) => ({ id, topic: null });
const guide = (id: number) => ({ id, topic: "Auto Insurance" });

it("shows every post of the blog and the three newest guides, in their order, and counts the other guides", () => {
  const posts = [guide(1), post(2), guide(3), guide(4), guide(5), post(6), guide(7)];
  expect(frontPosts(posts)).toEqual({ shown: [guide(1), post(2), guide(3), guide(4), post(6)], guidesLeft: 2 });
});

it("leaves nothing out where there are few guides", () => {
  expect(frontPosts([guide(1), post(2)])).toEqual({ shown: [guide(1), post(2)], guidesLeft: 0 });
});
