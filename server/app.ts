import type { IncomingMessage, ServerResponse } from "node:http";
import fastifyStatic from "@fastify/static";
import Fastify, { LogController, type FastifyInstance } from "fastify";
import { BODY_LIMIT } from "../domain/platform/limits.ts";
import { mountApi } from "./api.ts";
import { serveCachedLists } from "./content/shelves/written-lists.ts";
import type { Deps } from "./platform/deps.ts";
import type { GuardedRoute } from "./platform/http/access.ts";
import { handleErrors } from "./web/error-handler.ts";
import { sanitizeForwardedFor } from "./platform/http/forwarded.ts";
import { healthRoutes } from "./operations/health/probes.ts";
import { answerParserError, createHttpServer, hangUpOnIdle } from "./platform/http/http-server.ts";
import type { Meter } from "./operations/health/meter.ts";
import { metricsRoute } from "./operations/health/metrics.ts";
import { securityHeaders } from "./platform/http/security-headers.ts";
import { identifyCallers, sessionCookieName } from "./people/session/identify-callers.ts";
import { servePhotographs } from "./people/users/photograph-routes.ts";
import { shedUnderLoad } from "./platform/http/shed.ts";
import { inRoot } from "./platform/root.ts";
import { PageCache } from "./web/page-cache.ts";
import { brandRoutes } from "./web/brand-routes.ts";
import { previewRoutes } from "./web/preview-routes.ts";
import { iconRoutes, ICON_FILES } from "./web/icon-routes.ts";
import { seoRoutes } from "./web/seo-routes.ts";
import { shareRoutes } from "./web/share-routes.ts";
import { mountSite, type SiteBuild } from "./web/site.ts";

type Options = {
  build: SiteBuild;
  mode: "production" | "development";
  /** The folder of the built client; absent in development, where Vite serves it. */
  clientFolder?: string;
  /** Timeout of a stalled connection; set by tests. */
  stalledMs?: number;
  /** Gives tests the API instance before its routes are registered. */
  onApi?: (api: FastifyInstance) => void;
};

/** The source folder of the public files. The built client has a copy; in development there is no built client. */
const PUBLIC_FOLDER = inRoot("public");

/** The route name in the log and the metrics for requests that no route matches. */
const NO_ROUTE = "(none)";

export type App = FastifyInstance & { guardedRoutes: GuardedRoute[] };

/** Builds the whole web server: plugins, the API, the static files, then the rendered site. */
export async function buildApp(deps: Deps, options: Options): Promise<App> {
  const { env, log } = deps;
  const headers = securityHeaders(env);
  const cache = options.mode === "production" ? new PageCache(headers, deps.settings) : null;
  deps.content.onChange(() => cache?.clear());
  deps.settings.onChange(() => cache?.clear());
  const cookie = sessionCookieName(env);

  let meter: Meter | null = null;
  const fromCache = cache?.answerer(cookie, deps.visits.count);
  const fromLists = serveCachedLists(deps, headers, ({ id, route, ms }) => {
    log.info({ reqId: id, method: "GET", route, status: 200, ms }, "request");
    meter?.countRequest("GET", route, 200);
  });
  const answerFromCache = (request: IncomingMessage, response: ServerResponse) =>
    fromCache?.(request, response) === true || fromLists(request, response);

  const onRefused = (method: string, status: number) => {
    log.info({ method, route: NO_ROUTE, status, ms: 0 }, "request");
    meter?.countRequest(method, NO_ROUTE, status);
  };

  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    trustProxy: env.TRUST_PROXY ?? false,
    bodyLimit: BODY_LIMIT.public,
    forceCloseConnections: "idle",
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: answerParserError(headers),
    serverFactory: (handle) =>
      createHttpServer({ headers, stalledMs: options.stalledMs, answerFromCache, onRefused }, handle),
  }) as unknown as App;

  app.addHook("preClose", (done) => {
    if (app.server.listening) hangUpOnIdle(app.server);
    done();
  });
  // Synchronous hooks call `done`: a promise for each of them would cost a public list a fifth of its time.
  app.addHook("onRequest", ({ headers: given }, _reply, done) => {
    sanitizeForwardedFor(given);
    done();
  });
  const shedding = shedUnderLoad(app, env.SHED_AFTER_MS);
  // The metrics library takes a while to load: it is imported only where somebody may ask for metrics.
  meter = env.METRICS_TOKEN
    ? (await import("./operations/health/meter.ts")).openMeter(deps, { shedding, cache })
    : null;
  await identifyCallers(app, deps);
  handleErrors(app, deps);
  app.addHook("onRequest", (request, reply, done) => {
    void reply.header("x-request-id", request.id);
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    // Logs the route, not the URL: URLs carry what people typed.
    const route = request.routeOptions.url ?? NO_ROUTE;
    request.log.info(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      "request",
    );
    meter?.countRequest(request.method, request.routeOptions.config.countedAs ?? route, reply.statusCode);
    done();
  });
  healthRoutes(app, deps);
  metricsRoute(app, env.METRICS_TOKEN, meter);

  const mount = async (api: FastifyInstance) => {
    options.onApi?.(api);
    app.guardedRoutes = mountApi(api, deps);
  };
  await app.register(mount, { prefix: "/api" });

  seoRoutes(app, deps);
  previewRoutes(app);
  servePhotographs(app, deps);
  shareRoutes(app, deps, options.clientFolder ?? PUBLIC_FOLDER);
  brandRoutes(app, deps, options.clientFolder ?? PUBLIC_FOLDER);
  const { clientFolder } = options;
  if (clientFolder) await app.register((files) => serveFiles(files, deps, clientFolder));
  await mountSite(app, { deps, build: options.build, mode: options.mode, cache, onRendered: meter?.timeRender });
  return app;
}

/** The policy of the service worker, which calls nothing but our own API. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** Serves the built files. Those with a hash in their name never change, so browsers cache them for a year. */
async function serveFiles(app: FastifyInstance, deps: Deps, root: string): Promise<void> {
  app.addHook("onRoute", (route) => void (route.config = { ...route.config, neverShed: true, countedAs: "(file)" }));
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    // Precompressed copies are served under the name of their original, and icons by routes of their own.
    globIgnore: ["**/*.br", "**/*.gz", ...ICON_FILES],
    index: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: "ignore",
    setHeaders: (reply, path) => {
      const isHashed = path.includes("/assets/");
      void reply.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600");
      if (!path.endsWith("/push-worker.js")) return;
      // Browsers look for a newer worker at every visit. It stands at the root, so that its scope is the whole site.
      void reply.header("cache-control", "no-cache").header("content-security-policy", WORKER_POLICY);
    },
  });
  iconRoutes(app, deps);
}
