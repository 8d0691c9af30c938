import { describe, expect, it } from "vitest";
import { firstClaims } from "../../content/agency-claims.ts";
import { CLAIM_IDS, CLAIM_PAGES, type Claim, type StoredClaims } from "../../domain/operations/settings/claims.ts";
import { SECTION_SCHEMAS } from "../../domain/operations/settings/sections.ts";
import { LANGUAGES, type Language } from "../../domain/platform/language.ts";
import { keysOf } from "../../domain/platform/typed-records.ts";
import { agency } from "../../tests/support/agency.ts";
import { presentClaims } from "./agency-claims.ts";

const now = new Date("2026-11-16T18:00:00Z");
const siteWith = (claims: StoredClaims, isProduction = true, language: Language = "en") => ({
  agency: { ...agency, claims },
  isProduction,
  language,
  now,
});
const drive = firstClaims["about.backpackDrive"];
const changed = (changes: Partial<Claim>): StoredClaims => ({ "about.backpackDrive": { ...drive, ...changes } });

describe("the claims about the agency", () => {
  it("are shown in production only when confirmed, by no page and in no language before", () => {
    for (const page of CLAIM_PAGES) {
      for (const language of LANGUAGES) expect(presentClaims(siteWith(firstClaims, true, language), page)).toEqual({});
    }
    const shown = presentClaims(siteWith(changed({ isConfirmed: true }), true, "es"), "about");
    expect(shown).toEqual({
      backpackDrive: { title: drive.title?.es, text: drive.text.es, isSample: false },
    });
  });

  it("are shown elsewhere and marked as samples until then", () => {
    const shown = CLAIM_PAGES.map((page) => presentClaims(siteWith(firstClaims, false), page)).flatMap((claims) =>
      Object.values(claims),
    );
    expect(shown).toHaveLength(CLAIM_IDS.length);
    expect(shown.every(({ isSample }) => isSample)).toBe(true);
    expect(presentClaims(siteWith(changed({ isConfirmed: true }), false), "about").backpackDrive?.isSample).toBe(false);
  });

  it("are not made where the text is empty, confirmed or not", () => {
    const none = changed({ text: { en: "", es: "" }, isConfirmed: true });
    expect(presentClaims(siteWith(none, true), "about")).toEqual({});
    expect(keysOf(presentClaims(siteWith(none, false), "about"))).not.toContain("backpackDrive");
  });

  it("take the year, the years, the city and the offices from the other settings", () => {
    const { story } = presentClaims(siteWith({}, false), "about");
    expect(story?.text).toContain("We opened in 2008 with");
    expect(story?.text).toContain("Over 15 years later");
    const [main] = agency.locations;
    const { languages } = presentClaims(siteWith({}, false), "home");
    expect(languages?.text).toBe("Bilingual agents at our Houston office");
    const two = { ...siteWith({}, false, "es"), agency: { ...agency, claims: {}, locations: [main, main] } };
    expect(presentClaims(two as ReturnType<typeof siteWith>, "home").languages?.text).toBe(
      "Agentes bilingües en todas nuestras oficinas",
    );
  });

  it("leave no placeholder open in their first texts", () => {
    for (const page of CLAIM_PAGES) {
      for (const language of LANGUAGES) {
        const shown = JSON.stringify(
          Object.values(presentClaims(siteWith({}, false, language), page)).map((c) => c.text),
        );
        expect(shown).not.toMatch(/[{}]/);
      }
    }
  });
});

describe("the section of the claims", () => {
  const faultsOf = (value: unknown) =>
    (SECTION_SCHEMAS.claims.safeParse(value).error?.issues ?? []).map(({ path, message }) => [path.join("."), message]);

  it("needs a claim in both languages, with its title, or in none", () => {
    expect(faultsOf(changed({ text: { en: "We do.", es: "" } }))).toEqual([
      ["about.backpackDrive.text.es", "validation:required"],
    ]);
    expect(faultsOf(changed({ title: { en: "", es: "Mochilas" } }))).toEqual([
      ["about.backpackDrive.title.en", "validation:required"],
    ]);
    expect(faultsOf(changed({ title: { en: "", es: "" }, text: { en: "", es: "" } }))).toEqual([]);
  });

  it("refuses a placeholder that nobody fills in", () => {
    expect(faultsOf(changed({ text: { en: "In {town}.", es: "En {city}." } }))).toEqual([
      ["about.backpackDrive.text.en", "validation:placeholder"],
    ]);
  });

  it("accepts settings of another version: claims may be missing, and unknown ones are dropped", () => {
    expect(SECTION_SCHEMAS.claims.parse({ ...changed({}), "about.formerClaim": drive })).toEqual(changed({}));
  });
});
