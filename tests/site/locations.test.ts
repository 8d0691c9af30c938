import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES, type Language } from "../../domain/platform/language.ts";
import { textsOf } from "../../server/platform/texts.ts";

const second = {
  phone: "12815550177",
  address: { street: "9 Bayou Street", city: "Pasadena", state: "TX", zip: "77506" },
  geo: { latitude: 29.69, longitude: -95.2 },
  hours: [null, null, null, null, null, { open: "09:00", close: "13:00" }, null],
};

/** Renders the office texts of the home, about and contact pages and the structured data, with one office or two. */
async function renderOfficeTexts(language: Language, isBranched: boolean) {
  vi.resetModules();
  vi.doMock("../../agency.config.ts", async (load) => {
    const { agency } = await load<typeof import("../../agency.config.ts")>();
    return { agency: { ...agency, locations: [...agency.locations, ...(isBranched ? [second] : [])] } };
  });
  const { TextsProvider } = await import("../../app/lib/i18n.tsx");
  const { Facts } = await import("../../app/features/content/home/facts.tsx");
  const { OurStory } = await import("../../app/features/content/about/our-story.tsx");
  const { OfficeDetails } = await import("../../app/features/work/contacts/office-details.tsx");
  const { agencySchema } = await import("../../app/lib/structured-data.server.ts");
  const texts = textsOf(language, ["common", "home", "about", "contacts"]);
  const show = <P extends object>(component: FunctionComponent<P>, props: P) => {
    const Component = () => createElement(TextsProvider, { language, texts }, createElement(component, props));
    return renderToStaticMarkup(createElement(createRoutesStub([{ path: "/", Component }])));
  };
  return {
    home: show(Facts, { years: 15, carriers: 8 }),
    about: show(OurStory, { years: 15 }),
    contact: show(OfficeDetails, {}),
    schema: JSON.stringify(agencySchema("https://agency.test")),
  };
}

afterEach(() => vi.doUnmock("../../agency.config.ts"));

const words = { en: /multiple|locations/, es: /oficinas/ };

describe.each(LANGUAGES)("an agency (%s)", (language) => {
  it("with one office names its city and speaks of no others", async () => {
    const { home, about, contact, schema } = await renderOfficeTexts(language, false);
    for (const said of [home, about, contact]) expect(said).not.toMatch(words[language]);
    expect(home).toContain("Houston");
    expect(about).toContain("Houston");
    expect(schema).not.toContain("department");
  });

  it("with several says so, and gives the address, phone and hours of each", async () => {
    const { home, about, contact, schema } = await renderOfficeTexts(language, true);
    expect(home).toMatch(words[language]);
    expect(about).toMatch(words[language]);
    for (const part of ["Pasadena", "9 Bayou Street", "tel:12815550177", "9:00 AM-1:00 PM"]) {
      expect(contact).toContain(part);
    }
    expect(schema).toMatch(/"department":\[\{.*9 Bayou Street/);
  });
});
