import { expect, it } from "vitest";
import { firstClaims } from "../../content/agency-claims.ts";
import { PUBLIC_PATHS } from "../../domain/content/site-map.ts";
import { CLAIM_IDS, type ClaimId, type StoredClaims } from "../../domain/operations/settings/claims.ts";
import { LANGUAGES, type Language } from "../../domain/platform/language.ts";
import { recordOf } from "../../domain/platform/typed-records.ts";
import { settingVersions } from "../../server/platform/db/schema/index.ts";
import { describeOnServer, type TestApp } from "../support/test-app.ts";

/** Two pages that the site map leaves out. */
const PATHS = [...PUBLIC_PATHS, "/simple-quote", "/quote-box"];

/** Reads all public pages in one language, as one text, with their metadata and data. */
async function readPages({ app }: TestApp, language: Language): Promise<string> {
  let all = "";
  for (const path of PATHS) {
    const url = language === "en" ? path : `/es${path === "/" ? "" : path}`;
    const { body, statusCode } = await app.inject({ url, headers: { accept: "text/html" } });
    expect([url, statusCode]).toEqual([url, 200]);
    all += body.replaceAll("&#x27;", "'");
  }
  return all;
}

/** Returns the words of a claim that no setting fills in. */
const wordsOf = (id: ClaimId, language: Language) =>
  firstClaims[id].text[language].split(/\{\w+\}|\n+/).toSorted((one, other) => other.length - one.length)[0] ?? "";

const claimsIn = (pages: string, language: Language) => CLAIM_IDS.filter((id) => pages.includes(wordsOf(id, language)));

describeOnServer(
  "outside production",
  (server) => {
    it.each(LANGUAGES)("the pages make every claim about the agency, marked as a sample (%s)", async (language) => {
      const pages = await readPages(server(), language);
      expect(claimsIn(pages, language)).toEqual(CLAIM_IDS);
      const about = await server().app.inject({ url: language === "en" ? "/about" : "/es/about" });
      const marks = about.body.match(/>(Sample|Ejemplo)</g) ?? [];
      expect(marks.length).toBeGreaterThanOrEqual(CLAIM_IDS.filter((id) => id.startsWith("about.")).length);
    });
  },
  { withSite: true },
);

const production = {
  PUBLIC_URL: "https://www.example.com",
  APP_KEY: Buffer.from(Array.from({ length: 32 }, (_, i) => i * 7)).toString("base64"),
};

describeOnServer(
  "in production",
  (server) => {
    it.each(LANGUAGES)("no page makes a claim that nobody has confirmed (%s)", async (language) => {
      const pages = await readPages(server(), language);
      expect(claimsIn(pages, language)).toEqual([]);
      expect(pages).not.toMatch(/knowsLanguage|bilingual|bilingüe/);
      // A definition may be empty: the lines of the glove box card are filled in by hand.
      const empty = pages.matchAll(/<(li|h3|dt)(?: [^>]*)?>\s*<\/\1>/g);
      expect([...empty].map(([element]) => element)).toEqual([]);
    });

    it("the pages make them all once they are confirmed, and mark none", async () => {
      const value: StoredClaims = recordOf(CLAIM_IDS, (id) => ({ ...firstClaims[id], isConfirmed: true }));
      await server().deps.db.insert(settingVersions).values({ section: "claims", value, changedAt: new Date() });
      await server().deps.settings.refresh();
      for (const language of LANGUAGES) {
        const pages = await readPages(server(), language);
        expect(claimsIn(pages, language)).toEqual(CLAIM_IDS);
        expect(pages).toContain("knowsLanguage");
        expect(pages).not.toMatch(/>(Sample|Ejemplo)</);
      }
    });
  },
  { withSite: true, env: production },
);
