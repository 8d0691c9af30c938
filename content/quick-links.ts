import type { Localized } from "../domain/platform/language.ts";
import type { LINK_ICONS } from "../domain/content/page-options.ts";
import { LICENSE_LOOKUP } from "./license-lookup.ts";

/** An outbound link of the portal's Tools tab, as it is first stored. */
export type QuickLink = {
  id: string;
  icon: (typeof LINK_ICONS)[number];
  url: string;
  title: Localized;
  text: Localized;
};

export const quickLinks: QuickLink[] = [
  {
    id: "license-lookup",
    icon: "badge",
    url: LICENSE_LOOKUP,
    title: { en: "License Lookup", es: "Consulta de licencias" },
    text: {
      en: "Agents and adjusters licensed in Texas",
      es: "Agentes y ajustadores con licencia en Texas",
    },
  },
  {
    id: "department-of-insurance",
    icon: "building",
    url: "https://www.tdi.texas.gov/",
    title: { en: "Department of Insurance", es: "Departamento de Seguros" },
    text: { en: "TDI: rules, bulletins and companies", es: "TDI: reglas, boletines y compañías" },
  },
  {
    id: "vin-decoder",
    icon: "car",
    url: "https://vpic.nhtsa.dot.gov/decoder/",
    title: { en: "VIN Decoder", es: "Decodificador de VIN" },
    text: {
      en: "NHTSA: make, model and equipment by VIN",
      es: "NHTSA: marca, modelo y equipo según el VIN",
    },
  },
  {
    id: "vehicle-registration",
    icon: "clipboard",
    url: "https://www.txdmv.gov/motorists/register-your-vehicle",
    title: { en: "Vehicle Registration", es: "Registro de vehículos" },
    text: { en: "TxDMV: registration and renewal", es: "TxDMV: registro y renovación" },
  },
  {
    id: "premium-calculator",
    icon: "calculator",
    url: "https://www.helpinsure.com/",
    title: { en: "Premium Calculator", es: "Calculadora de primas" },
    text: {
      en: "HelpInsure: sample rates by company and area (no calculator)",
      es: "HelpInsure: tarifas de muestra por compañía y zona (no es calculadora)",
    },
  },
  {
    id: "policy-comparison",
    icon: "scale",
    url: "https://www.opic.texas.gov/",
    title: { en: "Policy Comparison", es: "Comparación de pólizas" },
    text: {
      en: "OPIC: what Texas policies cover, side by side",
      es: "OPIC: lo que cubren las pólizas de Texas, lado a lado",
    },
  },
];
