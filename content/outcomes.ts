import type { Outcomes } from "../domain/work/desk/outcomes.ts";

/** The lost reasons and call outcomes of a first start, which admins may rename, switch off and add to. */
export const firstOutcomes: Outcomes = {
  lostReasons: [
    { id: "price", name: { en: "The price was too high", es: "El precio era muy alto" }, isActive: true },
    { id: "coverage", name: { en: "The coverage did not fit", es: "La cobertura no convenía" }, isActive: true },
    { id: "stayed", name: { en: "Stayed with their insurer", es: "Se quedó con su aseguradora" }, isActive: true },
    { id: "elsewhere", name: { en: "Bought elsewhere", es: "Compró en otro lugar" }, isActive: true },
    { id: "not-eligible", name: { en: "Not eligible", es: "No cumple los requisitos" }, isActive: true },
    { id: "no-answer", name: { en: "Could not be reached", es: "No se le pudo localizar" }, isActive: true },
    { id: "other", name: { en: "Another reason", es: "Otro motivo" }, isActive: true },
  ],
  callOutcomes: [
    { id: "reached", name: { en: "Reached", es: "Contestó" }, isActive: true, isReached: true },
    {
      id: "voicemail",
      name: { en: "Left a voicemail", es: "Se dejó mensaje de voz" },
      isActive: true,
      isReached: false,
    },
    { id: "no-answer", name: { en: "No answer", es: "No contestó" }, isActive: true, isReached: false },
    { id: "wrong-number", name: { en: "Wrong number", es: "Número equivocado" }, isActive: true, isReached: false },
    {
      id: "do-not-call",
      name: { en: "Does not want calls", es: "No quiere llamadas" },
      isActive: true,
      isReached: true,
    },
  ],
};
