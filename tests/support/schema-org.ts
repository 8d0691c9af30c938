import { z } from "zod";

/**
 * The part of schema.org that the pages use: each type with the types above it, and each property with what it may hold
 * (schema.org's `rangeIncludes`). A type or property that is not here is a fault, so that nothing misspelled passes.
 */
const DATA_TYPES = {
  Text: z.string().trim().min(1),
  URL: z.url({ protocol: /^https?$/ }),
  /** ISO 8601, also of a year or a month alone. */
  Date: z.string().regex(/^\d{4}(-\d\d(-\d\d)?)?$/),
  DateTime: z.iso.datetime({ offset: true }),
  Time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/),
  Number: z.number(),
  Latitude: z.number().min(-90).max(90),
  Longitude: z.number().min(-180).max(180),
  DayOfWeek: z.enum(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]),
  /** A language by its BCP 47 code. */
  Language: z.enum(["en", "es"]),
} satisfies Record<string, z.ZodType>;
type DataType = keyof typeof DATA_TYPES;

type SchemaType = {
  is: string[];
  has: Record<string, string[]>;
  /** The properties without which search engines ignore it. */
  needs?: string[];
};

const TYPES: Record<string, SchemaType> = {
  Thing: {
    is: [],
    has: {
      name: ["Text"],
      description: ["Text"],
      url: ["URL"],
      image: ["URL"],
      sameAs: ["URL"],
      mainEntityOfPage: ["URL"],
    },
  },
  Intangible: { is: ["Thing"], has: {} },
  Person: { is: ["Thing"], has: {}, needs: ["name"] },
  Place: {
    is: ["Thing"],
    has: {
      address: ["PostalAddress"],
      geo: ["GeoCoordinates"],
      hasMap: ["URL"],
      openingHoursSpecification: ["OpeningHoursSpecification"],
      telephone: ["Text"],
    },
  },
  AdministrativeArea: { is: ["Place"], has: {} },
  State: { is: ["AdministrativeArea"], has: {}, needs: ["name"] },
  Organization: {
    is: ["Thing"],
    has: {
      address: ["PostalAddress"],
      areaServed: ["AdministrativeArea"],
      department: ["Organization"],
      email: ["Text"],
      employee: ["Person"],
      foundingDate: ["Date"],
      knowsLanguage: ["Language"],
      logo: ["URL"],
      parentOrganization: ["Organization"],
      telephone: ["Text"],
    },
    needs: ["name"],
  },
  LocalBusiness: { is: ["Organization", "Place"], has: {}, needs: ["name", "address"] },
  FinancialService: { is: ["LocalBusiness"], has: {} },
  InsuranceAgency: { is: ["FinancialService"], has: {}, needs: ["url", "telephone", "image"] },
  StructuredValue: { is: ["Intangible"], has: {} },
  PostalAddress: {
    is: ["StructuredValue"],
    has: {
      streetAddress: ["Text"],
      addressLocality: ["Text"],
      addressRegion: ["Text"],
      postalCode: ["Text"],
      addressCountry: ["Text"],
    },
    needs: ["streetAddress", "addressLocality", "addressRegion", "postalCode", "addressCountry"],
  },
  GeoCoordinates: {
    is: ["StructuredValue"],
    has: { latitude: ["Latitude"], longitude: ["Longitude"] },
    needs: ["latitude", "longitude"],
  },
  OpeningHoursSpecification: {
    is: ["StructuredValue"],
    has: { dayOfWeek: ["DayOfWeek"], opens: ["Time"], closes: ["Time"] },
    needs: ["dayOfWeek", "opens", "closes"],
  },
  CreativeWork: {
    is: ["Thing"],
    has: {
      author: ["Organization", "Person"],
      dateModified: ["Date", "DateTime"],
      datePublished: ["Date", "DateTime"],
      headline: ["Text"],
      inLanguage: ["Language"],
      mainEntity: ["Thing"],
      publisher: ["Organization", "Person"],
      text: ["Text"],
    },
  },
  Article: {
    is: ["CreativeWork"],
    has: {},
    needs: ["headline", "image", "datePublished", "author", "publisher", "inLanguage", "mainEntityOfPage"],
  },
  WebPage: { is: ["CreativeWork"], has: {} },
  FAQPage: { is: ["WebPage"], has: {}, needs: ["mainEntity", "inLanguage"] },
  Comment: { is: ["CreativeWork"], has: {} },
  Question: { is: ["Comment"], has: { acceptedAnswer: ["Answer"] }, needs: ["name", "acceptedAnswer"] },
  Answer: { is: ["Comment"], has: {}, needs: ["text"] },
};

/** Returns a type and all types above it. */
function lineageOf(name: string): string[] {
  return [name, ...(TYPES[name]?.is ?? []).flatMap(lineageOf)];
}

const isDataType = (name: string): name is DataType => name in DATA_TYPES;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns what is wrong with the structured data (JSON-LD) of a page by the definitions of schema.org. */
export function schemaFaults(data: unknown): string[] {
  if (!isObject(data)) return ["structured data is no object"];
  const { "@context": context, ...thing } = data;
  return [...(context === "https://schema.org" ? [] : ["@context is not https://schema.org"]), ...faultsOf(thing, "")];
}

/** Returns the faults of a node; `place` is the path to it. */
function faultsOf(node: Record<string, unknown>, place: string): string[] {
  const { "@type": type, "@id": id, ...values } = node;
  const idFaults = id === undefined || DATA_TYPES.URL.safeParse(id).success ? [] : [`${place}: @id is no URL`];
  const name = typeof type === "string" ? type : "";
  if (!TYPES[name]) return [`${place || "data"}: @type ${JSON.stringify(type)} is unknown`];
  const at = place ? `${place} (${name})` : name;
  const lineage = lineageOf(name).flatMap((one) => TYPES[one] ?? []);
  const missing = lineage.flatMap(({ needs = [] }) => needs).filter((need) => !(need in values));
  const found = Object.entries(values).flatMap(([property, value]) => {
    const ranges = lineage.flatMap(({ has }) => has[property] ?? []);
    if (ranges.length === 0) return [`${at}: has no property ${property}`];
    const list: unknown[] = Array.isArray(value) ? value : [value];
    return list.flatMap((one) => valueFaults(one, ranges, `${at}.${property}`));
  });
  return [...idFaults, ...new Set(missing.map((need) => `${at}: lacks ${need}`)), ...found];
}

function valueFaults(value: unknown, ranges: string[], place: string): string[] {
  if (!isObject(value)) {
    const isRight = ranges.filter(isDataType).some((range) => DATA_TYPES[range].safeParse(value).success);
    return isRight ? [] : [`${place}: ${JSON.stringify(value)} is no ${ranges.join(" or ")}`];
  }
  // A reference to a node that is described elsewhere.
  if (Object.keys(value).join() === "@id") return DATA_TYPES.URL.safeParse(value["@id"]).success ? [] : [place];
  const isOfRange = typeof value["@type"] === "string" && lineageOf(value["@type"]).some((one) => ranges.includes(one));
  return isOfRange ? faultsOf(value, place) : [`${place}: ${String(value["@type"])} is no ${ranges.join(" or ")}`];
}
