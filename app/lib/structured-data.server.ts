import type { Question } from "../../content/types.ts";
import { iconOf } from "../../domain/operations/looks/page-looks.ts";
import type { Agency } from "../../domain/operations/settings/agency.ts";
import type { ShownClaims } from "../../domain/operations/settings/claims.ts";
import { officeName } from "../../domain/operations/settings/offices.ts";
import { LANGUAGES, type InLanguage, type Language } from "../../domain/platform/language.ts";
import type { WeekHours } from "../../domain/platform/office-hours.ts";
import { phoneDigits } from "../../domain/platform/phone.ts";

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/**
 * Returns the agency as structured data (schema.org InsuranceAgency). The main office is the agency itself; every other
 * office is an InsuranceAgency of its own in it. Languages are named only where the site may say that the agents speak
 * them.
 */
export function agencySchema(agency: Agency, publicUrl: string, claims: ShownClaims<"site">): object {
  const [main, ...others] = agency.locations;
  return {
    "@context": "https://schema.org",
    "@type": "InsuranceAgency",
    "@id": `${publicUrl}/#agency`,
    name: agency.name,
    ...officeSchema(main),
    department:
      others.length > 0 ? others.map((office) => departmentSchema(agency, office, { publicUrl, claims })) : undefined,
    url: `${publicUrl}/`,
    image: `${publicUrl}/share/en/index.png`,
    logo: publicUrl + iconOf(agency.looks, 512),
    email: agency.email,
    foundingDate: String(agency.foundedYear),
    areaServed: { "@type": "State", name: "Texas" },
    ...(claims.languages && { knowsLanguage: LANGUAGES }),
    sameAs: Object.values(agency.social).filter((address) => address !== null),
  };
}

type Office = Agency["locations"][number];

type Site = { publicUrl: string; claims: ShownClaims<"site"> };

function departmentSchema(agency: Agency, office: Office, { publicUrl, claims }: Site): object {
  const url = `${publicUrl}/contact#office-${office.id}`;
  return {
    "@type": "InsuranceAgency",
    "@id": url,
    name: `${agency.name}, ${officeName(agency, office)}`,
    ...officeSchema(office),
    url,
    image: `${publicUrl}/share/en/contact.png`,
    email: agency.email,
    areaServed: { "@type": "State", name: "Texas" },
    ...(claims.languages && { knowsLanguage: LANGUAGES }),
    parentOrganization: { "@id": `${publicUrl}/#agency` },
  };
}

function officeSchema({ phone, address, geo, hours, mapUrl, manager }: Office): object {
  return {
    telephone: `+${phoneDigits(phone)}`,
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.zip,
      addressCountry: "US",
    },
    geo: { "@type": "GeoCoordinates", ...geo },
    openingHoursSpecification: openingHours(hours),
    hasMap: mapUrl ?? undefined,
    employee: manager ? { "@type": "Person", name: manager } : undefined,
  };
}

function openingHours(week: WeekHours): object[] {
  return week.flatMap((hours, day) =>
    hours
      ? [{ "@type": "OpeningHoursSpecification", dayOfWeek: DAYS[day], opens: hours.open, closes: hours.close }]
      : [],
  );
}

/** Returns questions and answers as structured data (schema.org FAQPage); none for a page without questions. */
export function faqSchemas(questions: readonly InLanguage<Question>[], language: Language): object[] {
  if (questions.length === 0) return [];
  const mainEntity = questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  }));
  return [{ "@context": "https://schema.org", "@type": "FAQPage", inLanguage: language, mainEntity }];
}
