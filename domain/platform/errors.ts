import type { SessionEnd } from "./session-ends.ts";
import type { FaultKey } from "./text-keys.ts";

/** The HTTP status of every error that the API can answer with. There is no other such table. */
export const ERROR_STATUS = {
  invalid: 400,
  invalidJson: 400,
  badRequest: 400,
  unauthenticated: 401,
  forbidden: 403,
  crossSite: 403,
  invitationInvalid: 403,
  passwordChangeRequired: 403,
  secondFactorRequired: 403,
  notFound: 404,
  methodNotAllowed: 405,
  requestTimeout: 408,
  conflict: 409,
  tooLarge: 413,
  unsupportedType: 415,
  expectationFailed: 417,
  idempotencyMismatch: 422,
  tooMany: 429,
  headersTooLarge: 431,
  internal: 500,
  unknownMethod: 501,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/**
 * The body of a failed API call. `error` is fit to be shown; `fields` names each bad field; `sessionEnd` says why the
 * caller's session was ended.
 */
export type ErrorBody = { error: string; code: ErrorCode; fields?: Record<string, string>; sessionEnd?: SessionEnd };

type Details = {
  /** Key of the text to show instead of the code's own, e.g. `errors:lastAdmin`. */
  message?: FaultKey;
  values?: Record<string, string | number>;
  /** The message key of each bad field, by field name. */
  fields?: Record<string, FaultKey>;
  retryAfterSeconds?: number;
  sessionEnd?: SessionEnd;
};

/**
 * The one error by which a request is refused. Its messages are text keys until the edge, where the language is known.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(code);
    this.name = "AppError";
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}
