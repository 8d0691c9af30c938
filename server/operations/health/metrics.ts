import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { AppError } from "../../../domain/platform/errors.ts";
import type { Meter } from "./meter.ts";

/** The figures of the program, for whoever has the token. Without one there is no such place. */
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

/** Takes as long for a near miss as for a far one, whatever the lengths. */
function isEqual(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
