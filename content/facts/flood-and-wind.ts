import { fact, insuranceCode, LOOKED_UP, propertyCode, regulation } from "./fact.ts";
import { dollars } from "./numbers.ts";

export const floodAndWindFacts = {
  floodWait: fact({
    name: { en: "Wait before a new flood policy (NFIP)", es: "Espera de una póliza nueva de inundación (NFIP)" },
    rule: regulation("44 CFR §61.11"),
    checkedOn: null,
    figures: { days: 30, afterMap: 1 },
    says: (f) => ({
      en: `${f.days} days; ${f.afterMap} day after a change of the map`,
      es: `${f.days} días; ${f.afterMap} día después de un cambio del mapa`,
    }),
    wording: {
      days: {
        en: [
          "(?:begin|begins|takes effect) # days after",
          "takes # days to start",
          "waits # days before it begins",
          "a #-day wait",
          "national program usually have # days",
          "starts after # days",
          "begins? only after # days",
          "^[^\\p{L}]{2} # days$",
        ],
        es: [
          "(?:empieza|entra en vigor) # días después",
          "tarda # días en empezar",
          "espera # días antes de empezar",
          "hay que esperar # días",
          "# días de espera",
          "programa nacional suelen tener # días",
          "empieza (?:solo )?después de # días",
          "empiezan a los # días",
          "^[^\\p{L}]{2} # días$",
        ],
      },
      afterMap: { en: ["the wait is # day"], es: ["la espera es de # día"] },
    },
  }),
  floodLimits: fact({
    name: { en: "Limits of the flood program (NFIP)", es: "Límites del programa de inundación (NFIP)" },
    rule: regulation("44 CFR §61.6"),
    checkedOn: null,
    figures: {
      building: dollars(250_000),
      contents: dollars(100_000),
      businessBuilding: dollars(500_000),
      businessContents: dollars(500_000),
    },
    says: (f) => ({
      en: `House: ${f.building} and ${f.contents} for contents; business: ${f.businessBuilding} and ${f.businessContents}`,
      es: `Casa: ${f.building} y ${f.contents} de contenido; negocio: ${f.businessBuilding} y ${f.businessContents}`,
    }),
    wording: {
      building: {
        en: ["(?<!business up to )# for the building", "cost more than # to rebuild"],
        es: ["# por el edificio", "su casa costaría más de #"],
      },
      contents: {
        en: ["(?<!and up to )# for (?:the )?contents", "contents coverage alone, up to #"],
        es: ["# por el contenido", "cobertura de contenido, hasta #"],
      },
      businessBuilding: { en: ["business up to # for the building"], es: ["negocio hasta # para el edificio"] },
      businessContents: { en: ["and up to # for the contents"], es: ["hasta # para el contenido"] },
    },
  }),
  floodProof: fact({
    name: { en: "Time for the proof of loss (NFIP)", es: "Plazo de la prueba de pérdida (NFIP)" },
    rule: regulation("44 CFR 61, App. A"),
    checkedOn: null,
    figures: { days: 60 },
    says: (f) => ({ en: `${f.days} days`, es: `${f.days} días` }),
    wording: {
      days: {
        en: ["# days to send the proof of loss", "proof of loss within # days"],
        es: ["prueba de pérdida firmada dentro de # días", "# días para (?:enviar|mandar) la prueba de pérdida"],
      },
    },
  }),
  floodBuilding: fact({
    name: { en: "How a building is paid (NFIP)", es: "Cómo se paga un edificio (NFIP)" },
    rule: regulation("44 CFR 61, App. A"),
    checkedOn: null,
    figures: { insured: 80, garage: 10 },
    says: (f) => ({
      en: `Replacement cost from ${f.insured} percent of it insured; a garage up to ${f.garage} percent of the limit`,
      es: `Costo de reemplazo desde el ${f.insured} por ciento asegurado; una cochera hasta el ${f.garage} por ciento del límite`,
    }),
    wording: {
      insured: { en: ["at least # percent of that cost"], es: ["el # por ciento de ese costo"] },
      garage: { en: ["building limit, up to # percent"], es: ["límite del edificio, hasta el # por ciento"] },
    },
  }),
  landlordNotice: fact({
    name: { en: "A landlord's notice of flooding", es: "Aviso de inundaciones del arrendador" },
    rule: propertyCode("§92.0135"),
    checkedOn: null,
    figures: { since: 2022, years: 5 },
    says: (f) => ({
      en: `Since ${f.since}, of floods in the past ${f.years} years`,
      es: `Desde ${f.since}, de inundaciones en los últimos ${f.years} años`,
    }),
    wording: {
      since: {
        en: ["Since #, Texas law has required most landlords"],
        es: ["Desde #, la ley de Texas obliga a la mayoría de los arrend"],
      },
      years: { en: ["it flooded in the past # years"], es: ["se inundó en los últimos # años"] },
    },
  }),
  windstormArea: fact({
    name: { en: "Where TWIA insures", es: "Dónde asegura TWIA" },
    rule: insuranceCode("ch. 2210"),
    checkedOn: null,
    figures: { counties: 14 },
    says: (f) => ({
      en: `${f.counties} counties and a part of Harris County`,
      es: `${f.counties} condados y una parte del condado de Harris`,
    }),
    wording: { counties: { en: ["# (?:coastal )?counties"], es: ["# condados"] } },
  }),
  windstormClaim: fact({
    name: { en: "Time to file a claim with TWIA", es: "Plazo para reclamar a TWIA" },
    rule: insuranceCode("§2210.573"),
    checkedOn: null,
    figures: { years: 1 },
    says: (f) => ({ en: `${f.years} year`, es: `${f.years} año` }),
    wording: {
      years: {
        en: ["# year from the date of damage", "within # year of the damage"],
        es: ["# año desde la fecha del daño", "dentro de # año después del daño"],
      },
    },
  }),
  windstormCertificate: fact({
    name: { en: "Who certified completed work, and when", es: "Quién certificó obras terminadas, y cuándo" },
    rule: insuranceCode("ch. 2210"),
    checkedOn: LOOKED_UP,
    figures: {
      from: { en: "January 2017", es: "enero de 2017" },
      until: { en: "May 2020", es: "mayo de 2020" },
      since: { en: "June 1, 2020", es: "1 de junio de 2020" },
    },
    says: (f) => ({
      en: `TWIA from ${f.from.en} to ${f.until.en}, TDI since ${f.since.en}`,
      es: `TWIA de ${f.from.es} a ${f.until.es}; TDI desde el ${f.since.es}`,
    }),
    wording: { from: { any: ["@"] }, until: { any: ["@"] }, since: { any: ["@"] } },
  }),
};
