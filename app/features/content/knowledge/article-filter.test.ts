import { expect, it } from "vitest";
import { serviceAnswers } from "../../../../content/service-answers.ts";
import { inLanguage } from "../../../../domain/platform/language.ts";
import { filterArticles, findAnswers, type Findable } from "./article-filter.ts";

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

it.each([
  ["en", "windshield", "glass"],
  ["en", "hail", "hail"],
  ["en", "towing", "towing"],
  ["en", "rental car", "rental-car"],
  ["en", "ID card", "id-card"],
  ["en", "SR-22", "sr-22"],
  ["en", "lienholder", "lienholder"],
  ["es", "parabrisas", "glass"],
  ["es", "granizo", "hail"],
  ["es", "grúa", "towing"],
  ["es", "carro de renta", "rental-car"],
  ["es", "tarjeta de seguro", "id-card"],
  ["es", "SR22", "sr-22"],
  ["es", "acreedor", "lienholder"],
] as const)("a search finds the answers of the FAQ too, in %s: %s", (language, term, id) => {
  const found = findAnswers(inLanguage(serviceAnswers, language), term);
  expect(found[0]?.id).toBe(id);
  expect(found.length).toBeLessThanOrEqual(3);
});

it("shows no answers before something is looked for", () => {
  expect(findAnswers(inLanguage(serviceAnswers, "en"), " ")).toEqual([]);
});
