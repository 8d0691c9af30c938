import { fact, laborCode, LOOKED_UP } from "./fact.ts";

export const workFacts = {
  noCoverageNotice: fact({
    name: {
      en: "Notice of no workers' compensation (DWC-005)",
      es: "Aviso de que no hay compensación para trabajadores (DWC-005)",
    },
    rule: laborCode("§406.004"),
    checkedOn: null,
    figures: {
      from: { en: "February 1", es: "1 de febrero" },
      until: { en: "April 30", es: "30 de abril" },
      afterHiring: 30,
      afterEnding: 10,
    },
    says: (f) => ({
      en: `Every year from ${f.from.en} to ${f.until.en}; ${f.afterHiring} days after the first hiring; ${f.afterEnding} days after ending a policy`,
      es: `Cada año del ${f.from.es} al ${f.until.es}; ${f.afterHiring} días después de la primera contratación; ${f.afterEnding} días después de terminar una póliza`,
    }),
    wording: {
      from: { en: ["every year between @"], es: ["cada año entre el @"] },
      until: { en: ["every year between [^.\\n]{5,40} and @"], es: ["cada año entre el [^.\\n]{5,40} y el @"] },
      afterHiring: { en: ["# days after hiring the first"], es: ["# días después de contratar al primer"] },
      afterEnding: { en: ["# days after telling an insurer"], es: ["# días después de avisar a la aseguradora"] },
    },
  }),
  workInjuryList: fact({
    name: {
      en: "Report of work injuries without coverage (DWC-007)",
      es: "Reporte de lesiones de trabajo sin cobertura (DWC-007)",
    },
    rule: laborCode("§411.032"),
    checkedOn: null,
    figures: { employees: 5, absence: 1, dayOfMonth: { en: "seventh day", es: "día siete" } },
    says: (f) => ({
      en: `From ${f.employees} employees on, for more than ${f.absence} day of absence, by the ${f.dayOfMonth.en} of the next month`,
      es: `Desde ${f.employees} empleados, por más de ${f.absence} día de ausencia, a más tardar el ${f.dayOfMonth.es} del mes siguiente`,
    }),
    wording: {
      employees: { en: ["With # or more employees"], es: ["Con # empleados o más"] },
      absence: { en: ["more than # day of absence"], es: ["más de # día de ausencia"] },
      dayOfMonth: { any: ["@"] },
    },
  }),
  workInjuryClaim: fact({
    name: { en: "A worker's report and claim of an injury", es: "Aviso y reclamo de un trabajador lesionado" },
    rule: laborCode("§§409.001, 409.003"),
    checkedOn: null,
    figures: { report: 30, claim: 1 },
    says: (f) => ({
      en: `Report within ${f.report} days, claim within ${f.claim} year`,
      es: `Aviso en ${f.report} días, reclamo en ${f.claim} año`,
    }),
    wording: {
      report: { en: ["report the injury to you within # days"], es: ["debe avisarle a usted dentro de # días"] },
      claim: { en: ["file a claim within # year"], es: ["presentar su reclamo dentro de # año"] },
    },
  }),
  nonSubscribers: fact({
    name: { en: "Employers without workers' compensation", es: "Empleadores sin compensación para trabajadores" },
    rule: {
      en: "Division of Workers' Compensation, 2024 report",
      es: "División de Compensación para Trabajadores, informe de 2024",
    },
    checkedOn: LOOKED_UP,
    figures: { year: 2024, employers: 24, workers: 13 },
    says: (f) => ({
      en: `${f.employers} percent of employers, with ${f.workers} percent of the workers (${f.year})`,
      es: `${f.employers} por ciento de los empleadores, con ${f.workers} por ciento de los empleados (${f.year})`,
    }),
    wording: {
      year: { en: ["According to a # report of the Division"], es: ["informe de # de la División"] },
      employers: { en: ["# percent of private employers"], es: ["# por ciento de los empleadores privados"] },
      workers: { en: ["# percent of the workers"], es: ["trabajaba el # por ciento de los empleados"] },
    },
  }),
};
