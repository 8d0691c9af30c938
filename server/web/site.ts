import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { AppError } from "../../domain/platform/errors.ts";
import { LANGUAGE_KEY } from "../../domain/platform/language.ts";
import { BODY_LIMIT } from "../../domain/platform/limits.ts";
import { shownPageKeyOf } from "../../domain/operations/visits.ts";
import { requestContext } from "../../app/lib/request-context.ts";
import type { Deps } from "../platform/deps.ts";
import { RETRY_SECONDS } from "../platform/disk/read-only.ts";
import { isPrivatePath, isSharePath } from "../../domain/platform/paths.ts";
import { isCrossSite } from "../platform/http/cross-site.ts";
import { mapOrigins, pagePolicy, permissionsPolicy } from "../platform/http/security-headers.ts";
import { sessionCookieName } from "../people/session/identify-callers.ts";
import { cacheKeyOf, sendCachedPage, type CacheKey, type PageCache } from "./page-cache.ts";
import { createRequestServices } from "./request-services.ts";

export type SiteBuild = ServerBuild | (() => Promise<ServerBuild>);

type Site = {
  deps: Deps;
  build: SiteBuild;
  mode: string;
  cache: PageCache | null;
  /** Callback with the time that each page took to render. */
  onRendered?: ((seconds: number) => void) | undefined;
};

/** The HTTP methods of pages. */
const METHODS = ["GET", "HEAD", "POST"];

/**
 * The CSP for styles in development: Vite injects styles into the page as they are edited; nobody but the developer
 * sees that page.
 */
const VITE_STYLES = "'self' 'unsafe-inline'";

/** Renders every address that is neither the API nor a file. */
export async function mountSite(app: FastifyInstance, site: Site): Promise<void> {
  const render = createRequestHandler(site.build, site.mode);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers(); // a page's action reads its form itself
    scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
    scope.route({ method: METHODS, url: "/*", handler: (request, reply) => answer(site, render, request, reply) });
  });
  // Every address has a page, if only the one for "not found": only other methods come here.
  app.setNotFoundHandler((_request, reply) => {
    void reply.header("allow", METHODS.join(", ")).header("cache-control", "no-store");
    throw new AppError("methodNotAllowed");
  });
}

async function answer(
  { deps, cache, mode, onRendered }: Site,
  render: ReturnType<typeof createRequestHandler>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { env } = deps;
  if (isPrivatePath(request.url)) hidePrivatePage(reply);
  if (isCrossSite(request.method, request.headers, env.publicUrl)) return reply.code(403).send();
  // Browsers send the length of a form; a body of unknown length could be endless.
  const isUnmeasured = request.headers["transfer-encoding"] !== undefined;
  const tooLarge = isUnmeasured || Number(request.headers["content-length"] ?? 0) > BODY_LIMIT.public;
  if (tooLarge) return reply.code(413).send();

  const nonce = randomBytes(16).toString("base64url");
  const isAnonymous = !request.cookies[sessionCookieName(env)];
  const key =
    cache && isAnonymous && request.method !== "POST"
      ? cacheKeyOf(request.url, request.headers.cookie, request.headers["accept-language"])
      : null;
  const version = cache?.version ?? 0;

  const context = new RouterContextProvider();
  const services = createRequestServices(deps, reply, nonce);
  context.set(requestContext, services);
  const begun = performance.now();
  const answered = await render(key ? requestOf(key, env.publicUrl) : toWebRequest(request, env.publicUrl), context);
  const response = services.isOutage() && answered.status === 500 ? withStatus(answered, 503) : answered;

  if (request.method === "GET" && isAnonymous && response.status === 200) countVisit(deps, request);
  const isPage = response.headers.get("content-type")?.startsWith("text/html");
  if (!isPage) return relay(response, reply);
  const html = await response.text();
  onRendered?.((performance.now() - begun) / 1000);
  if (key && cache && response.status === 200) {
    const entry = cache.fill(key, html, nonce, version);
    reply.hijack();
    sendCachedPage(entry, request.raw, reply.raw);
    return reply;
  }
  copyHeaders(response, reply);
  if (response.status === 503) void reply.header("retry-after", String(RETRY_SECONDS));
  if (response.status === 200 && isSharePath(request.url)) {
    void reply.header("permissions-policy", permissionsPolicy(true));
  }
  return reply
    .code(response.status)
    .header(
      "content-security-policy",
      pagePolicy(
        [`'nonce-${nonce}'`],
        mapOrigins(deps.settings.agency()),
        mode === "development" ? VITE_STYLES : undefined,
      ),
    )
    .header("cache-control", "private, no-store")
    .header("vary", "Accept-Encoding, Accept-Language, Cookie")
    .send(html);
}

/** Keeps the address of a private page, which is a secret, from other sites and from search engines. */
function hidePrivatePage(reply: FastifyReply): void {
  void reply.header("referrer-policy", "no-referrer").header("x-robots-tag", "noindex, nofollow");
}

/** Counts a page view: of a whole page, or of its data alone, when a link of the page before led to it. */
function countVisit({ visits }: Deps, { url, headers }: FastifyRequest): void {
  const shown = shownPageKeyOf(url, headers);
  if (shown) visits.count(shown, headers);
}

/**
 * Makes the request of a page that is cached out of its key alone: whatever else the first visitor sent cannot get into
 * a page that others are shown.
 */
const requestOf = ({ path, language }: CacheKey, publicUrl: string) =>
  new Request(new URL(path, publicUrl), { headers: { cookie: `${LANGUAGE_KEY}=${language}` } });

/** Converts a request for the renderer. HEAD is rendered as GET: same headers, no body. */
function toWebRequest(request: FastifyRequest, publicUrl: string): Request {
  const gone = new AbortController();
  request.raw.once("close", () => {
    if (!request.raw.complete) gone.abort();
  });
  const hasBody = request.method === "POST";
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !name.startsWith(":") && !isHiddenOrigin(name, value))
      headers.set(name, [value].flat().join(", "));
  }
  // The address as the browser has it: a form is refused when its origin and the address differ.
  const base = URL.canParse(`http://${request.host}`) ? `${new URL(publicUrl).protocol}//${request.host}` : publicUrl;
  return new Request(new URL(request.url, base), {
    method: hasBody ? "POST" : "GET",
    headers,
    signal: gone.signal,
    ...(hasBody ? { body: Readable.toWeb(request.raw) as ReadableStream<Uint8Array>, duplex: "half" as const } : {}),
  });
}

/**
 * Returns true for the header `Origin: null`, which a browser sends with a form of a page without referrer. The renderer
 * would take it for another site; `isCrossSite` has judged the request before, by Sec-Fetch-Site.
 */
const isHiddenOrigin = (name: string, value: string | string[]) => name === "origin" && value === "null";

const withStatus = (response: Response, status: number) =>
  new Response(response.body, { status, headers: response.headers });

function copyHeaders(response: Response, reply: FastifyReply): void {
  for (const [name, value] of response.headers) void reply.header(name, value);
}

async function relay(response: Response, reply: FastifyReply): Promise<FastifyReply> {
  copyHeaders(response, reply);
  if (!response.headers.has("cache-control")) void reply.header("cache-control", "private, no-store");
  void reply.code(response.status);
  // A file is passed on as it is read; everything else is small.
  if (response.body && response.headers.has("content-disposition")) return reply.send(Readable.from(response.body));
  return reply.send(response.body ? Buffer.from(await response.arrayBuffer()) : null);
}
