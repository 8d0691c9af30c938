import Fastify from "fastify";
import { AppError } from "../../domain/platform/errors.ts";
import type { Deps } from "../platform/deps.ts";
import { metricsRoute } from "../operations/health/metrics.ts";
import { healthRoutes } from "../operations/health/probes.ts";
import { answerParserError, createHttpServer } from "../platform/http/http-server.ts";
import { securityHeaders } from "../platform/http/security-headers.ts";
import { shedUnderLoad } from "../platform/http/shed.ts";
import { handleErrors } from "./error-handler.ts";
import { codeOf } from "../platform/fault-origin.ts";

/**
 * Default health port of a process without the web service, when HEALTH_PORT is not set. Not a port that web processes
 * usually have.
 */
const DEFAULT_HEALTH_PORT = 9310;

type HealthListener = { port: number; close(): Promise<void> };

/**
 * Serves `/healthz`, `/readyz` and `/metrics` in a process without the web service. Returns null when the default port
 * is taken, most likely by another such process of this machine: nobody has asked for that port, so it is no error.
 */
export async function startHealthListener(deps: Deps): Promise<HealthListener | null> {
  const { env, log } = deps;
  const headers = securityHeaders(env);
  const app = Fastify({
    clientErrorHandler: answerParserError(headers),
    forceCloseConnections: "idle",
    serverFactory: (handle) => createHttpServer({ headers }, handle),
  });
  app.decorateRequest("language", "en");
  const shedding = shedUnderLoad(app, 0);
  const meter = env.METRICS_TOKEN
    ? (await import("../operations/health/meter.ts")).openMeter(deps, { shedding, cache: null })
    : null;
  handleErrors(app, deps);
  healthRoutes(app, deps);
  metricsRoute(app, env.METRICS_TOKEN, meter);
  app.setNotFoundHandler(() => {
    throw new AppError("notFound");
  });
  try {
    await app.listen({ port: env.HEALTH_PORT ?? DEFAULT_HEALTH_PORT, host: env.HOST });
  } catch (error) {
    await app.close();
    if (env.HEALTH_PORT !== undefined || codeOf(error) !== "EADDRINUSE") throw error;
    log.warn({ port: DEFAULT_HEALTH_PORT }, "nobody can ask how this process is: the port is taken, set HEALTH_PORT");
    return null;
  }
  const address = app.server.address();
  return { port: typeof address === "object" ? (address?.port ?? 0) : 0, close: () => app.close() };
}
