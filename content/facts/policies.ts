import { fact, insuranceCode, LOOKED_UP, regulation } from "./fact.ts";
import { dollars } from "./numbers.ts";

export const policyFacts = {
  nonrenewal: fact({
    name: { en: "Notice that a personal policy is not renewed", es: "Aviso de que una póliza personal no se renueva" },
    rule: insuranceCode("§551.105"),
    checkedOn: LOOKED_UP,
    figures: { days: 60 },
    says: (f) => ({ en: `${f.days} days before the end`, es: `${f.days} días antes del fin` }),
    wording: {
      days: {
        en: [
          "at least # days before",
          "House Bill 1900: # days",
          "in writing and # days",
          "# days is the notice of nonrenewal",
        ],
        es: [
          "(?<!terminar )al menos # días antes",
          "House Bill 1900: # días",
          "por escrito y # días",
          "# días es el aviso de no renovación",
        ],
      },
    },
  }),
  fairPlan: fact({
    name: { en: "Refusals before the FAIR Plan", es: "Rechazos antes del FAIR Plan" },
    rule: regulation("28 TAC §5.9917(a)(1)"),
    checkedOn: LOOKED_UP,
    figures: { refusals: 2 },
    says: (f) => ({ en: `At least ${f.refusals} companies`, es: `Al menos ${f.refusals} compañías` }),
    wording: { refusals: { en: ["at least # licensed companies"], es: ["al menos # compañías con licencia"] } },
  }),
  lifeGrace: fact({
    name: { en: "Grace period of a life policy", es: "Periodo de gracia de una póliza de vida" },
    rule: insuranceCode("§1101.005"),
    checkedOn: LOOKED_UP,
    figures: { months: 1 },
    says: (f) => ({ en: `At least ${f.months} month`, es: `Por lo menos ${f.months} mes` }),
    wording: {
      months: { en: ["grace period of at least # month"], es: ["periodo de gracia de por lo menos # mes"] },
    },
  }),
  contestability: fact({
    name: {
      en: "Time in which a life policy can be contested",
      es: "Tiempo en que se puede disputar una póliza de vida",
    },
    rule: insuranceCode("§1101.006"),
    checkedOn: LOOKED_UP,
    figures: { years: 2 },
    says: (f) => ({ en: `${f.years} years`, es: `${f.years} años` }),
    wording: {
      years: {
        en: [
          "first # years (?:of a life policy|may refuse|the carrier|a false|it may)",
          "in force for # years",
          "# years is the time in which a claim",
        ],
        es: [
          "primeros # años(?: de una póliza de vida|, puede negarse| la aseguradora|, una respuesta falsa)",
          "ya lleva # años en vigor",
          "esos # primeros años",
          "# años es el tiempo en que se puede disputar",
        ],
      },
    },
  }),
  freeLook: fact({
    name: {
      en: "Free look at a life policy that replaces another",
      es: "Periodo de revisión de una póliza de vida que reemplaza a otra",
    },
    rule: insuranceCode("§1114.053"),
    checkedOn: null,
    figures: { days: 30 },
    says: (f) => ({ en: `${f.days} days from delivery`, es: `${f.days} días desde la entrega` }),
    wording: {
      days: {
        en: ["it is # days from delivery", "replacement has # days", "1114\\.053: # days"],
        es: ["son # días desde la entrega", "reemplazo tiene # días", "1114\\.053: # días"],
      },
    },
  }),
  promotionalGift: fact({
    name: { en: "Most that a promotional gift may be worth", es: "Valor máximo de un artículo promocional" },
    rule: insuranceCode("§1806.1541"),
    checkedOn: null,
    figures: { worth: dollars(25) },
    says: (f) => ({ en: f.worth, es: f.worth }),
    wording: {
      worth: {
        en: [
          "worth # dollars or less",
          "The limit of # dollars",
          "the # dollars that the law allows",
          "item of # dollars or less",
        ],
        es: [
          "cortesía de # dólares o menos",
          "El límite de # dólares",
          "los # dólares que la ley permite",
          "promocional de # dólares o menos",
        ],
      },
    },
  }),
  certificateFine: fact({
    name: { en: "Fine for a false certificate of insurance", es: "Multa por un certificado de seguro indebido" },
    rule: insuranceCode("ch. 1811"),
    checkedOn: null,
    figures: { most: dollars(1_000), since: 2012 },
    says: (f) => ({
      en: `Up to ${f.most} for each violation, since ${f.since}`,
      es: `Hasta ${f.most} por cada violación, desde ${f.since}`,
    }),
    wording: {
      most: { en: ["fine can reach # dollars"], es: ["multa puede llegar a # dólares"] },
      since: { en: ["casualty insurance since #"], es: ["rige desde # los certificados"] },
    },
  }),
  agencyMeans: fact({
    name: {
      en: "What an agency must be able to pay for its negligence",
      es: "Lo que una agencia debe poder pagar por su negligencia",
    },
    rule: insuranceCode("§4001.106"),
    checkedOn: null,
    figures: { amount: dollars(25_000) },
    says: (f) => ({ en: f.amount, es: f.amount }),
    wording: { amount: { en: ["able to pay up to # dollars"], es: ["pueda pagar hasta # dólares"] } },
  }),
};
