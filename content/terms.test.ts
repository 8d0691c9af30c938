import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../domain/platform/language.ts";
import { terms } from "./terms.ts";
import { unwantedNames } from "./unwanted-names.ts";

const uses = (text: string, language: "en" | "es", file = "content/faq.ts") =>
  unwantedNames(text, language, file).map(({ use }) => use);

describe("the term base", () => {
  it("wants the names that it gives", () => {
    for (const term of terms) for (const language of LANGUAGES) expect(uses(term[language], language)).toEqual([]);
  });

  it("names the word to use for one that is not", () => {
    expect(uses("La cobertura de choque paga su auto.", "es")).toEqual(["cobertura de colisión"]);
    expect(uses("Choque", "es")).toEqual(["cobertura de colisión"]);
    expect(uses("Compensación laboral", "es")).toEqual(["compensación para trabajadores"]);
    expect(uses("Empezar la inducción", "es")).toEqual(["Capacitación inicial"]);
    expect(uses("Send us an E-mail.", "en")).toEqual(["email"]);
    expect(uses("Oprima «Pagar»", "es")).toEqual(["“ ”"]);
  });

  it("leaves alone what only looks like it", () => {
    expect(uses("Qué hacer después de un choque", "es")).toEqual([]);
    expect(uses("Función de las pólizas de casa", "es")).toEqual([]);
    expect(uses("Nadie lo va a presionar.", "es")).toEqual([]);
    expect(uses("una camioneta (troca) que va adelante", "es")).toEqual([]);
    expect(uses("They recommend a sticker.", "en")).toEqual([]);
    expect(uses("Enlace para {{email}}", "es")).toEqual([]);
  });

  it("lets a name stand where it has a reason to", () => {
    expect(uses("un seguro para mi troca", "es")).toEqual(["camioneta"]);
    expect(uses("un seguro para mi troca", "es", "content/testimonials.ts")).toEqual([]);
  });
});
