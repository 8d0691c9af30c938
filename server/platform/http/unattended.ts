import type { FastifyRequest } from "fastify";
import { AppError } from "../../../domain/platform/errors.ts";
import { isUnattendedCall } from "../../../domain/platform/unattended.ts";

/**
 * Returns true when an open screen reads by itself, without a person: such a read leaves no trace, renews nothing and
 * locks nothing.
 */
export function isUnattendedRead({ method, headers }: Pick<FastifyRequest, "method" | "headers">): boolean {
  return method === "GET" && isUnattendedCall(headers);
}

/** Rejects the automatic refresh of a screen: this data goes only to a person, after it is recorded who took it. */
export function refuseUnattended(request: FastifyRequest): void {
  if (isUnattendedRead(request)) throw new AppError("forbidden");
}
