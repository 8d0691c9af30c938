import { AppError } from "../../domain/platform/errors.ts";
import { isSiteAddress } from "../../domain/platform/paths.ts";
import { presentError } from "../../server/platform/http/present-error.ts";
import type { Deps } from "../../server/platform/deps.ts";
import type { App } from "../../server/app.ts";

/** A call of the API, before any client has made something else of it. */
export type ApiCall = {
  method: string;
  /** The address, already escaped. */
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
};

/** The answer to a call. The body is empty for a stream, which never ends. */
export type ApiAnswer = { status: number; headers: Record<string, unknown>; type: string; body: string };

/** The program under proof: it answers calls, and the proof reads its database beside it. */
export type Target = {
  deps: Deps;
  /** False where calls pass by the HTTP server, which answers malformed addresses itself and adds the headers of all. */
  isShipped: boolean;
  call(call: ApiCall): Promise<ApiAnswer>;
};

/** The answer of a program that gives none. */
export const NO_ANSWER: ApiAnswer = { status: 0, headers: {}, type: "", body: "" };

/** The time after which a call counts as never answered. It only bounds a hang. */
const ANSWER_MS = 60_000;

/** Returns the answer, or one with the status 0 when none comes. */
export async function withinTime(answer: Promise<ApiAnswer>): Promise<ApiAnswer> {
  const { promise, resolve } = Promise.withResolvers<ApiAnswer>();
  const timer = setTimeout(() => resolve(NO_ANSWER), ANSWER_MS);
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer));
}

export function typeOf({ "content-type": type }: Record<string, unknown>): string {
  return typeof type === "string" ? type : "";
}

/** The answer of the HTTP server to a malformed address, which the router never sees. */
const malformed = new AppError("badRequest");
const MALFORMED: ApiAnswer = {
  status: malformed.status,
  headers: {},
  type: "application/json",
  body: JSON.stringify(presentError(malformed, "en")),
};

/** Makes a target of a server within the process of the test: the short forms go this way. */
export function targetOf({ app, deps }: { app: App; deps: Deps }): Target {
  return {
    deps,
    isShipped: false,
    call: (call) => withinTime(inject(app, call)),
  };
}

async function inject(app: App, { method, path, headers, body }: ApiCall): Promise<ApiAnswer> {
  if (!isSiteAddress(path)) return MALFORMED;
  const payload = body === undefined ? {} : { payload: body };
  const answer = await app.inject({ method: method as "GET", url: path, headers, ...payload });
  return { status: answer.statusCode, headers: answer.headers, type: typeOf(answer.headers), body: answer.body };
}
