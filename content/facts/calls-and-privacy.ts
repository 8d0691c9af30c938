import type { Localized } from "../../domain/platform/language.ts";
import { DECENT_HOURS } from "../../domain/work/decent-hours.ts";
import { businessCode, fact, LOOKED_UP } from "./fact.ts";

const NOON = 12;
const inHalf = (hour: number) => hour - (hour > NOON ? NOON : 0);

/** Formats an hour for running text: 9 a.m., noon. */
function spoken(hour: number): Localized {
  if (hour === NOON) return { en: "noon", es: "mediodía" };
  const isMorning = hour < NOON;
  return {
    en: `${inHalf(hour)} ${isMorning ? "a.m." : "p.m."}`,
    es: `${inHalf(hour)} de la ${isMorning ? "mañana" : "noche"}`,
  };
}

/** Formats an hour as a clock shows it. */
const written = (hour: number): Localized => ({
  en: spoken(hour).en,
  es: `${inHalf(hour)} ${hour < NOON ? "a. m." : "p. m."}`,
});

export const callFacts = {
  callHours: fact({
    name: { en: "Hours for sales calls and texts", es: "Horario de llamadas y mensajes de venta" },
    rule: { en: "Senate Bill 140 (2025)", es: "Senate Bill 140 (2025)" },
    checkedOn: LOOKED_UP,
    figures: {
      opens: spoken(DECENT_HOURS.opens),
      closes: spoken(DECENT_HOURS.closes),
      opensOnSunday: spoken(DECENT_HOURS.opensOnSunday),
      clockOpens: written(DECENT_HOURS.opens),
      clockCloses: written(DECENT_HOURS.closes),
    },
    says: (f) => ({
      en: `${f.opens.en} to ${f.closes.en}, on Sundays from ${f.opensOnSunday.en}`,
      es: `De ${f.opens.es} a ${f.closes.es}, los domingos desde ${f.opensOnSunday.es}`,
    }),
    wording: {
      opens: { en: ["@"], es: ["@"] },
      closes: { en: ["@"], es: ["@"] },
      opensOnSunday: {
        en: ["from @ to 9", ", @ to 9", "Sunday before @", "On Sunday at @", "last until @"],
        es: ["de @ a 9", "domingos? antes del @", "domingo al @", "duran hasta el @"],
      },
      clockOpens: { es: ["@"] },
      clockCloses: { es: ["@"] },
    },
  }),
  salesTexts: fact({
    name: {
      en: "Since when a sales text is a sales call",
      es: "Desde cuándo un mensaje de venta es una llamada de venta",
    },
    rule: { en: "Senate Bill 140 (2025)", es: "Senate Bill 140 (2025)" },
    checkedOn: LOOKED_UP,
    figures: {
      since: { en: "September 1, 2025", es: "1 de septiembre de 2025" },
      month: { en: "September 2025", es: "septiembre de 2025" },
    },
    says: (f) => ({ en: f.since.en, es: f.since.es }),
    wording: { since: { any: ["@"] }, month: { en: ["@"], es: ["desde @"] } },
  }),
  privacyAnswer: fact({
    name: { en: "Answer to a request about one's own data", es: "Respuesta a una petición sobre los propios datos" },
    rule: businessCode("ch. 541"),
    checkedOn: null,
    figures: { days: 45 },
    says: (f) => ({ en: `Within ${f.days} days`, es: `En ${f.days} días` }),
    wording: { days: { en: ["We answer within # days"], es: ["Contestamos dentro de # días"] } },
  }),
};
