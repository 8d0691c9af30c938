import { agency } from "../../../agency.config.ts";

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** The office as search engines read it (schema.org). */
export function officeSchema(publicUrl: string): object {
  const { street, city, state, zip } = agency.address;
  return {
    "@context": "https://schema.org",
    "@type": "InsuranceAgency",
    name: agency.name,
    url: publicUrl,
    image: `${publicUrl}/art/og-image.png`,
    telephone: `+${agency.phone}`,
    email: agency.email,
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: zip,
      addressCountry: "US",
    },
    geo: { "@type": "GeoCoordinates", ...agency.geo },
    openingHoursSpecification: agency.hours.flatMap((hours, day) =>
      hours
        ? [{ "@type": "OpeningHoursSpecification", dayOfWeek: DAYS[day], opens: hours.open, closes: hours.close }]
        : [],
    ),
    availableLanguage: ["en", "es"],
  };
}
