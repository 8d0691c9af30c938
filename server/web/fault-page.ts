import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { pageLooksOf, type Looks } from "../../domain/operations/looks/page-looks.ts";
import { DEFAULT_PALETTE, tokensOf } from "../../domain/operations/looks/palette.ts";
import type { Agency } from "../../domain/operations/settings/agency.ts";
import type { AppError } from "../../domain/platform/errors.ts";
import { languageOfRequest, type Language } from "../../domain/platform/language.ts";
import { isSpanishPath, pathIn } from "../../domain/platform/paths.ts";
import { localPhone, telHref } from "../../domain/platform/phone.ts";
import { presentError } from "../platform/http/present-error.ts";
import { pagePolicy } from "../platform/http/security-headers.ts";
import { translator } from "../platform/texts.ts";

/** The inline style of the page: when nothing else can be loaded, neither can a style sheet. */
function styleOf(looks: Looks): string {
  const palette = looks.palette ?? DEFAULT_PALETTE;
  const [light, dark] = [tokensOf(palette, "light"), tokensOf(palette, "dark")];
  const color = (token: "ground" | "ink" | "indigo-text") => `light-dark(${light[token]},${dark[token]})`;
  return (
    ":root{color-scheme:light dark}" +
    `body{margin:0;padding:2rem 1rem;background:${color("ground")};color:${color("ink")};font:1.125rem/1.6 system-ui,sans-serif}` +
    "main{max-width:40rem;margin:auto}h1{font:600 2rem/1.2 Georgia,serif}img{width:100%;height:auto;border-radius:.5rem}" +
    `a{display:inline-block;margin:0 1.5rem 0 0;padding:.5rem 0;color:${color("indigo-text")}}`
  );
}

type FaultParts = { style: string; policy: string; art: string };
const known = new WeakMap<Looks, FaultParts>();

/** Returns the parts of a fault page that the looks decide, computed once: under a load that is refused it is asked for often. */
function partsOf(looks: Looks): FaultParts {
  const made = known.get(looks);
  if (made) return made;
  const style = styleOf(looks);
  const hash = createHash("sha256").update(style).digest("base64");
  const art = `${pageLooksOf(looks)?.painted ?? ""}/art/hail-over-roof.svg`;
  const parts = { style, policy: pagePolicy([], [], `'sha256-${hash}'`), art };
  known.set(looks, parts);
  return parts;
}

/** Returns the CSP of a fault page: its own inline style, and pictures of the site. */
export const faultPolicy = ({ looks }: Pick<Agency, "looks">): string => partsOf(looks).policy;

/** Recognizes a request of a person who waits for a page, rather than of a script for data. */
export function wantsPage({ url, headers }: Pick<FastifyRequest, "url" | "headers">): boolean {
  return !/^\/api\b/.test(url) && Boolean(headers.accept?.includes("text/html"));
}

/**
 * Renders the page for a browser when no other could be rendered, as under a load that is refused: plain words and
 * links to go on.
 */
export function faultPage(
  fault: AppError,
  { url, headers }: Pick<FastifyRequest, "url" | "headers">,
  agency: Pick<Agency, "name" | "phone" | "looks">,
): string {
  const language: Language = isSpanishPath(url) ? "es" : languageOfRequest(headers.cookie, headers["accept-language"]);
  const t = translator(language);
  const { error } = presentError(fault, language);
  const { style, art } = partsOf(agency.looks);
  const isOurs = fault.status >= 500;
  const title = isOurs ? t("crash:title") : error;
  const links = [
    [telHref(agency.phone), t("common:callUs", { phone: localPhone(agency.phone) })],
    [pathIn(language, "/quote"), t("common:topBar.quote")],
    [pathIn(language, "/"), t("crash:home")],
  ].map(([href = "", text = ""]) => `<a href="${href}">${escapeHtml(text)}</a>`);
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${escapeHtml(`${title} | ${agency.name}`)}</title><style>${style}</style></head><body><main>` +
    `<img src="${art}" alt="" width="600" height="400"><h1>${escapeHtml(title)}</h1>` +
    `${isOurs ? `<p>${escapeHtml(error)}</p>` : ""}<p>${links.join("")}</p></main></body></html>`
  );
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
