import { businessCode, fact, insuranceCode, LOOKED_UP } from "./fact.ts";

export const claimFacts = {
  promptPayment: fact({
    name: { en: "An insurer's deadlines for a claim", es: "Plazos de la aseguradora para un reclamo" },
    rule: insuranceCode("§§542.055–542.057"),
    checkedOn: null,
    figures: { confirm: 15, decide: 15, pay: 5, extended: 45 },
    says: (f) => ({
      en: `${f.confirm} days to confirm it, ${f.decide} business days to decide, ${f.pay} business days to pay; ${f.extended} days when it says why it needs more time`,
      es: `${f.confirm} días para confirmarlo, ${f.decide} días hábiles para decidir, ${f.pay} días hábiles para pagar; ${f.extended} días si explica por qué necesita más tiempo`,
    }),
    wording: {
      confirm: {
        en: [
          "# days to confirm",
          "confirm a claim within # days",
          "# days after notice of the claim",
          "# days is the time to confirm",
          "# calendar days",
        ],
        es: [
          "# días para confirmar",
          "recibió el reclamo en un plazo de # días",
          "# días desde que recibe el aviso",
          "# días es el plazo para confirmar",
          "# días naturales",
        ],
      },
      decide: {
        en: ["# business days (?:to decide|to accept|after it has|run)", "reject it within # business days"],
        es: ["# días hábiles (?:para decidir|para aceptar|siguientes|desde que recibe)", "corren los # días hábiles"],
      },
      pay: {
        en: ["# business days (?:to pay|after it says|is the time to pay)"],
        es: ["# días hábiles (?:más )?para pagar", "# días hábiles (?:desde que avisa|es el plazo para pagar)"],
      },
      extended: {
        en: ["up to # days (?:from the day it|from that day|to decide)"],
        es: ["hasta # días (?:desde el día en que le|desde ese día|para decidir)"],
      },
    },
  }),
  appraisal: fact({
    name: { en: "Policies that must allow an appraisal", es: "Pólizas que deben permitir una tasación" },
    rule: insuranceCode("ch. 1813"),
    checkedOn: LOOKED_UP,
    figures: {
      since: { en: "January 1, 2026", es: "1 de enero de 2026" },
      month: { en: "January 2026", es: "enero de 2026" },
      year: 2026,
    },
    says: (f) => ({
      en: `Personal auto and home policies issued or renewed since ${f.since.en}`,
      es: `Pólizas personales de auto y casa emitidas o renovadas desde el ${f.since.es}`,
    }),
    wording: {
      since: { any: ["@"] },
      month: { en: ["renewed since @"], es: ["renovadas desde @"] },
      year: {
        en: ["issued or renewed in # or later", "no appraisal before #"],
        es: ["emitidas o renovadas en # o después", "Antes de # no hay tasación"],
      },
    },
  }),
  dataBreach: fact({
    name: { en: "Notice after a breach of personal data", es: "Aviso después de una filtración de datos" },
    rule: businessCode("§521.053"),
    checkedOn: null,
    figures: { people: 60, attorneyGeneral: 30, affected: 250 },
    says: (f) => ({
      en: `${f.people} days to tell the people, ${f.attorneyGeneral} days to tell the attorney general from ${f.affected} Texans on`,
      es: `${f.people} días para avisar a las personas, ${f.attorneyGeneral} días para avisar al procurador general desde ${f.affected} texanos`,
    }),
    wording: {
      people: { en: ["# days (?:to tell|for) the people"], es: ["# días para (?:avisar a )?las personas"] },
      attorneyGeneral: {
        en: ["# days to tell the attorney general", "# for the attorney general"],
        es: ["# para (?:avisar al|el) procurador general"],
      },
      affected: { en: ["when # or more Texans", "from # Texans on"], es: ["cuando hay # texanos", "desde # texanos"] },
    },
  }),
  fraudReport: fact({
    name: { en: "Report of a suspected fraud", es: "Reporte de un fraude que se sospecha" },
    rule: insuranceCode("§701.051"),
    checkedOn: null,
    figures: { days: 30 },
    says: (f) => ({ en: `Within ${f.days} days`, es: `En ${f.days} días` }),
    wording: {
      days: {
        en: [
          "no later than the #th day",
          "By the #th day",
          "the # days that Texas law gives",
          "reported within # days",
        ],
        es: ["más tardar el día #(?! del mes)", "los # días en que la ley de Texas", "se reporta en # días"],
      },
    },
  }),
};
