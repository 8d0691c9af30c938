import type { FastifyRequest } from "fastify";
import { AppError } from "../../../domain/platform/errors.ts";
import { isUnattendedCall } from "../../../domain/platform/unattended.ts";

/** Whether an open screen reads by itself, without a person: that leaves no trace, renews nothing and locks nothing. */
export function isUnattendedRead({ method, headers }: Pick<FastifyRequest, "method" | "headers">): boolean {
  return method === "GET" && isUnattendedCall(headers);
}

/** Refuses a screen's own refresh what is only handed out to a person, after writing down who took it. */
export function refuseUnattended(request: FastifyRequest): void {
  if (isUnattendedRead(request)) throw new AppError("forbidden");
}
