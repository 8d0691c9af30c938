import { expect, it } from "vitest";
import { groupByLetter } from "./letter-groups.ts";

const source = (id: string, en: string, es: string) => ({
  id,
  term: { en, es },
  definition: { en: `${en}.`, es: `${es}.` },
});
const sources = [
  source("beneficiary", "Beneficiary", "Beneficiario"),
  source("bond", "Surety bond", "Fianza"),
  source("act", "Act of God", "Época de tormentas"),
  source("effective", "Effective date", "Entrada en vigor"),
];

it("sorts and groups by the term of the page's language, accents apart", () => {
  const summary = (language: "en" | "es") =>
    groupByLetter(sources, language).map(({ letter, terms }) => `${letter}: ${terms.map((t) => t.id).join(" ")}`);
  expect(summary("en")).toEqual(["A: act", "B: beneficiary", "E: effective", "S: bond"]);
  expect(summary("es")).toEqual(["B: beneficiary", "E: effective act", "F: bond"]);
});

it("adds the English term on Spanish pages only", () => {
  expect(groupByLetter(sources, "es")[0]?.terms[0]?.english).toBe("Beneficiary");
  expect(groupByLetter(sources, "en")[0]?.terms[0]).not.toHaveProperty("english");
});
