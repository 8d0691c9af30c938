import { createHash } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { isInsuranceType, SERVICE_TOPIC } from "../../domain/work/lead-options.ts";
import { languageOfRequest, type Language } from "../../domain/platform/language.ts";
import { LIVE_PARAMETERS } from "../../domain/platform/page-parameters.ts";
import { hasTwin, isPrivatePath, isSpanishPath } from "../../domain/platform/paths.ts";
import type { SettingsCache } from "../platform/deps/settings.ts";
import { readyBody, sendReady, type ReadyBody } from "../platform/http/ready-body.ts";
import { mapOrigins, pagePolicy } from "../platform/http/security-headers.ts";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** A page in one encoding: its headers as Node writes them, name and value in turn, and its bytes. */
type EncodedPage = { headers: string[]; body: ReadyBody };
type Entry = {
  etag: string;
  unchanged: string[];
  plain: EncodedPage;
  gzip?: EncodedPage;
  br?: EncodedPage;
  /** The body that is still to be compressed with brotli. */
  unpacked?: Buffer | undefined;
};

const MAX_ENTRIES = 1_000;
const MAX_KNOWN = 1_000;
const LONGEST_KNOWN = 500;

/**
 * Tells nginx that it may keep this answer; nothing else carries it, and nginx does not pass it on. Browsers and other
 * caches go by `cache-control`. It stands before that one: nginx up to 1.23 goes by whichever comes first.
 */
const SHARED_MARK: readonly [string, string] = ["x-accel-expires", "1"];

export type CacheKey = { id: string; path: string; language: Language };

/**
 * Returns the cache key of a page: path, language and insurance type or topic, never the raw query. Null when the page
 * is not to be cached.
 */
export function cacheKeyOf(url: string, cookie: string | undefined, accept: string | undefined): CacheKey | null {
  // An invalid address, such as `//`, is no page of ours; nothing may throw here, outside the framework.
  const parsed = URL.parse(url, "http://site");
  if (!parsed) return null;
  const { pathname, searchParams } = parsed;
  if (/^\/(api|assets|art|brand|__manifest)\b/.test(pathname) || pathname.endsWith(".data")) return null;
  // Not cached: a page of the portal redirects to the login and back to itself, with its whole address; the private page
  // of a customer is for nobody else.
  if (!hasTwin(pathname) || isPrivatePath(pathname)) return null;
  if (LIVE_PARAMETERS.some((name) => searchParams.has(name))) return null;
  const language = isSpanishPath(pathname) ? "es" : languageOfRequest(cookie, accept);
  const type = searchParams.get("type");
  const path = pathname + (isInsuranceType(type) ? `?type=${type}` : topicOf(searchParams));
  return { id: `${language} ${path}`, path, language };
}

function topicOf(searchParams: URLSearchParams): string {
  return searchParams.get("topic") === SERVICE_TOPIC ? `?topic=${SERVICE_TOPIC}` : "";
}

/** The cache of rendered pages for anonymous visitors: compressed once, dropped when content or a setting changes. */
export class PageCache {
  private entries = new Map<string, Entry>();
  private generation = 0;
  /** The number of requests answered from the cache. */
  answered = 0;
  private readonly common: readonly [string, string][];
  private readonly settings: Pick<SettingsCache, "agency">;
  private readonly maxEntries: number;

  /** Takes the headers of every answer; each page sets a CSP of its own instead of theirs. */
  constructor(headers: readonly [string, string][], settings: Pick<SettingsCache, "agency">, maxEntries = MAX_ENTRIES) {
    this.common = headers.filter(([name]) => name !== "content-security-policy");
    this.settings = settings;
    this.maxEntries = maxEntries;
  }

  clear(): void {
    this.entries.clear();
    this.generation++;
  }

  /** The generation of the cache, changed by each clearing: a page whose rendering began before is not cached. */
  get version(): number {
    return this.generation;
  }

  /**
   * Caches a page. Its own inline scripts, known by the nonce it was rendered with, are allowed by hash in the CSP
   * instead.
   */
  fill(key: CacheKey, html: string, nonce: string, version: number): Entry {
    const hashes = new Set<string>();
    const marked = new RegExp(`(<script[^>]*) nonce="${nonce}"([^>]*>)([^]*?)</script>`, "g");
    const clean = html.replace(marked, (_all, before: string, after: string, code: string) => {
      if (code) hashes.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
      return `${before}${after}${code}</script>`;
    });
    const plain = Buffer.from(clean.replaceAll(` nonce="${nonce}"`, ""));
    const etag = `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
    const unchanged = [
      SHARED_MARK,
      ...this.common,
      ["content-security-policy", pagePolicy([...hashes], mapOrigins(this.settings.agency()))],
      ["cache-control", "private, no-cache"],
      ["content-language", key.language],
      ["vary", "Accept-Encoding, Accept-Language, Cookie"],
      ["etag", etag],
    ].flat();
    const entry: Entry = { etag, unchanged, plain: encodedPage(unchanged, plain), unpacked: plain };
    if (version === this.generation) {
      this.keep(key.id, entry);
      void compressWithGzip(entry, plain);
    }
    return entry;
  }

  /** Stores an entry; a full cache evicts the page that was made first. */
  private keep(id: string, entry: Entry): void {
    this.entries.set(id, entry);
    const [oldest] = this.entries.keys();
    if (this.entries.size > this.maxEntries && oldest !== undefined) this.entries.delete(oldest);
  }

  /**
   * Creates the handler that answers from the cache, on the bare request before the framework; it returns false when
   * the cache has no such page. Calls `onShown` for pages that are shown.
   */
  answerer(
    sessionCookie: string,
    onShown: (shown: string, headers: IncomingHttpHeaders) => void = () => undefined,
  ): (request: IncomingMessage, response: ServerResponse) => boolean {
    const session = `${sessionCookie}=`;
    const keyIdOf = rememberKeys();
    return (request, response) => {
      const { method, url, headers } = request;
      if ((method !== "GET" && method !== "HEAD") || !url) return false;
      if (headers.cookie?.includes(session)) return false;
      const id = keyIdOf(url, headers.cookie, headers["accept-language"]);
      const entry = id === null ? undefined : this.entries.get(id);
      if (id === null || !entry) return false;
      this.answered++;
      // Looks at the settings, so that a missed notification is noticed though no page is rendered.
      this.settings.agency();
      if (entry.unpacked && takes(request, "br")) void compressWithBrotli(entry, entry.unpacked);
      if (method === "GET") onShown(id, headers);
      sendCachedPage(entry, request, response);
      return true;
    };
  }
}

async function compressWithGzip(entry: Entry, body: Buffer): Promise<void> {
  entry.gzip = encodedPage(entry.unchanged, await gzip(body, { level: 9 }), "gzip");
}

/**
 * Compresses a page with brotli, off the request's path, and not before the page is asked for again: the best
 * compression takes ten times as long as a render, and many pages are dropped before they are wanted twice.
 */
async function compressWithBrotli(entry: Entry, body: Buffer): Promise<void> {
  entry.unpacked = undefined;
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  entry.br = encodedPage(entry.unchanged, await brotli(body, { params }), "br");
}

function encodedPage(unchanged: string[], body: Buffer, encoding?: string): EncodedPage {
  const packed = encoding ? ["content-encoding", encoding] : [];
  const own = ["content-type", "text/html; charset=utf-8", "content-length", String(body.length)];
  return { headers: [...unchanged, ...packed, ...own], body: readyBody(body) };
}

/** Memoizes cache keys: most visitors ask for few addresses, in few languages. */
function rememberKeys() {
  const known = new Map<string, string | null>();
  return (url: string, cookie = "", accept = ""): string | null => {
    const asked = `${url}\n${cookie}\n${accept}`;
    let id = known.get(asked);
    if (id !== undefined) return id;
    id = cacheKeyOf(url, cookie, accept)?.id ?? null;
    if (known.size >= MAX_KNOWN) known.clear();
    if (asked.length <= LONGEST_KNOWN) known.set(asked, id);
    return id;
  };
}

const takes = (request: IncomingMessage, encoding: string) =>
  request.headers["accept-encoding"]?.toString().includes(encoding) ?? false;

/** Sends a page in the best encoding that the browser accepts, or 304 when its copy is still good. */
export function sendCachedPage(entry: Entry, request: IncomingMessage, response: ServerResponse): void {
  if (request.headers["if-none-match"]?.includes(entry.etag)) {
    response.writeHead(304, entry.unchanged).end();
    return;
  }
  const { headers, body } = (takes(request, "br") && entry.br) || (takes(request, "gzip") && entry.gzip) || entry.plain;
  sendReady(response, headers, request.method === "HEAD" ? "" : body);
}
