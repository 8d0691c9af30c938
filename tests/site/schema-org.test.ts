import { expect, it } from "vitest";
import { agencySchema } from "../../app/lib/structured-data.server.ts";
import type { Agency } from "../../domain/operations/settings/agency.ts";
import { agency, elPaso } from "../support/agency.ts";
import { schemaFaults } from "../support/schema-org.ts";

const context = { "@context": "https://schema.org" };
const page = (question: object) => ({ ...context, "@type": "FAQPage", inLanguage: "es", mainEntity: [question] });
const question = { "@type": "Question", name: "Why?", acceptedAnswer: { "@type": "Answer", text: "Because." } };

it("finds nothing wrong with structured data that follows schema.org", () => {
  expect(schemaFaults(page(question))).toEqual([]);
});

it.each<[string, object, string]>([
  ["another context", { ...page(question), "@context": "http://schema.org" }, "@context"],
  ["an unknown type", page({ ...question, "@type": "Query" }), "mainEntity"],
  ["a misspelled property", page({ ...question, acceptedAnswers: [] }), "has no property acceptedAnswers"],
  ["an empty text", page({ ...question, name: " " }), "Question).name"],
  ["a missing property", page({ "@type": "Question", name: "Why?" }), "lacks acceptedAnswer"],
  ["a node of a wrong type", page({ ...question, acceptedAnswer: question }), "Question is no Answer"],
  ["a language that is none", { ...page(question), inLanguage: "english" }, "inLanguage"],
])("finds %s", (_what, data, fault) => {
  expect(schemaFaults(data)).toEqual([expect.stringContaining(fault)]);
});

it("finds nothing wrong with an agency of several offices, each with what it may have", () => {
  const office = { ...elPaso, mapUrl: "https://maps.example.com/second", manager: "Ana Ruiz" };
  const several = { ...agency, locations: [agency.locations[0], office] satisfies Agency["locations"] };
  const schema = agencySchema(several, "https://agency.example", {
    languages: { title: "", text: "Both", isSample: false },
  });
  // As it leaves: without properties that have no value.
  const data: unknown = JSON.parse(JSON.stringify(schema));
  expect(data).toMatchObject({ department: [{ employee: { name: "Ana Ruiz" } }] });
  expect(schemaFaults(data)).toEqual([]);
});
