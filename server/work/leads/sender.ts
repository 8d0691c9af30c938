import type { FastifyRequest } from "fastify";
import { AppError } from "../../../domain/platform/errors.ts";
import type { Language } from "../../../domain/platform/language.ts";

/** The sender of a form: language, IP address and browser. */
export type Sender = { language: Language; ip: string; userAgent: string };

export function senderOf(request: FastifyRequest): Sender {
  return { language: request.language, ip: request.ip, userAgent: request.headers["user-agent"] ?? "" };
}

/** Reads the idempotency key from its header. The form generates the key when it is first shown. */
export function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers["idempotency-key"];
  if (key === undefined) return null;
  if (typeof key !== "string" || !/^[\w-]{8,64}$/.test(key)) {
    throw new AppError("invalid", { fields: { "Idempotency-Key": "validation:invalid" } });
  }
  return key;
}
