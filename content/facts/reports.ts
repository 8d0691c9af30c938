import { fact, insuranceCode } from "./fact.ts";

/**
 * The day on which the statutes were read, except 18 U.S.C. §2721 and 45 CFR §164.508: facts that cite one of these are
 * unchecked.
 */
const READ_ON = "2026-11-17";

const REPORTING_ACT = "15 U.S.C. §1681b(a)(3)(C)";
const creditScoring = insuranceCode("§559.053");

/**
 * The reports that an insurer may order on an applicant, one fact for each insurance type: ch. 559 is for personal auto
 * and home only, health records need the applicant's permission, and a business is judged by its loss runs.
 */
export const reportFacts = {
  autoReports: fact({
    name: { en: "Reports on who applies for auto insurance", es: "Reportes de quien solicita un seguro de auto" },
    rule: {
      en: `${creditScoring.en}; ${REPORTING_ACT}; 18 U.S.C. §2721(b)(6)`,
      es: `${creditScoring.es}; ${REPORTING_ACT}; 18 U.S.C. §2721(b)(6)`,
    },
    checkedOn: null,
    figures: {
      reports: {
        en: "your driving record, claims history and, as Texas law allows, a credit report on you and others in your household",
        es: "su historial de manejo, su historial de reclamos y, según lo permite la ley de Texas, un reporte de crédito de usted y de otras personas de su hogar",
      },
    },
    says: (f) => f.reports,
    wording: { reports: { en: ["@"], es: ["@"] } },
  }),
  homeReports: fact({
    name: { en: "Reports on who applies for home insurance", es: "Reportes de quien solicita un seguro de casa" },
    rule: { en: `${creditScoring.en}; ${REPORTING_ACT}`, es: `${creditScoring.es}; ${REPORTING_ACT}` },
    checkedOn: READ_ON,
    figures: {
      reports: {
        en: "the claims history of you and of the home and, as Texas law allows, a credit report on you and others in your household",
        es: "el historial de reclamos de usted y de la casa y, según lo permite la ley de Texas, un reporte de crédito de usted y de otras personas de su hogar",
      },
    },
    says: (f) => f.reports,
    wording: { reports: { en: ["@"], es: ["@"] } },
  }),
  businessReports: fact({
    name: {
      en: "Reports on a business that applies for insurance",
      es: "Reportes de un negocio que solicita un seguro",
    },
    rule: { en: "15 U.S.C. §1681b(a)", es: "15 U.S.C. §1681b(a)" },
    checkedOn: READ_ON,
    figures: {
      reports: {
        en: "loss runs, which are your earlier insurers' lists of your claims, and, as the law allows, a credit report on the owners",
        es: "los historiales de pérdidas (loss runs), es decir, las listas de reclamos de sus aseguradoras anteriores, y, según lo permite la ley, un reporte de crédito de los dueños",
      },
    },
    says: (f) => f.reports,
    wording: { reports: { en: ["@"], es: ["@"] } },
  }),
  lifeReports: fact({
    name: { en: "Reports on who applies for life insurance", es: "Reportes de quien solicita un seguro de vida" },
    rule: {
      en: `${REPORTING_ACT} and (g)(1)(A); 45 CFR §164.508`,
      es: `${REPORTING_ACT} y (g)(1)(A); 45 CFR §164.508`,
    },
    checkedOn: null,
    figures: {
      reports: {
        en: "your medical records, your prescription history and your record at MIB, which keeps what earlier applications told insurers about your health",
        es: "sus expedientes médicos, su historial de recetas y su registro en MIB, que guarda lo que sus solicitudes anteriores dijeron de su salud a las aseguradoras",
      },
    },
    says: (f) => f.reports,
    wording: { reports: { en: ["@"], es: ["@"] } },
  }),
};
