import { expect, it } from "vitest";
import { filterTerms } from "./filter-terms.ts";

const groups = [
  {
    letter: "D",
    terms: [{ id: "deductible", term: "Deducible", english: "Deductible", definition: "Lo que usted paga." }],
  },
  { letter: "P", terms: [{ id: "policy", term: "Póliza", english: "Policy", definition: "El contrato." }] },
];

it("finds by the term, by its English name and by the definition", () => {
  expect(filterTerms(groups, "poliza")).toEqual([groups[1]]);
  expect(filterTerms(groups, "deductible")).toEqual([groups[0]]);
  expect(filterTerms(groups, "CONTRATO")).toEqual([groups[1]]);
  expect(filterTerms(groups, "zzz")).toEqual([]);
});
