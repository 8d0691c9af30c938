import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { Receipt } from "../../app/features/work/leads/receipt.tsx";
import { TeamList } from "../../app/layout/team-list.tsx";
import { TextsProvider } from "../../app/lib/i18n.tsx";
import { RootProvider } from "../../app/lib/root-context.tsx";
import type { RootData } from "../../app/lib/root-data.ts";
import type { TeamMember } from "../../domain/content/team.ts";
import { pageAgencyOf } from "../../domain/operations/settings/agency.ts";
import { LANGUAGES, type Language } from "../../domain/platform/language.ts";
import { textsOf } from "../../server/platform/texts.ts";
import { agency, twoLocations } from "../support/agency.ts";

const addresses = ["/team/a.png", "/team/b.png", "/team/c.png"];
const team: TeamMember[] = [
  { name: "Rosa Díaz", languages: ["es"], licenseNumber: "TX-1", photo: { addresses } },
  { name: "Ben Ortiz", languages: ["en"], licenseNumber: "TX-2", photo: null },
];

/** Renders a component as a page of an agency with two offices shows it. */
function render<P extends object>(language: Language, component: FunctionComponent<P>, props: P): string {
  const texts = textsOf(language, ["common", "team", "leads"]);
  const shown = pageAgencyOf({ ...agency, locations: twoLocations }, false);
  const root: RootData = { language, agency: shown, claims: {}, user: null, year: 2026, texts };
  const Component = () =>
    createElement(
      RootProvider,
      null,
      createElement(TextsProvider, { language, texts }, createElement(component, props)),
    );
  const Stub = createRoutesStub([{ id: "root", path: "/", Component }]);
  return renderToStaticMarkup(createElement(Stub, { hydrationData: { loaderData: { root } } }));
}

describe.each(LANGUAGES)("the faces of the team (%s)", (language) => {
  it("are photographs with their size, and drawn initials where there is none", () => {
    const list = render(language, TeamList, { team });
    expect(list.match(/<img/g)).toHaveLength(1);
    for (const part of [
      'src="/team/a.png"',
      "/team/a.png 1x, /team/b.png 2x, /team/c.png 3x",
      'width="56"',
      'height="56"',
      'alt="Rosa Díaz"',
      'loading="lazy"',
    ]) {
      expect(list).toContain(part);
    }
    expect(list).toMatch(/<svg[^>]*>.*BO<\/text>/);
  });

  it("stand on the receipt where it says that an agent answers, by the clock of the request's office", () => {
    const at = "2026-11-16T23:30:00Z";
    const receipt = { reference: "Q-11111", at, answerBy: "2026-11-17T17:30:00Z", location: "ep" };
    const shown = render(language, Receipt, { receipt, team });
    expect(shown).toContain('alt="Rosa Díaz"');
    expect(shown).toMatch(
      language === "en" ? /tomorrow by 10:30\sAM, Mountain time/ : /mañana antes de las 10:30\sAM, hora/,
    );
    const main = render(language, Receipt, { receipt: { reference: "Q-11111", at, answerBy: "2026-11-17T16:30:00Z" } });
    expect(main).toContain(language === "en" ? "Central time" : "hora central");
    expect(main).not.toContain("<img");
  });
});
