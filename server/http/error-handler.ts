import type { FastifyBaseLogger, FastifyError, FastifyInstance } from "fastify";
import { AppError, type ErrorCode } from "../../domain/errors.ts";
import { presentError } from "./present-error.ts";

/** Errors of the framework, by its codes or statuses, in our terms. */
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

/** What the driver says when the database cannot be reached, is shutting down or does not answer in time. */
const UNREACHABLE =
  /ECONNREFUSED|ECONNRESET|ENOTFOUND|ENOENT|EPIPE|57P0[1-3]|57014|53300|08\d{3}|timeout|Connection terminated/i;

/** Turns anything thrown into the error that the caller may know of. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { code = "", statusCode, message = "", cause } = error as Partial<FastifyError> & { cause?: unknown };
  const known = FRAMEWORK[code];
  if (known) return new AppError(known);
  if (statusCode === 400 && message.includes("JSON")) return new AppError("invalidJson");
  if (UNREACHABLE.test(`${code} ${message}`)) return new AppError("unavailable", { retryAfterSeconds: 5 });
  if (cause) return toAppError(cause);
  return new AppError(statusCode && statusCode >= 400 && statusCode < 500 ? "invalid" : "internal");
}

/** The one place where an error becomes an answer. The text of a 5xx never leaves the server. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const known = toAppError(error);
    if (known.status >= 500) report(request.log, known, error);
    const { retryAfterSeconds } = known.details;
    if (retryAfterSeconds !== undefined) void reply.header("retry-after", String(Math.ceil(retryAfterSeconds)));
    return reply.code(known.status).send(presentError(known, request.language));
  });
}

/** Names and codes, but no messages: drivers quote the values of a query in theirs. */
function report(log: FastifyBaseLogger, known: AppError, error: unknown): void {
  const { name, code, stack, cause } = error as Error & { code?: string; cause?: Error & { code?: string } };
  const err = { name, code, cause: cause && { name: cause.name, code: cause.code } };
  // Under load or without a database there are many of these, and each would say the same.
  if (known.code === "unavailable") return log.warn({ err }, "request refused");
  const frames = stack?.split("\n").filter((line) => line.trimStart().startsWith("at "));
  log.error({ err: { ...err, stack: frames?.join("\n") } }, "request failed");
}
