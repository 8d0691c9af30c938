/** Reads an address as a visitor does. A redirect is followed or answered with an empty text. */
export type ReadPage = (path: string) => Promise<{ status: number; text: string }>;

/** The addresses that every crawl begins with: two pages in no list, and the files that machines read. */
const STARTS = [
  "/",
  "/es",
  "/sitemap.xml",
  "/manifest.webmanifest",
  "/robots.txt",
  "/auth",
  "/simple-quote",
  "/quote-box",
];
/** Links to what says nothing: built scripts and styles, pictures and fonts. */
const NOT_READ = /^\/assets\/|\.(?:ico|png|svg|css|js|webp|jpe?g|woff2?)$/;

/** Reads every address that the links and the sitemap of a site lead to, in both languages. Returns the texts. */
export async function crawl(read: ReadPage): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  const waiting = [...STARTS];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (pages.has(path)) continue;
    const { status, text } = await read(path);
    if (status >= 400 && !isGuarded(path, status)) throw new Error(`${path} answered ${status}`);
    pages.set(path, text);
    waiting.push(...linksIn(text).filter((link) => !NOT_READ.test(link)));
  }
  return pages;
}

/** Returns true for an address of the API that only colleagues may read. */
const isGuarded = (path: string, status: number) => path.startsWith("/api/") && status === 401;

/** Returns the addresses of this site that a page, a sitemap or a manifest links to, without query and fragment. */
function linksIn(text: string): string[] {
  return [...text.matchAll(/href="(\/[^"#?]*)|<loc>[^<]*?\/\/[^/<]+(\/[^<]*)|"start_url":"(\/[^"#?]*)/g)].map(
    ([, link, location, start]) => link ?? location ?? start ?? "",
  );
}

/**
 * Matches the first agency's own name, place, numbers and addresses. Bluebonnets in the plural are the flowers of the
 * drawings and of an article.
 */
export const FIRST_AGENCY =
  /bluebonnet(?!s|-mark)|houston|heights boulevard|\b77008\b|\(713\)|\b713[-. ]|(?<![\dT])1?713\d{7}(?!\d)|1557130/i;

/** Matches numbers and domains that are nobody's, as they come with the program. */
export const MADE_UP = /\b555[-. ]?\d{4}|\d{3}555\d{4}|\bexample\.(?:com|net|org)\b/i;

/** Matches a link or a choice that leads to life insurance, in either language. */
export const TO_LIFE = /(?:href|value)="(?:life|(?:\/es)?\/life|[^"]*type=life)["#?]/;

/** Matches the mark of a sample, and that of a claim that nobody has confirmed. */
export const SAMPLE_MARK = />(?:Sample|Ejemplo)</;

/** Returns each place in the texts that matches a pattern, with what stands around it. */
export function tracesIn(texts: Iterable<readonly [name: string, text: string]>, ...patterns: RegExp[]): string[] {
  const found: string[] = [];
  for (const [name, text] of texts) {
    for (const pattern of patterns) {
      for (const { index } of text.matchAll(new RegExp(pattern, `${pattern.flags}g`))) {
        found.push(`${name}: …${text.slice(Math.max(0, index - 60), index + 60)}…`);
      }
    }
  }
  return found;
}
