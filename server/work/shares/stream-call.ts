import type { FastifyRequest } from "fastify";
import { AppError } from "../../../domain/platform/errors.ts";

/** Maximum bytes of a signal: an SDP, with its line breaks escaped. */
export const SIGNAL_BODY = 40 * 1024;

/** Rejects a call that is not for an event stream, and returns the position to resume from. */
export function streamCall({ headers }: FastifyRequest): string | undefined {
  if (!headers.accept?.includes("text/event-stream")) throw new AppError("invalid");
  const lastEvent = headers["last-event-id"];
  return lastEvent === undefined ? undefined : String(lastEvent);
}
