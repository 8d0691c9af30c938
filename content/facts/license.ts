import { fact, insuranceCode, LOOKED_UP, regulation } from "./fact.ts";
import { dollars } from "./numbers.ts";

const hours = 24;

export const licenseFacts = {
  continuingEducation: fact({
    name: { en: "Continuing education of an agent", es: "Educación continua de un agente" },
    rule: insuranceCode("ch. 4004"),
    checkedOn: LOOKED_UP,
    figures: { hours, ethics: 3, classroom: hours / 2, share: { en: "half", es: "la mitad" }, fine: dollars(50) },
    says: (f) => ({
      en: `${f.hours} hours in a term, ${f.ethics} of them ethics and ${f.classroom} classroom; ${f.fine} for each missing hour`,
      es: `${f.hours} horas por periodo, ${f.ethics} de ética y ${f.classroom} de salón; ${f.fine} por cada hora que falta`,
    }),
    wording: {
      hours: {
        en: [
          "# hours in each",
          "the same # hours",
          "counts toward your #",
          "a quarter make #",
          "eight quarters: # hours",
          "of the # hours must",
          "Texas requires #, and",
          "Half of #",
          "it is # for each license",
          "#, at least \\S+ of them ethics",
        ],
        es: [
          "# horas en cada periodo",
          "las mismas # horas",
          "cuenta para sus #",
          "por trimestre dan #",
          "ocho trimestres: # horas",
          "De las # horas",
          "Texas pide #, y",
          "La mitad de #",
          "porque son # por cada licencia",
          "#, al menos \\S+ de ética",
        ],
      },
      ethics: {
        en: ["# hours of ethics", "and # of ethics", "Now it is #\\.", "# is the least for ethics"],
        es: ["# horas de ética", "y # de ética", "Ahora son #\\.", "# es el mínimo de ética"],
      },
      classroom: {
        en: ["requires # classroom hours", "The rule is #\\."],
        es: ["pide # horas de salón", "La regla es #\\."],
      },
      share: {
        en: ["at least @ in a classroom", "up to @ may be self-study"],
        es: ["al menos @ en salón", "hasta @ puede ser por su cuenta"],
      },
      fine: { en: ["# dollars for each (?:late )?hour"], es: ["# dólares por cada hora"] },
    },
  }),
  educationAdvice: fact({
    name: {
      en: "How early to finish continuing education",
      es: "Con cuánta anticipación terminar la educación continua",
    },
    rule: { en: "TDI, continuing education for agents", es: "TDI, educación continua para agentes" },
    checkedOn: null,
    figures: { days: 30 },
    says: (f) => ({
      en: `${f.days} days before the license expires`,
      es: `${f.days} días antes de que venza la licencia`,
    }),
    wording: {
      days: {
        en: ["advises finishing (?:at least )?# days early", "the day # days before your license"],
        es: ["aconseja terminar (?:al menos )?# días antes", "el día que cae # días antes"],
      },
    },
  }),
  educationExemption: fact({
    name: { en: "Years of licensing before an exemption", es: "Años de licencia antes de una exención" },
    rule: insuranceCode("ch. 4004"),
    checkedOn: null,
    figures: { years: 20 },
    says: (f) => ({ en: `${f.years} years`, es: `${f.years} años` }),
    wording: { years: { en: ["# years of continuous licensing"], es: ["lleva # años seguidos con licencia"] } },
  }),
  floodCourse: fact({
    name: { en: "Basic flood course of an agent", es: "Curso básico de inundación de un agente" },
    rule: {
      en: "Flood Insurance Reform Act of 2004, §207",
      es: "Ley de Reforma del Seguro contra Inundaciones de 2004, §207",
    },
    checkedOn: null,
    figures: { hours: 3 },
    says: (f) => ({ en: `At least ${f.hours} hours`, es: `Al menos ${f.hours} horas` }),
    wording: { hours: { en: ["course lasts at least # hours"], es: ["curso de Texas dura al menos # horas"] } },
  }),
  licenseTerm: fact({
    name: { en: "Term of an agent's license", es: "Vigencia de la licencia de agente" },
    rule: insuranceCode("ch. 4003"),
    checkedOn: null,
    figures: { years: 2 },
    says: (f) => ({ en: `${f.years} years`, es: `${f.years} años` }),
    wording: {
      years: {
        en: [
          "license runs for # years",
          "may not be exactly # years",
          "each #-year license term",
          "CE hours do you need in # years",
          "# years is the term of the license",
        ],
        es: [
          "licencia dura # años",
          "puede no ser de # años",
          "periodo de licencia de # años",
          "horas de CE necesita en # años",
          "# años es lo que dura la licencia",
        ],
      },
    },
  }),
  licenseLapse: fact({
    name: { en: "What an expired license can still do", es: "Qué se puede hacer con una licencia vencida" },
    rule: insuranceCode("§4003.007"),
    checkedOn: null,
    figures: { renewable: 90, examAgain: 1 },
    says: (f) => ({
      en: `Renewal within ${f.renewable} days; the exam again after ${f.examAgain} year`,
      es: `Renovación en ${f.renewable} días; otra vez el examen después de ${f.examAgain} año`,
    }),
    wording: {
      renewable: {
        en: [
          "expired # days or less",
          "Expired more than # days",
          "Reinstating after # days",
          "After # days you can no longer renew",
          "only in the first # days",
          "Between # days and",
          "# days is the time in which an expired",
        ],
        es: [
          "vencida hace # días o menos",
          "Vencida hace más de # días",
          "Recuperarla después de # días",
          "Después de # días ya no se puede renovar",
          "solo en los primeros # días",
          "Entre # días y",
          "# días es el plazo en que todavía",
        ],
      },
      examAgain: {
        en: [
          "days, less than # year",
          "Expired # year or more",
          "days and # year you cannot",
          "applies from # year on",
        ],
        es: ["días y menos de # año", "Vencida hace # año o más", "días y # año ya no", "a partir de # año"],
      },
    },
  }),
  lateRenewal: fact({
    name: { en: "Surcharge for a late renewal", es: "Recargo por renovar tarde" },
    rule: insuranceCode("§4003.007"),
    checkedOn: LOOKED_UP,
    figures: { share: { en: "half", es: "la mitad" } },
    says: (f) => ({ en: `The fee and ${f.share.en} of it again`, es: `La cuota y ${f.share.es} más` }),
    wording: { share: { en: ["renewal fee plus @ of it"], es: ["cuota de renovación y @ más"] } },
  }),
  examResult: fact({
    name: { en: "How long a passed exam is good for", es: "Cuánto tiempo vale un examen aprobado" },
    rule: regulation("28 TAC §19.805"),
    checkedOn: LOOKED_UP,
    figures: { years: 1 },
    says: (f) => ({ en: `${f.years} year`, es: `${f.years} año` }),
    wording: { years: { en: ["you have # year after passing"], es: ["tiene # año después de pasar el examen"] } },
  }),
  examScore: fact({
    name: { en: "Passing score of the exam", es: "Puntaje para aprobar el examen" },
    rule: { en: "Pearson VUE, handbook for Texas", es: "Pearson VUE, manual de Texas" },
    checkedOn: null,
    figures: { points: 70 },
    says: (f) => ({ en: `${f.points}`, es: `${f.points}` }),
    wording: { points: { en: ["passing score is #"], es: ["Se aprueba con #"] } },
  }),
  agentMove: fact({
    name: { en: "Notice of a move to another state", es: "Aviso de mudanza a otro estado" },
    rule: insuranceCode("ch. 4056"),
    checkedOn: null,
    figures: { days: 30 },
    says: (f) => ({ en: `Within ${f.days} days`, es: `En ${f.days} días` }),
    wording: { days: { en: ["new address within # days"], es: ["nueva dirección en un plazo de # días"] } },
  }),
};
