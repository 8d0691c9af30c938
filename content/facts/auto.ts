import { civilCode, fact, insuranceCode, LOOKED_UP, transportationCode } from "./fact.ts";
import { dollars } from "./numbers.ts";

/** The minimum liability limits in thousands of dollars: per person, per accident, for property. */
const [person, accident, property] = [30, 60, 25] as const;

export const autoFacts = {
  autoMinimum: fact({
    name: { en: "Least liability insurance for a car", es: "Seguro mínimo de responsabilidad civil de un auto" },
    rule: transportationCode("§601.072"),
    checkedOn: null,
    figures: {
      short: `${person}/${accident}/${property}`,
      person: dollars(person * 1_000),
      accident: dollars(accident * 1_000),
      property: dollars(property * 1_000),
      spoken: { en: `${person}, ${accident} and ${property}`, es: `${person}, ${accident} y ${property}` },
      last: property,
    },
    says: (f) => ({
      en: `${f.person} for each person, ${f.accident} for all injuries in an accident, ${f.property} for property`,
      es: `${f.person} por persona, ${f.accident} por todas las lesiones de un accidente, ${f.property} por propiedad`,
    }),
    wording: {
      short: { any: ["@"] },
      person: {
        any: ["@"],
        en: [
          "# dollars for injuries to one",
          "# dollars for each person",
          "first figure, and it is #",
          "# is the liability limit per person",
        ],
        es: [
          "# dólares por las lesiones de una",
          "# dólares por cada persona",
          "primera cifra, y es de #",
          "# es el límite de responsabilidad por persona",
        ],
      },
      accident: {
        any: ["@(?! (?:for two children|saved|ahorrados|para los estudios))"],
        en: ["# dollars for all injuries", "# for all people hurt"],
        es: ["# dólares por todas las lesiones", "# por todas las personas lastimadas"],
      },
      property: {
        any: ["@(?! (?:in damage|saved|ahorrados|en daños|en el banco))"],
        en: [
          "# dollars for (?:damage to other|others|the customer's own|injuries to each|all claims)",
          "# for property\\.",
        ],
        es: [
          "# dólares por (?:daños a la|la) propiedad de otros",
          "# dólares (?:para el carro del cliente|por las lesiones de cada|por todos los reclamos)",
          "# por daños a la propiedad",
        ],
      },
      spoken: { any: ["@"] },
      last: { en: ["What does the # in"], es: ["¿Qué significa el # en"] },
    },
  }),
  uninsuredFine: fact({
    name: {
      en: "Fine for a first conviction of driving uninsured",
      es: "Multa por la primera condena por manejar sin seguro",
    },
    rule: transportationCode("§601.191"),
    checkedOn: LOOKED_UP,
    figures: { least: dollars(175), most: dollars(350) },
    says: (f) => ({ en: `${f.least} to ${f.most}`, es: `De ${f.least} a ${f.most}` }),
    wording: { least: { any: ["@"] }, most: { any: ["@"] } },
  }),
  pipOffer: fact({
    name: {
      en: "Basic offer of personal injury protection",
      es: "Oferta básica de protección contra lesiones personales",
    },
    rule: insuranceCode("§§1952.151–1952.153"),
    checkedOn: null,
    figures: { amount: dollars(2_500) },
    says: (f) => ({
      en: `At least ${f.amount}, unless refused in writing`,
      es: `Al menos ${f.amount}, salvo rechazo por escrito`,
    }),
    wording: {
      amount: {
        en: ["PIP offer is #", "the offer is at least #", "Carriers must offer #", "offer that the law requires is #"],
        es: [
          "oferta básica de PIP es de #",
          "se ofrecen al menos #",
          "deben ofrecer #",
          "oferta que pide la ley es de #",
        ],
      },
    },
  }),
  uninsuredDeductible: fact({
    name: {
      en: "Deductible of uninsured motorist property damage",
      es: "Deducible de daños a la propiedad por conductor sin seguro",
    },
    rule: insuranceCode("§1952.108"),
    checkedOn: null,
    figures: { amount: dollars(250) },
    says: (f) => ({ en: f.amount, es: f.amount }),
    wording: { amount: { en: ["has a # deductible"], es: ["(?:tiene|lleva) un deducible de #"] } },
  }),
  sr22: fact({
    name: { en: "How long an SR-22 is kept", es: "Cuánto tiempo se mantiene un SR-22" },
    rule: transportationCode("ch. 601"),
    checkedOn: null,
    figures: { years: 2 },
    says: (f) => ({ en: `Usually ${f.years} years`, es: `Por lo general ${f.years} años` }),
    wording: { years: { en: ["usually kept for # years"], es: ["por lo general se mantiene # años"] } },
  }),
  driverPlan: fact({
    name: {
      en: "Refusals before the plan of last resort (TAIPA)",
      es: "Rechazos antes del plan de último recurso (TAIPA)",
    },
    rule: insuranceCode("ch. 2151"),
    checkedOn: null,
    figures: { refusals: 2 },
    says: (f) => ({ en: `At least ${f.refusals} companies`, es: `Al menos ${f.refusals} compañías` }),
    wording: { refusals: { en: ["turned down by at least # companies"], es: ["rechazado por al menos # compañías"] } },
  }),
  sharedFault: fact({
    name: {
      en: "Share of fault above which nothing is recovered",
      es: "Parte de la culpa sobre la que no se cobra nada",
    },
    rule: civilCode("§33.001"),
    checkedOn: null,
    figures: { percent: 50, share: { en: "half", es: "la mitad" } },
    says: (f) => ({ en: `More than ${f.percent} percent`, es: `Más del ${f.percent} por ciento` }),
    wording: {
      percent: { en: ["more than # percent at fault"], es: ["más del # por ciento no cobra"] },
      share: { en: ["more than @ at fault"], es: ["más de @ de la culpa"] },
    },
  }),
  injuryLawsuit: fact({
    name: { en: "Time to sue over an injury", es: "Plazo para demandar por lesiones" },
    rule: civilCode("§16.003"),
    checkedOn: null,
    figures: { years: 2 },
    says: (f) => ({ en: `${f.years} years`, es: `${f.years} años` }),
    wording: { years: { en: ["lawsuits must be filed within # years"], es: ["antes de que pasen # años"] } },
  }),
  crashReport: fact({
    name: { en: "An officer's report of a crash", es: "Reporte de un choque por el oficial" },
    rule: transportationCode("§550.062"),
    checkedOn: null,
    figures: { days: 10, damage: dollars(1_000) },
    says: (f) => ({
      en: `Within ${f.days} days, from damage of ${f.damage} on or with injuries`,
      es: `En ${f.days} días, desde daños de ${f.damage} o con lesiones`,
    }),
    wording: {
      days: { en: ["written report within # days"], es: ["reporte escrito dentro de los # días"] },
      damage: { en: ["property appears to be #"], es: ["persona parece llegar a #"] },
    },
  }),
};
