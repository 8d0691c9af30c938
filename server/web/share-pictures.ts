import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Logo } from "../../domain/operations/looks/addresses.ts";
import { ownPalette } from "../../domain/operations/looks/page-looks.ts";
import type { Agency } from "../../domain/operations/settings/agency.ts";
import type { Language } from "../../domain/platform/language.ts";
import type { PublicPath } from "../../domain/content/site-map.ts";
import type { TextKey } from "../../domain/platform/text-keys.ts";
import type { Content } from "../platform/deps/content.ts";
import { findPost } from "../content/shelves/present.ts";
import { translator } from "../platform/texts.ts";
import { lineWords } from "./line-words.ts";
import { drawCard, type Card } from "./share-card.ts";
import { isOffered } from "../../domain/work/lines.ts";
import { isKeyOf } from "../../domain/platform/typed-records.ts";

/** The title and the scene of each page that search engines may list. */
const PAGES: Record<PublicPath, readonly [title: TextKey, art: string]> = {
  "/": ["home:seo.title", "hill-country-bluebonnets"],
  "/auto": ["auto:seo.title", "pickup-on-farm-road"],
  "/home": ["homeowners:seo.title", "porch-house-under-oak"],
  "/business": ["business:seo.title", "corner-shop"],
  "/life": ["life:seo.title", "three-generations-on-bench"],
  "/quote": ["quotes:seo.title", "pickup-on-farm-road"],
  "/about": ["about:seo.title", "city-skyline"],
  "/contact": ["contacts:seo.title", "desk-with-two-languages"],
  "/service": ["service-pages:seo.title", "desk-with-two-languages"],
  "/blog": ["blog:seo.title", "desk-with-two-languages"],
  "/payments": ["payments:seo.title", "corner-shop"],
  "/payment-options": ["payment-options:seo.title", "corner-shop"],
  "/insurance-glossary": ["glossary:seo.title", "desk-with-two-languages"],
  "/auto-insurance-glossary": ["glossary:auto.seo.title", "pickup-on-farm-road"],
  "/claims-process": ["claims:seo.title", "hail-over-roof"],
  "/knowledge-center": ["knowledge:seo.title", "desk-with-two-languages"],
  "/faq": ["faq:seo.title", "desk-with-two-languages"],
  "/privacy": ["privacy:seo.title", "city-skyline"],
  "/terms": ["terms:seo.title", "city-skyline"],
  "/accessibility": ["accessibility:seo.title", "city-skyline"],
  "/sitemap": ["sitemap:seo.title", "hill-country-bluebonnets"],
};

const ARTICLE = /^\/blog\/([\w-]+)$/;
const OWN_ART = /^\/art\/([\w-]+)\.svg$/;

type Signed = Pick<Agency, "name" | "phone" | "lines" | "looks">;

/** Picks what a preview shows of the agency. */
function signatureOf({ name, phone, looks }: Signed): Omit<Card, "title" | "art"> {
  const palette = ownPalette(looks);
  return { name, phone, ...(palette && { palette }), ...(looks.logo && { logo: looks.logo }) };
}

/** Returns the link preview of a page, signed by the agency; undefined when there is no such page. */
export function cardOf(
  agency: Signed,
  content: Pick<Content, "posts">,
  now: Date,
  language: Language,
  path: string,
): Card | undefined {
  const [, slug] = ARTICLE.exec(path) ?? [];
  if (slug) {
    const post = findPost(content, slug, language, now);
    const art = OWN_ART.exec(post?.imageUrl ?? "")?.[1] ?? PAGES["/"][1];
    return post && { title: post.title, art, ...signatureOf(agency) };
  }
  if (!isKeyOf(PAGES, path) || !isOffered(path, agency.lines)) return undefined;
  const [title, art] = PAGES[path];
  return { title: translator(language)(title, lineWords(agency.lines, language)), art, ...signatureOf(agency) };
}

/**
 * Returns the address of a page's link preview, which changes with all that the preview shows: browsers and other sites
 * cache the picture. Pages without a preview show the home page's.
 */
export function cardAddress(agency: Signed, content: Content, now: Date, language: Language, path: string): string {
  const own = cardOf(agency, content, now, language, path);
  const card = own ?? cardOf(agency, content, now, language, "/");
  const version = createHash("sha256").update(JSON.stringify(card)).digest("base64url").slice(0, 8);
  return `/share/${language}${!own || path === "/" ? "/index" : path}.png?v=${version}`;
}

/** Maximum pictures in the cache: all pages, twice, and a few hundred articles. */
const MAX_KEPT = 500;
const kept = new Map<string, Promise<Buffer>>();

/** Renders a link preview as a picture: when first asked for, outside of the main thread, and cached. */
export function sharePicture(card: Card, folder: string, findLogo: FindLogo): Promise<Buffer> {
  const key = JSON.stringify(card);
  const known = kept.get(key);
  if (known) return known;
  const [oldest] = kept.keys();
  if (kept.size >= MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  const drawn = render(card, folder, findLogo);
  kept.set(key, drawn);
  drawn.catch(() => kept.delete(key));
  return drawn;
}

/** Finds the agency's own logo as a data address. */
export type FindLogo = (logo: Logo) => Promise<string | undefined>;

async function render(card: Card, folder: string, findLogo: FindLogo): Promise<Buffer> {
  const logo = card.logo && (await findLogo(card.logo));
  const { renderAsync } = await import("@resvg/resvg-js");
  const font = { fontFiles: [join(folder, "fonts/fraunces-latin-600.ttf")], loadSystemFonts: false };
  return (await renderAsync(drawCard(card, folder, logo), { font })).asPng();
}
