import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { isInsuranceType, SERVICE_TOPIC } from "../../domain/lead-options.ts";
import { languageOfRequest, type Language } from "../../domain/language.ts";
import { isSpanishPath } from "../../domain/paths.ts";
import { pagePolicy } from "../http/security-headers.ts";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

type Encoding = "br" | "gzip";
type Entry = {
  etag: string;
  policy: string;
  language: Language;
  plain: Buffer;
  packed: Partial<Record<Encoding, Buffer>>;
};

/** Parameters that a page reads while it renders: with one of them the page is made for this request alone. */
const LIVE_PARAMETERS = ["zip", "invite", "reset", "next", "tab", "token", "category", "open", "q"];
const MAX_ENTRIES = 1_000;

export type CacheKey = { id: string; path: string; language: Language };

/** Where a page would be kept: by path, language and insurance type or topic, never by the raw query. Null when it is not to be kept. */
export function cacheKeyOf(url: string, cookie: string | undefined, accept: string | undefined): CacheKey | null {
  // What is no address, such as `//`, is no page of ours; nothing may throw here, outside the framework.
  const parsed = URL.parse(url, "http://site");
  if (!parsed) return null;
  const { pathname, searchParams } = parsed;
  if (/^\/(api|assets|art|__manifest)\b/.test(pathname) || pathname.endsWith(".data")) return null;
  if (LIVE_PARAMETERS.some((name) => searchParams.has(name))) return null;
  const language = isSpanishPath(pathname) ? "es" : languageOfRequest(cookie, accept);
  const type = searchParams.get("type");
  const path = pathname + (isInsuranceType(type) ? `?type=${type}` : topicOf(searchParams));
  return { id: `${language} ${path}`, path, language };
}

function topicOf(searchParams: URLSearchParams): string {
  return searchParams.get("topic") === SERVICE_TOPIC ? `?topic=${SERVICE_TOPIC}` : "";
}

/** Rendered pages of anonymous visitors, compressed once, dropped when content changes. */
export class PageCache {
  private entries = new Map<string, Entry>();
  private generation = 0;
  /** How many requests it has answered. */
  answered = 0;
  private readonly maxEntries: number;

  constructor(maxEntries = MAX_ENTRIES) {
    this.maxEntries = maxEntries;
  }

  clear(): void {
    this.entries.clear();
    this.generation++;
  }

  /** Changes with every drop: a page begun before is not kept after. */
  get version(): number {
    return this.generation;
  }

  /** Keeps a page. Its own inline scripts, known by the nonce it was rendered with, are allowed by hash instead. */
  fill(key: CacheKey, html: string, nonce: string, version: number): Entry {
    const hashes = new Set<string>();
    const marked = new RegExp(`(<script[^>]*) nonce="${nonce}"([^>]*>)([^]*?)</script>`, "g");
    const clean = html.replace(marked, (_all, before: string, after: string, code: string) => {
      if (code) hashes.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
      return `${before}${after}${code}</script>`;
    });
    const plain = Buffer.from(clean.replaceAll(` nonce="${nonce}"`, ""));
    const entry: Entry = {
      etag: `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`,
      policy: pagePolicy([...hashes]),
      language: key.language,
      plain,
      packed: {},
    };
    if (version === this.generation) {
      this.keep(key.id, entry);
      void this.compress(entry);
    }
    return entry;
  }

  /** A full cache lets go of the page that was made first. */
  private keep(id: string, entry: Entry): void {
    this.entries.set(id, entry);
    const [oldest] = this.entries.keys();
    if (this.entries.size > this.maxEntries && oldest !== undefined) this.entries.delete(oldest);
  }

  /** Off the request's path: the best compression takes longer than a render. */
  private async compress(entry: Entry): Promise<void> {
    entry.packed.gzip = await gzip(entry.plain, { level: 9 });
    const params = {
      [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: entry.plain.length,
    };
    entry.packed.br = await brotli(entry.plain, { params });
  }

  /** Answers from the cache; false when it has no such page. Runs before the framework, on the bare request. */
  answer(request: IncomingMessage, response: ServerResponse, sessionCookie: string): boolean {
    if ((request.method !== "GET" && request.method !== "HEAD") || !request.url) return false;
    const { cookie } = request.headers;
    if (cookie?.includes(`${sessionCookie}=`)) return false;
    const key = cacheKeyOf(request.url, cookie, request.headers["accept-language"]);
    const entry = key && this.entries.get(key.id);
    if (!entry) return false;
    this.answered++;
    send(entry, request, response);
    return true;
  }
}

/** Writes a page in the best form that the browser takes, or tells it that the one it has is still good. */
export function send(entry: Entry, request: IncomingMessage, response: ServerResponse): void {
  const headers: Record<string, string | number> = {
    "content-security-policy": entry.policy,
    "cache-control": "private, no-cache",
    "content-language": entry.language,
    vary: "Accept-Encoding, Accept-Language, Cookie",
    etag: entry.etag,
  };
  if (request.headers["if-none-match"]?.includes(entry.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const accepted = request.headers["accept-encoding"]?.toString() ?? "";
  const encoding = (["br", "gzip"] as const).find((e) => accepted.includes(e) && entry.packed[e]);
  const body = (encoding && entry.packed[encoding]) ?? entry.plain;
  if (encoding) headers["content-encoding"] = encoding;
  headers["content-type"] = "text/html; charset=utf-8";
  headers["content-length"] = body.length;
  response.writeHead(200, headers).end(request.method === "HEAD" ? undefined : body);
}
