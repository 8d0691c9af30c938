import { describe, expect, it } from "vitest";
import { faq } from "../../../../content/faq.ts";
import { serviceAnswers } from "../../../../content/service-answers.ts";
import { inLanguage } from "../../../../domain/platform/language.ts";
import { filterFaq, filterServices, SERVICE_GROUP, type FaqGroup } from "./faq-filter.ts";

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

describe("the service answers", () => {
  const services = { en: inLanguage(serviceAnswers, "en"), es: inLanguage(serviceAnswers, "es") };
  const first = (language: "en" | "es", term: string) => filterServices(services[language], null, term)[0]?.id;

  it.each([
    ["ID card", "id-card"],
    ["insurance card", "id-card"],
    ["cancel", "cancel"],
    ["cancel my policy", "cancel"],
    ["change my policy", "change-policy"],
    ["proof of insurance", "proof-of-insurance"],
    ["add a driver", "add-driver"],
    ["lienholder", "lienholder"],
    ["sr22", "sr-22"],
    ["SR-22", "sr-22"],
    ["pay my bill", "pay"],
    ["cancelar aseguranza", "cancel"],
    ["windshield", "glass"],
    ["cracked glass", "glass"],
    ["hail damage", "hail"],
    ["hailstorm", "hail"],
    ["tow truck", "towing"],
    ["roadside assistance", "towing"],
    ["rental car", "rental-car"],
    ["rent a car", "rental-car"],
    ["rental", "rental-car"],
    ["grúa", "towing"],
    ["finance company", "lienholder"],
    ["mortgage", "lienholder"],
    ["broken window", "glass"],
    ["certificate of insurance", "certificate"],
    ["COI", "certificate"],
    ["bought a car", "new-car"],
    ["I moved", "move"],
    ["my bill changed", "bill"],
  ])("in English: %s", (term, id) => {
    expect(first("en", term)).toBe(id);
  });

  it.each([
    ["tarjeta de seguro", "id-card"],
    ["id card", "id-card"],
    ["cancelar", "cancel"],
    ["dar de baja mi póliza", "cancel"],
    ["cambiar poliza", "change-policy"],
    ["comprobante", "proof-of-insurance"],
    ["añadir conductor", "add-driver"],
    ["agregar chofer", "add-driver"],
    ["banco", "lienholder"],
    ["lienholder", "lienholder"],
    ["sr22", "sr-22"],
    ["¿Cómo pago?", "pay"],
    ["parabrisas", "glass"],
    ["cristal roto", "glass"],
    ["windshield", "glass"],
    ["granizo", "hail"],
    ["granizada", "hail"],
    ["grua", "towing"],
    ["remolque", "towing"],
    ["auxilio vial", "towing"],
    ["asistencia vial", "towing"],
    ["alquiler", "rental-car"],
    ["hipoteca", "lienholder"],
    ["carro de renta", "rental-car"],
    ["rentar un carro", "rental-car"],
    ["rental", "rental-car"],
    ["papeles de aseguranza", "id-card"],
    ["financiera", "lienholder"],
    ["acreedor", "lienholder"],
    ["responsabilidad financiera", "sr-22"],
    ["certificado de seguro", "certificate"],
    ["compré un carro", "new-car"],
    ["mudanza", "move"],
    ["cambió mi recibo", "bill"],
  ])("in Spanish: %s", (term, id) => {
    expect(first("es", term)).toBe(id);
  });

  it("are found whatever category is chosen, and stay away from a category that is only read", () => {
    expect(filterServices(services.en, "life", "lienholder")[0]?.id).toBe("lienholder");
    expect(filterServices(services.en, "life", " ")).toEqual([]);
    expect(filterServices(services.en, null, "")).toHaveLength(serviceAnswers.length);
  });

  it("are a group that can be chosen, with none of the 25 questions in it", () => {
    expect(filterServices(services.en, SERVICE_GROUP, "")).toHaveLength(serviceAnswers.length);
    expect(filterFaq(inLanguage(faq, "en"), SERVICE_GROUP, "")).toEqual([]);
    expect(faq.map(({ questions }) => questions.length)).toEqual([5, 5, 5, 5, 5]);
  });
});

it("puts the question that is about the word before those that only mention it", () => {
  const [general] = filterFaq(inLanguage(faq, "en"), "general", "deductible");
  expect(general?.questions[0]?.question).toContain("a deductible");
});
