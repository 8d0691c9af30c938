import { expect, it } from "vitest";
import { filterArticles, type Findable } from "./article-filter.ts";

const hail: Findable = {
  title: "Granizo y deducibles",
  excerpt: "Qué paga la póliza",
  topicLabel: "Seguro de casa",
  tags: ["techo"],
  topic: "Home Insurance",
};
const term: Findable = {
  title: "Seguro a término",
  excerpt: "Para la familia",
  topicLabel: "Seguro de vida",
  tags: ["beneficiarios"],
  topic: "Life Insurance",
};

it("finds by title, summary, topic and tag, without case and accents", () => {
  expect(filterArticles([hail, term], null, "TERMINO")).toEqual([term]);
  expect(filterArticles([hail, term], null, "poliza")).toEqual([hail]);
  expect(filterArticles([hail, term], null, "seguro de casa")).toEqual([hail]);
  expect(filterArticles([hail, term], null, "techo")).toEqual([hail]);
});

it("keeps to the topic that is chosen", () => {
  expect(filterArticles([hail, term], "Life Insurance", "")).toEqual([term]);
  expect(filterArticles([hail, term], "Life Insurance", "techo")).toEqual([]);
});
