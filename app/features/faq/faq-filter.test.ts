import { expect, it } from "vitest";
import { filterFaq, type FaqGroup } from "./faq-filter.ts";

const groups: FaqGroup[] = [
  { id: "auto", title: "Auto", questions: [{ question: "¿Cuál es el mínimo?", answer: "30/60/25" }] },
  {
    id: "home",
    title: "Casa",
    questions: [
      { question: "¿Cubre inundación?", answer: "No" },
      { question: "¿Cubre granizo?", answer: "Casi siempre" },
    ],
  },
];

it("finds questions and answers without case and accents", () => {
  expect(filterFaq(groups, null, "INUNDACION")).toEqual([{ ...groups[1], questions: [groups[1]?.questions[0]] }]);
  expect(filterFaq(groups, null, "30/60/25")).toEqual([groups[0]]);
});

it("keeps to the category that is chosen", () => {
  expect(filterFaq(groups, "home", "")).toEqual([groups[1]]);
  expect(filterFaq(groups, "auto", "granizo")).toEqual([]);
});
