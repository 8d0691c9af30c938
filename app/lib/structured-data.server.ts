import { agency } from "../../agency.config.ts";
import type { Question } from "../../content/types.ts";
import { LANGUAGES, type InLanguage, type Language } from "../../domain/language.ts";
import { phoneDigits } from "../../domain/phone.ts";

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** The agency as search engines read it (schema.org InsuranceAgency). */
export function agencySchema(publicUrl: string): object {
  const { street, city, state, zip } = agency.address;
  return {
    "@context": "https://schema.org",
    "@type": "InsuranceAgency",
    "@id": `${publicUrl}/#agency`,
    name: agency.name,
    url: `${publicUrl}/`,
    image: `${publicUrl}/art/og-image.png`,
    logo: `${publicUrl}/icon-512.png`,
    telephone: `+${phoneDigits(agency.phone)}`,
    email: agency.email,
    foundingDate: String(agency.foundedYear),
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: zip,
      addressCountry: "US",
    },
    geo: { "@type": "GeoCoordinates", ...agency.geo },
    openingHoursSpecification: openingHours(),
    areaServed: { "@type": "State", name: "Texas" },
    knowsLanguage: LANGUAGES,
    sameAs: Object.values(agency.social),
  };
}

function openingHours(): object[] {
  return agency.hours.flatMap((hours, day) =>
    hours
      ? [{ "@type": "OpeningHoursSpecification", dayOfWeek: DAYS[day], opens: hours.open, closes: hours.close }]
      : [],
  );
}

/** Questions and answers as search engines read them (schema.org FAQPage). */
export function faqSchema(questions: readonly InLanguage<Question>[], language: Language): object {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    inLanguage: language,
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
