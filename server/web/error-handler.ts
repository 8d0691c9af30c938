import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Agency } from "../../domain/operations/settings/agency.ts";
import { AppError, type ErrorCode } from "../../domain/platform/errors.ts";
import { isFullDisk, isOutage } from "../platform/db/fault.ts";
import { innermost, numberIn, textIn } from "../platform/fault-origin.ts";
import { describeFault, traceOf } from "../platform/describe-fault.ts";
import { readOnly } from "../platform/disk/read-only.ts";
import type { Deps } from "../platform/deps.ts";
import { faultPage, faultPolicy, wantsPage } from "./fault-page.ts";
import { presentError } from "../platform/http/present-error.ts";

/** Our error codes, by the error codes of the framework. */
const FRAMEWORK: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "tooLarge",
  FST_REQ_FILE_TOO_LARGE: "tooLarge",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupportedType",
  FST_ERR_CTP_EMPTY_JSON_BODY: "invalidJson",
  FST_ERR_CTP_INVALID_JSON_BODY: "invalidJson",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "invalid",
  FST_ERR_VALIDATION: "invalid",
  FST_UNDER_PRESSURE: "unavailable",
};

/** Converts anything thrown into the error that the caller may know of. */
export function toAppError(error: unknown, agency: Pick<Agency, "phone">): AppError {
  const refusal = [error, innermost(error)].find((e) => e instanceof AppError);
  if (refusal) return refusal;
  const statusCode = numberIn(error, "statusCode");
  const known = FRAMEWORK[textIn(error, "code") ?? ""];
  if (known) return new AppError(known);
  if (statusCode === 400 && error instanceof SyntaxError) return new AppError("invalidJson");
  if (isFullDisk(error)) return readOnly(agency);
  if (isOutage(error)) return new AppError("unavailable", { retryAfterSeconds: 5 });
  return new AppError(statusCode && statusCode >= 400 && statusCode < 500 ? "invalid" : "internal");
}

/**
 * Sets the error handler, the only place where an error becomes an answer. The text of a 5xx never leaves the server.
 */
export function handleErrors(app: FastifyInstance, { disk, settings }: Pick<Deps, "disk" | "settings">): void {
  app.setErrorHandler((error, request, reply) => {
    disk.learnFrom(error);
    const agency = settings.agency();
    const known = toAppError(error, agency);
    if (known.status >= 500) reportFault(request.log, known, error);
    const { retryAfterSeconds } = known.details;
    if (retryAfterSeconds !== undefined) void reply.header("retry-after", String(Math.ceil(retryAfterSeconds)));
    void reply.code(known.status);
    if (!wantsPage(request)) return reply.send(presentError(known, request.language));
    void reply.header("content-security-policy", faultPolicy(agency)).header("cache-control", "private, no-store");
    return reply.type("text/html; charset=utf-8").send(faultPage(known, request, agency));
  });
}

/** Logs a fault of ours, with the request's id. */
export function reportFault(log: FastifyBaseLogger, known: AppError, error: unknown): void {
  const err = describeFault(error);
  // Logged without a stack: under load or without a database there are many of these, and each would say the same.
  if (known.code === "unavailable") log.warn({ err }, "request refused");
  else log.error({ err: { ...err, stack: traceOf(error) } }, "request failed");
}
