import type { IncomingMessage, ServerResponse } from "node:http";
import { isLanguage, languageOfRequest } from "../../../domain/platform/language.ts";
import type { Deps } from "../../platform/deps.ts";
import { readyBody, sendReady, type ReadyBody } from "../../platform/http/ready-body.ts";
import type { Content } from "../../platform/deps/content.ts";
import { nextPublication } from "./content-cache.ts";
import { listPosts, listTestimonials } from "./present.ts";

type CachedList = { headers: string[]; body: ReadyBody; from: number; until: number };
/** Callback for every response, the counterpart of the framework's hooks (logging, metrics). */
type OnAnswered = (answer: { id: string; route: string; ms: number }) => void;

/** Matches the URLs answered here: a whole list in one language. Any other query goes to the framework. */
const LIST_URL = /^(\/api\/(?:testimonials|blog-posts))(?:\?lang=([a-z]{2}))?$/;

/**
 * Serves the public lists from a cache of serialized responses, with all headers and before the framework. An entry is
 * valid until the content changes or a scheduled post is published. The responses equal those of the lists' routes.
 */
export function serveCachedLists(
  { content, clock }: Pick<Deps, "content" | "clock">,
  common: readonly [string, string][],
  onAnswered: OnAnswered,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  let current: Content | undefined;
  let lists = new Map<string, CachedList>();

  function find(name: string, write: (current: Content, now: Date) => unknown[]): CachedList {
    if (content.current() !== current) [current, lists] = [content.current(), new Map()];
    const now = clock();
    const time = now.getTime();
    const known = lists.get(name);
    if (known && time >= known.from && time < known.until) return known;
    const bytes = Buffer.from(JSON.stringify(write(current, now)));
    const own = [
      ["cache-control", "no-store"],
      ["content-type", "application/json; charset=utf-8"],
      ["content-length", String(bytes.length)],
    ];
    const until = time + (nextPublication(current, now) ?? Number.POSITIVE_INFINITY);
    const written = { headers: [...common, ...own].flat(), body: readyBody(bytes), from: time, until };
    lists.set(name, written);
    return written;
  }

  return (request, response) => {
    if (request.method !== "GET" || !request.url?.startsWith("/api/")) return false;
    const begun = performance.now();
    const [, route, asked] = LIST_URL.exec(request.url) ?? [];
    const { cookie, "accept-language": accept } = request.headers;
    const hasBody =
      request.headers["content-length"] !== undefined || request.headers["transfer-encoding"] !== undefined;
    if (!route || hasBody) return false;
    const language = isLanguage(asked) ? asked : languageOfRequest(cookie, accept);
    const list = (shown: Content, now: Date) =>
      route.endsWith("testimonials") ? listTestimonials(shown, language) : listPosts(shown, language, now);
    const written = nullOnError(() => find(`${route} ${language}`, list));
    if (!written) return false;
    const { headers, body } = written;
    const id = crypto.randomUUID();
    sendReady(response, [...headers, "x-request-id", id], body);
    onAnswered({ id, route, ms: Math.round(performance.now() - begun) });
    return true;
  };
}

/**
 * Returns null instead of throwing: outside the framework nothing may throw, and a failed list falls back to its route.
 */
function nullOnError<T>(find: () => T): T | null {
  try {
    return find();
  } catch {
    return null;
  }
}
