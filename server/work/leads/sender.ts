import type { FastifyRequest } from "fastify";
import { AppError } from "../../../domain/platform/errors.ts";
import type { Language } from "../../../domain/platform/language.ts";

/** Who sent a form, from where, in which language. */
export type Sender = { language: Language; ip: string; userAgent: string };

export function senderOf(request: FastifyRequest): Sender {
  return { language: request.language, ip: request.ip, userAgent: request.headers["user-agent"] ?? "" };
}

/** The key that the form made when it was first shown. */
export function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers["idempotency-key"];
  if (key === undefined) return null;
  if (typeof key !== "string" || !/^[\w-]{8,64}$/.test(key)) {
    throw new AppError("invalid", { fields: { "Idempotency-Key": "validation:invalid" } });
  }
  return key;
}
