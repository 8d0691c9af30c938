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
export type Target = { deps: Deps; call(call: ApiCall): Promise<ApiAnswer> };

/** The time after which a call counts as never answered. It only bounds a hang. */
const ANSWER_MS = 60_000;

/** Returns the answer, or one with the status 0 when none comes. */
export async function withinTime(answer: Promise<ApiAnswer>): Promise<ApiAnswer> {
  const { promise, resolve } = Promise.withResolvers<ApiAnswer>();
  const timer = setTimeout(() => resolve({ status: 0, headers: {}, type: "", body: "" }), ANSWER_MS);
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer));
}

export const typeOf = (headers: Record<string, unknown>): string => String(headers["content-type"] ?? "");

/** Makes a target of a server within the process of the test: the short forms go this way. */
export function targetOf({ app, deps }: { app: App; deps: Deps }): Target {
  return {
    deps,
    call: (call) => withinTime(inject(app, call)),
  };
}

async function inject(app: App, { method, path, headers, body }: ApiCall): Promise<ApiAnswer> {
  const payload = body === undefined ? {} : { payload: body };
  const answer = await app.inject({ method: method as "GET", url: path, headers, ...payload });
  return { status: answer.statusCode, headers: answer.headers, type: typeOf(answer.headers), body: answer.body };
}
