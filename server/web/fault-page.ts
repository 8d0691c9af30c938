import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { Agency } from "../../domain/operations/settings/agency.ts";
import type { AppError } from "../../domain/platform/errors.ts";
import { languageOfRequest, type Language } from "../../domain/platform/language.ts";
import { isSpanishPath, pathIn } from "../../domain/platform/paths.ts";
import { localPhone, telHref } from "../../domain/platform/phone.ts";
import { presentError } from "../platform/http/present-error.ts";
import { pagePolicy } from "../platform/http/security-headers.ts";
import { translator } from "../platform/texts.ts";

/** The inline style of the page: when nothing else can be loaded, neither can a style sheet. */
const STYLE =
  ":root{color-scheme:light dark}" +
  "body{margin:0;padding:2rem 1rem;background:light-dark(#fbf6ec,#18161b);color:light-dark(#20223a,#f4eee2);font:1.125rem/1.6 system-ui,sans-serif}" +
  "main{max-width:40rem;margin:auto}h1{font:600 2rem/1.2 Georgia,serif}img{width:100%;height:auto;border-radius:.5rem}" +
  "a{display:inline-block;margin:0 1.5rem 0 0;padding:.5rem 0;color:light-dark(#383c9c,#b6bbff)}";

/** The CSP of a fault page: its own inline style, and pictures of the site. */
export const FAULT_POLICY = pagePolicy([], [], `'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`);

/** Recognizes a request of a person who waits for a page, rather than of a script for data. */
export function wantsPage({ url, headers }: Pick<FastifyRequest, "url" | "headers">): boolean {
  return !/^\/api\b/.test(url) && Boolean(headers.accept?.includes("text/html"));
}

/**
 * Renders the page for a browser when no other could be rendered, as under a load that is refused: plain words and
 * links to go on.
 */
export function faultPage(
  known: AppError,
  { url, headers }: Pick<FastifyRequest, "url" | "headers">,
  agency: Pick<Agency, "name" | "phone">,
): string {
  const language: Language = isSpanishPath(url) ? "es" : languageOfRequest(headers.cookie, headers["accept-language"]);
  const t = translator(language);
  const { error } = presentError(known, language);
  const isOurs = known.status >= 500;
  const title = isOurs ? t("crash:title") : error;
  const links = [
    [telHref(agency.phone), t("common:callUs", { phone: localPhone(agency.phone) })],
    [pathIn(language, "/quote"), t("common:topBar.quote")],
    [pathIn(language, "/"), t("crash:home")],
  ].map(([href = "", text = ""]) => `<a href="${href}">${escapeHtml(text)}</a>`);
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${escapeHtml(`${title} | ${agency.name}`)}</title><style>${STYLE}</style></head><body><main>` +
    `<img src="/art/hail-over-roof.svg" alt="" width="600" height="400"><h1>${escapeHtml(title)}</h1>` +
    `${isOurs ? `<p>${escapeHtml(error)}</p>` : ""}<p>${links.join("")}</p></main></body></html>`
  );
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
