import type { CarrierLine } from "../domain/content/carriers.ts";
import type { Localized } from "../domain/platform/language.ts";

/**
 * An entry of the one carrier registry. The payments page, payment options table, claims page, portal cards and
 * partners all come from it.
 */
export type CarrierSeed = {
  slug: string;
  name: string;
  website: string;
  /** URL on the payments page; null when the carrier is not listed there. */
  paymentUrl: string | null;
  /**
   * Mobile app support in the payment options table; null when not listed there. All listed carriers support online,
   * phone and automatic payment.
   */
  mobileApp: boolean | null;
  portals: { line: CarrierLine; url: string; description: Localized }[];
};

const auto = (url: string, en: string, es: string) => ({ line: "auto" as const, url, description: { en, es } });
const home = (url: string, en: string, es: string) => ({ line: "home" as const, url, description: { en, es } });
const business = (url: string, en: string, es: string) => ({ line: "business" as const, url, description: { en, es } });

export const carriers: CarrierSeed[] = [
  {
    slug: "progressive",
    name: "Progressive",
    website: "https://www.progressive.com/",
    paymentUrl: "https://www.progressive.com/manage-payments/",
    mobileApp: true,
    portals: [
      auto(
        "https://www.foragentsonly.com/",
        "Personal auto, motorcycle and commercial auto in one place",
        "Auto personal, motocicleta y auto comercial en un solo lugar",
      ),
      home(
        "https://www.foragentsonly.com/",
        "Homeowners, condo and renters, bundled with auto",
        "Casa, condominio e inquilinos, junto con el auto",
      ),
      business(
        "https://www.foragentsonly.com/",
        "Business owner's policies and commercial auto",
        "Pólizas para dueños de negocio y auto comercial",
      ),
    ],
  },
  {
    slug: "excellent-insurance",
    name: "Excellent Insurance",
    website: "https://excellent-insurance.example.com/",
    paymentUrl: "https://excellent-insurance.example.com/pay",
    mobileApp: null,
    portals: [
      auto(
        "https://excellent-insurance.example.com/agents",
        "Non-standard auto with low down payments",
        "Auto no estándar con enganches bajos",
      ),
    ],
  },
  {
    slug: "gainsco",
    name: "Gainsco",
    website: "https://www.gainsco.com/",
    paymentUrl: "https://www.gainsco.com/",
    mobileApp: true,
    portals: [
      auto(
        "https://www.gainscoconnect.com/",
        "Minimum limits auto, foreign licenses welcome",
        "Auto con límites mínimos, se aceptan licencias extranjeras",
      ),
    ],
  },
  {
    slug: "wellington-insurance",
    name: "Wellington Insurance",
    website: "https://www.wellingtoninsgroup.com/",
    paymentUrl: "https://www.wellingtoninsgroup.com/",
    mobileApp: false,
    portals: [
      home(
        "https://www.wellingtoninsgroup.com/",
        "Texas homeowners and dwelling fire",
        "Casa y vivienda en renta en Texas",
      ),
    ],
  },
  {
    slug: "kemper-infinity",
    name: "Kemper Infinity",
    website: "https://www.kemper.com/",
    paymentUrl: "https://www.kemper.com/",
    mobileApp: true,
    portals: [
      auto("https://www.kemper.com/", "Specialty auto with SR-22 filings", "Auto especializado con trámite de SR-22"),
    ],
  },
  {
    slug: "uaig",
    name: "UAIG",
    website: "https://www.uaig.net/",
    paymentUrl: "https://www.uaig.net/",
    mobileApp: false,
    portals: [
      auto(
        "https://www.uaig.net/",
        "Monthly auto policies, same-day proof of insurance",
        "Pólizas mensuales de auto, comprobante el mismo día",
      ),
    ],
  },
  {
    slug: "american-access",
    name: "American Access",
    website: "https://american-access.example.com/",
    paymentUrl: "https://american-access.example.com/pay",
    mobileApp: null,
    portals: [
      auto(
        "https://american-access.example.com/agents",
        "Liability-only auto for older vehicles",
        "Auto de solo responsabilidad civil para vehículos con años",
      ),
    ],
  },
  {
    slug: "lamargen-agency",
    name: "Lamargen Agency",
    website: "https://lamargen.example.com/",
    paymentUrl: "https://lamargen.example.com/pay",
    mobileApp: null,
    portals: [
      auto(
        "https://lamargen.example.com/agents",
        "Managing general agency for hard-to-place drivers",
        "Agencia general para conductores difíciles de colocar",
      ),
    ],
  },
  {
    slug: "venture-insurance",
    name: "Venture Insurance",
    website: "https://venture-insurance.example.com/",
    paymentUrl: "https://venture-insurance.example.com/pay",
    mobileApp: null,
    portals: [
      auto(
        "https://venture-insurance.example.com/agents",
        "Auto for new drivers and families with teens",
        "Auto para conductores nuevos y familias con adolescentes",
      ),
    ],
  },
  {
    slug: "constitution-mga",
    name: "Constitution MGA",
    website: "https://constitution-mga.example.com/",
    paymentUrl: "https://constitution-mga.example.com/pay",
    mobileApp: null,
    portals: [
      auto(
        "https://constitution-mga.example.com/agents",
        "Non-owner (operator's) and minimum-limits auto",
        "Auto para quien no tiene vehículo y con límites mínimos",
      ),
    ],
  },
  {
    slug: "lone-star-mutual",
    name: "Lone Star Mutual",
    website: "https://lone-star-mutual.example.com/",
    paymentUrl: null,
    mobileApp: null,
    portals: [
      auto(
        "https://lone-star-mutual.example.com/agents",
        "Preferred auto with multi-car discounts",
        "Auto preferente con descuento por varios autos",
      ),
      home(
        "https://lone-star-mutual.example.com/agents",
        "Homeowners with wind and hail options",
        "Casa con opciones de viento y granizo",
      ),
    ],
  },
  {
    slug: "gulf-coast-casualty",
    name: "Gulf Coast Casualty",
    website: "https://gulf-coast-casualty.example.com/",
    paymentUrl: null,
    mobileApp: null,
    portals: [
      auto(
        "https://gulf-coast-casualty.example.com/agents",
        "Coastal auto and light commercial vehicles",
        "Auto en la costa y vehículos comerciales ligeros",
      ),
      business(
        "https://gulf-coast-casualty.example.com/agents",
        "General liability, property and workers' compensation",
        "Responsabilidad civil general, propiedad y compensación para trabajadores",
      ),
    ],
  },
];

/** The codes by which carriers identify this agency. */
export const agencyCodes: { carrier: string; code: string }[] = [
  { carrier: "Progressive", code: "TX-48213" },
  { carrier: "Gainsco", code: "G-77008-2" },
  { carrier: "Kemper Infinity", code: "KI-30915" },
];
