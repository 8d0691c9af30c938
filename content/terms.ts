import type { Language } from "../domain/platform/language.ts";

/** A concept with its one name in each language, and the names to avoid. */
export type Term = {
  en: string;
  es: string;
  /** Patterns to avoid: whole words in any case; `^` and `$` stand for the ends of a text. */
  avoid: Partial<Record<Language, string[]>>;
  /** Files in which an avoided name is allowed, with the reason. */
  except?: { file: string; why: string }[];
};

const spoken = { file: "content/testimonials.ts", why: "customers say it in their own words" };

/** Terms of the insurance trade, as the Texas Department of Insurance and our glossaries name them. */
const ofTheTrade: Term[] = [
  {
    en: "collision coverage",
    es: "cobertura de colisión",
    // A crash is a "choque"; the coverage that pays for it is not.
    avoid: { es: ["coberturas? de choque", "choque y (cobertura )?amplia", "distintos a choque", "^choque(?=$|:)"] },
    except: [{ file: "content/articles/after-a-car-accident-in-texas.ts", why: "its tag names the crash" }],
  },
  {
    en: "comprehensive coverage",
    es: "cobertura amplia",
    avoid: { es: ["cobertura (contra|a) todo riesgo", "cobertura (integral|comprensiva)"] },
  },
  {
    en: "workers' compensation",
    es: "compensación para trabajadores",
    avoid: {
      en: ["worker's comp(ensation)?", "workers comp(ensation)?", "workmen's comp(ensation)?"],
      es: ["compensación laboral", "compensación (a|de) (los )?trabajadores", "indemnización laboral"],
    },
  },
  {
    en: "uninsured motorist",
    es: "conductor sin seguro",
    avoid: { es: ["motoristas? (sin seguro|no asegurados?|con seguro insuficiente)"] },
  },
  {
    en: "personal injury protection",
    es: "protección contra lesiones personales",
    avoid: { es: ["protección (por|de|para) lesiones personales"] },
  },
  {
    en: "replacement cost",
    es: "costo de reemplazo",
    avoid: { es: ["(costo|valor) de (reposición|sustitución)"] },
  },
  {
    en: "actual cash value",
    es: "valor real en efectivo",
    avoid: { es: ["valor en efectivo real", "valor (efectivo actual|actual en efectivo)"] },
  },
  {
    en: "declarations page",
    es: "página de declaraciones",
    avoid: { en: ["dec(laration)? pages?", "declarations? sheets?"], es: ["hojas? de declaraciones", "carátulas?"] },
  },
  {
    en: "named insured",
    es: "asegurado nombrado",
    avoid: { es: ["asegurados? titular(es)?"] },
  },
  {
    en: "business owner's policy",
    es: "póliza para dueños de negocio",
    avoid: { en: ["business owners'? polic(y|ies)"], es: ["pólizas? de dueños? de negocio", "paquete para dueños"] },
  },
  {
    en: "general liability",
    es: "responsabilidad civil general",
    avoid: { es: ["responsabilidad general"] },
  },
  {
    en: "business interruption",
    es: "interrupción de negocio",
    avoid: { es: ["interrupción (del negocio|comercial)"] },
  },
  {
    en: "homeowners insurance",
    es: "seguro de casa",
    avoid: { es: ["seguro de (la )?vivienda"] },
  },
  {
    en: "flood insurance",
    es: "seguro contra inundaciones",
    avoid: { es: ["seguro (de|contra) inundación"] },
    except: [spoken],
  },
  {
    en: "National Flood Insurance Program",
    es: "Programa Nacional de Seguro contra Inundaciones",
    avoid: { es: ["Programa Nacional del Seguro", "National Flood Insurance Program"] },
  },
  {
    en: "Texas Windstorm Insurance Association",
    es: "Asociación de Seguros contra Tormentas de Viento de Texas",
    avoid: { es: ["Texas Windstorm Insurance Association", "contra (vendavales|vientos)"] },
  },
  {
    en: "Civil Practice and Remedies Code",
    es: "Código de Práctica y Recursos Civiles",
    avoid: { es: ["Código de Práctica Civil", "Remedios Civiles"] },
  },
  {
    en: "additional living expenses",
    es: "gastos adicionales de vivienda",
    avoid: { es: ["gastos (adicionales|extra) de vida", "gastos extra de vivienda"] },
  },
  {
    en: "term life",
    es: "seguro a término",
    avoid: { es: ["(seguro|vida) temporal", "^temporal$"] },
  },
  {
    en: "whole life",
    es: "vida entera",
    avoid: { es: ["vida completa", "a término, entero"] },
  },
  {
    en: "contingent beneficiary",
    es: "beneficiario contingente",
    avoid: { es: ["beneficiarios? sustitutos?"] },
  },
  {
    en: "nonrenewal",
    es: "no renovación",
    avoid: { en: ["non-renewals?"] },
  },
  {
    en: "claim",
    es: "reclamo",
    avoid: { es: ["reclamaci(ón|ones)"] },
    except: [{ file: "content/glossary.ts", why: "the entry says that the other word is used too" }],
  },
  {
    en: "roadside assistance",
    es: "auxilio vial",
    avoid: { es: ["(asistencia|auxilio) en el camino"] },
  },
  { en: "employer", es: "empleador", avoid: { es: ["patr(ón|ones)"] } },
  { en: "roofer", es: "techador", avoid: { es: ["techeros?"] } },
  { en: "trampoline", es: "brincolín", avoid: { es: ["trampol(ín|ines)"] } },
  {
    en: "pickup",
    es: "camioneta",
    // Allowed in brackets, once: it helps readers who use no other word.
    avoid: { es: ["(?<!\\()trocas?"] },
    except: [spoken],
  },
];

/** Terms of our own product: the portal's parts, and actions on a page. */
const ofOurOwn: Term[] = [
  {
    en: "Agent Onboarding",
    es: "Capacitación inicial",
    avoid: { es: ["inducci(ón|ones)", "bienvenida a agentes", "incorporación de agentes"] },
  },
  { en: "trainee", es: "aprendiz", avoid: { es: ["agentes? en capacitación"] } },
  {
    en: "role",
    es: "rol",
    // The word has other uses, so only the phrases that meant a role are avoided.
    avoid: { es: ["^función$", "su función", "función que solicita", "usuario y función"] },
  },
  {
    en: "two-factor login",
    es: "verificación en dos pasos",
    avoid: { en: ["two-step", "2fa", "second factor"], es: ["(acceso|inicio de sesión) en dos pasos", "dos factores"] },
  },
  {
    en: "partners",
    es: "aseguradoras asociadas",
    avoid: { es: ["^socios$", "(nuevo|editar|este) socio", "testimonios, socios"] },
  },
  { en: "Progress", es: "Avance", avoid: { es: ["pestaña progreso", "^progreso$"] } },
  {
    en: "customer files",
    es: "fichas de clientes",
    // "Customers" alone is the sidebar's name for the requests.
    avoid: { en: ["customer (records|profiles)"], es: ["(expedientes|perfiles|archivos?) de(l)? (los )?clientes?"] },
    except: [{ file: "content/legal.ts", why: "it means all that is kept, not the page" }],
  },
  { en: "trash", es: "papelera", avoid: { en: ["(the|a) bin"] } },
  { en: "click", es: "oprima", avoid: { en: ["press (the|a) (button|link)"], es: ["pulsen?", "presionen?"] } },
  { en: "try again", es: "intente de nuevo", avoid: { es: ["inténtelo", "vuelva a intentarlo"] } },
  { en: "email", es: "correo", avoid: { en: ["e-mails?"], es: ["e-?mails?"] } },
  { en: "“ ”", es: "“ ”", avoid: { en: ["[«»]"], es: ["[«»]"] } },
];

/** American spellings, where a British one comes easily. */
const american: Term[] = [
  { en: "canceled", es: "cancelado", avoid: { en: ["cancell(ed|ing)"] } },
  { en: "afterward", es: "después", avoid: { en: ["afterwards"] } },
  { en: "color", es: "color", avoid: { en: ["colours?"] } },
  { en: "license", es: "licencia", avoid: { en: ["licences?"] } },
  { en: "check a box", es: "marcar una casilla", avoid: { en: ["tick(s|ed|ing)?"] } },
  { en: "fix", es: "arreglar", avoid: { en: ["mend(s|ed|ing)?"] } },
  { en: "fill out", es: "llenar", avoid: { en: ["fill in the (quote )?form"] } },
  { en: "power outage", es: "apagón", avoid: { en: ["power cuts?"] } },
  { en: "no longer", es: "ya no", avoid: { en: ["any more\\."] } },
];

/** The term base: `npm run check` searches every text of locales/ and content/ for names to avoid. */
export const terms: Term[] = [...ofTheTrade, ...ofOurOwn, ...american];
