import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { OurStory } from "../../app/features/content/about/our-story.tsx";
import { Facts } from "../../app/features/content/home/facts.tsx";
import { OfficeDetails } from "../../app/features/work/contacts/office-details.tsx";
import { OfficeMap } from "../../app/features/work/contacts/office-map.tsx";
import { TextsProvider } from "../../app/lib/i18n.tsx";
import { RootProvider } from "../../app/lib/root-context.tsx";
import type { RootData } from "../../app/lib/root-data.ts";
import { agencySchema } from "../../app/lib/structured-data.server.ts";
import { pageAgencyOf, type Agency } from "../../domain/operations/settings/agency.ts";
import { LANGUAGES, type Language } from "../../domain/platform/language.ts";
import { presentClaims } from "../../server/web/agency-claims.ts";
import { textsOf } from "../../server/platform/texts.ts";
import { agency } from "../support/agency.ts";

const second: Agency["locations"][number] = {
  id: "pasadena",
  phone: "12815550177",
  address: { street: "9 Bayou Street", city: "Pasadena", state: "TX", zip: "77506" },
  geo: { latitude: 29.69, longitude: -95.2 },
  timezone: "America/Chicago",
  hours: [null, null, null, null, null, { open: "09:00", close: "13:00" }, null],
  mapUrl: "https://maps.example.com/pasadena",
  manager: "Rosa Díaz",
};

/** Renders the office texts of the home, about and contact pages and the structured data, with one office or two. */
function renderOfficeTexts(language: Language, isBranched: boolean) {
  const shown: Agency = { ...agency, locations: [...agency.locations, ...(isBranched ? [second] : [])] };
  const site = { agency: shown, isProduction: false, language, now: new Date("2026-11-16") };
  const texts = textsOf(language, ["common", "ui", "home", "about", "contacts"]);
  const root: RootData = { language, agency: pageAgencyOf(shown, false), claims: {}, user: null, year: 2026, texts };
  const show = <P extends object>(component: FunctionComponent<P>, props: P) => {
    const Component = () =>
      createElement(
        RootProvider,
        null,
        createElement(TextsProvider, { language, texts }, createElement(component, props)),
      );
    const Stub = createRoutesStub([{ id: "root", path: "/", Component }]);
    return renderToStaticMarkup(createElement(Stub, { hydrationData: { loaderData: { root } } }));
  };
  return {
    home: show(Facts, { years: 15, carriers: 8, claims: presentClaims(site, "home") }),
    about: show(OurStory, { years: 15, claims: {} }),
    contact: show(OfficeDetails, {}),
    map: show(OfficeMap, {}),
    schema: JSON.stringify(agencySchema(shown, "https://agency.test", {})),
  };
}

const words = { en: /multiple|locations/, es: /oficinas/ };

describe.each(LANGUAGES)("an agency (%s)", (language) => {
  it("with one office names its city and speaks of no others", () => {
    const { home, about, contact, schema } = renderOfficeTexts(language, false);
    for (const said of [home, about, contact]) expect(said).not.toMatch(words[language]);
    expect(home).toContain("Houston");
    expect(about).toContain("Houston");
    expect(schema).not.toContain("department");
  });

  it("with several says so, and gives the address, phone and hours of each", () => {
    const { home, about, contact, map, schema } = renderOfficeTexts(language, true);
    expect(home).toMatch(words[language]);
    expect(about).toMatch(words[language]);
    for (const part of ["Pasadena", "9 Bayou Street", "tel:12815550177", "9:00 AM-1:00 PM", "Rosa Díaz", "Houston"]) {
      expect(contact).toContain(part);
    }
    expect(map).toContain('href="https://maps.example.com/pasadena"');
    expect(JSON.parse(schema)).toMatchObject({
      "@type": "InsuranceAgency",
      address: { addressLocality: "Houston" },
      department: [
        {
          "@type": "InsuranceAgency",
          "@id": "https://agency.test/contact#office-pasadena",
          name: "Bluebonnet Insurance Agency, Pasadena",
          telephone: "+12815550177",
          address: { streetAddress: "9 Bayou Street" },
          openingHoursSpecification: [{ dayOfWeek: "Saturday", opens: "09:00", closes: "13:00" }],
          hasMap: "https://maps.example.com/pasadena",
          parentOrganization: { "@id": "https://agency.test/#agency" },
        },
      ],
    });
  });
});
