import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { AppError } from "../../../domain/platform/errors.ts";
import type { Meter } from "./meter.ts";

/** Serves the metrics to callers with the bearer token; answers 404 when no token is configured. */
export function metricsRoute(app: FastifyInstance, token: string | undefined, meter: Meter | null): void {
  app.get("/metrics", { config: { neverShed: true } }, async (request, reply) => {
    void reply.header("cache-control", "no-store");
    if (!token || !meter) throw new AppError("notFound");
    if (!isEqual(request.headers.authorization ?? "", `Bearer ${token}`)) {
      void reply.header("www-authenticate", "Bearer");
      throw new AppError("unauthenticated");
    }
    const { type, text } = await meter.read();
    return reply.type(type).send(text);
  });
}

/** Compares two strings in constant time, whatever their lengths. */
function isEqual(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
