import { isInsuranceType, type InsuranceType } from "../work/lead-options.ts";
import { askedLine, type OfferedLines } from "../work/lines.ts";
import { isLanguage, languageOfRequest, type Language } from "../platform/language.ts";
import { hasTwin, isPrivatePath, isSpanishPath, plainPath } from "../platform/paths.ts";
import { PUBLIC_PATHS, SERVICE_PATHS } from "../content/site-map.ts";
import { isAmong } from "../platform/typed-records.ts";

type Headers = Record<string, string | string[] | undefined>;

/** The pattern of user agents of programs (bots), which are no browser in front of a person. */
const BOT_AGENT =
  /(?<!cu)bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|scan|check|archive|feed|fetch|curl|wget|python|perl|ruby|php|java\/|go-http|okhttp|axios|undici|node\b|httpclient|libwww|facebookexternalhit|whatsapp|embed|validator/i;

/** Returns true when a user agent is that of a browser, not of a program. */
export function isBrowser(agent: string | undefined): boolean {
  return agent !== undefined && agent !== "" && !BOT_AGENT.test(agent);
}

/** Returns true for a prefetch: the page is requested before anybody wanted to see it. */
export function isPrefetch(headers: Headers): boolean {
  const purpose = headers["sec-purpose"] ?? headers["purpose"] ?? headers["x-moz"];
  return purpose !== undefined && String(purpose).includes("prefetch");
}

/** A page as it is counted: its path and language; for the quote page, the insurance type, too. */
export type ShownPage = { path: string; language: Language; insuranceType: InsuranceType | "" };

/**
 * Returns the page that an address shows, in the format of the page cache's keys; null where it shows none of the
 * public site.
 */
export function shownPageKeyOf(url: string, headers: Headers): string | null {
  const parsed = URL.parse(url, "http://site");
  if (!parsed) return null;
  const path = parsed.pathname.replace(/\/_(root)?\.data$/, "/").replace(/\.data$/, "");
  // A page that fetches its own data anew is not counted again.
  const isData = path !== parsed.pathname;
  if (!hasTwin(path) || isPrivatePath(path) || (isData && pathOf(headers["referer"]) === path)) return null;
  const type = parsed.searchParams.get("type");
  const language = isSpanishPath(path)
    ? "es"
    : languageOfRequest(textOf(headers["cookie"]), textOf(headers["accept-language"]));
  return `${language} ${path}${isInsuranceType(type) ? `?type=${type}` : ""}`;
}

const textOf = (header: string | string[] | undefined) => (header === undefined ? undefined : String(header));
const pathOf = (address: string | string[] | undefined) => URL.parse(String(address))?.pathname;

/** Public pages that are not in `PUBLIC_PATHS`. */
const UNLISTED = ["/simple-quote", "/quote-box", ...SERVICE_PATHS];
const ARTICLE = /^\/blog\/[a-z0-9-]{1,100}$/;

/** Parses the page that `shownPageKeyOf` returned; null for a page that is not counted. */
export function parseShownPageKey(shown: string, lines: OfferedLines): ShownPage | null {
  const [language = "", address = ""] = shown.split(" ");
  const { pathname, searchParams } = new URL(address, "http://site");
  const path = plainPath(pathname);
  const isCounted = isAmong(PUBLIC_PATHS, path) || UNLISTED.includes(path) || ARTICLE.test(path);
  if (!isCounted || !isLanguage(language)) return null;
  const asked = askedLine(searchParams.get("type"), lines);
  return { path, language, insuranceType: path === "/quote" ? asked : "" };
}
