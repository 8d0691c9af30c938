import { DEFAULT_INSURANCE_TYPE, isInsuranceType, type InsuranceType } from "../work/lead-options.ts";
import { isLanguage, languageOfRequest, type Language } from "../platform/language.ts";
import { hasTwin, isSpanishPath, plainPath } from "../platform/paths.ts";
import { PUBLIC_PATHS } from "../content/site-map.ts";
import { isAmong } from "../platform/typed-records.ts";

type Headers = Record<string, string | string[] | undefined>;

/** What programs call themselves that are no browser in front of a person. */
const PROGRAM =
  /(?<!cu)bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|scan|check|archive|feed|fetch|curl|wget|python|perl|ruby|php|java\/|go-http|okhttp|axios|undici|node\b|httpclient|libwww|facebookexternalhit|whatsapp|embed|validator/i;

/** Whether a browser says of itself that it is one. */
export function isBrowser(agent: string | undefined): boolean {
  return agent !== undefined && agent !== "" && !PROGRAM.test(agent);
}

/** Whether a page was asked for before anybody wanted to see it. */
export function isAhead(headers: Headers): boolean {
  const purpose = headers["sec-purpose"] ?? headers["purpose"] ?? headers["x-moz"];
  return purpose !== undefined && String(purpose).includes("prefetch");
}

/** A page as it is counted: of which language, and which address; that of the quote page says for which insurance. */
export type ShownPage = { path: string; language: Language; insuranceType: InsuranceType | "" };

/** The page that an address shows, in the words of the page cache; null where it shows none of the public site. */
export function shownBy(url: string, headers: Headers): string | null {
  const parsed = URL.parse(url, "http://site");
  if (!parsed) return null;
  const path = parsed.pathname.replace(/\/_(root)?\.data$/, "/").replace(/\.data$/, "");
  // A page that fetches its own data anew is still the same one.
  const isData = path !== parsed.pathname;
  if (!hasTwin(path) || (isData && pathOf(headers["referer"]) === path)) return null;
  const type = parsed.searchParams.get("type");
  const language = isSpanishPath(path)
    ? "es"
    : languageOfRequest(textOf(headers["cookie"]), textOf(headers["accept-language"]));
  return `${language} ${path}${isInsuranceType(type) ? `?type=${type}` : ""}`;
}

const textOf = (header: string | string[] | undefined) => (header === undefined ? undefined : String(header));
const pathOf = (address: string | string[] | undefined) => URL.parse(String(address))?.pathname;

/** Public pages that no list names. */
const UNLISTED = ["/simple-quote", "/quote-box"];
const ARTICLE = /^\/blog\/[a-z0-9-]{1,100}$/;

/** A page out of those words; null for one that nobody counts. */
export function readShown(shown: string): ShownPage | null {
  const [language = "", address = ""] = shown.split(" ");
  const { pathname, searchParams } = new URL(address, "http://site");
  const path = plainPath(pathname);
  const isCounted = isAmong(PUBLIC_PATHS, path) || UNLISTED.includes(path) || ARTICLE.test(path);
  if (!isCounted || !isLanguage(language)) return null;
  const type = searchParams.get("type");
  const asked = isInsuranceType(type) ? type : DEFAULT_INSURANCE_TYPE;
  return { path, language, insuranceType: path === "/quote" ? asked : "" };
}
