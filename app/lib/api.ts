import type { AnswerOf, CallOf, EndpointName, JsonEndpoint } from "../../domain/api/index.ts";
import type { ErrorBody, ErrorCode } from "../../domain/platform/errors.ts";
import { ANSWER_TIMEOUT_MS } from "../../domain/platform/limits.ts";
import type { SessionEnd } from "../../domain/platform/session-ends.ts";
import { UNATTENDED } from "../../domain/platform/unattended.ts";
import { logInAgain } from "./log-in-again.ts";

/** A call that failed. Its message is `{status}: {body}`; what a screen shows is `text`. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly fields: Record<string, string>;
  /** Fit to be shown, in the visitor's language; undefined when the server did not get to say anything. */
  readonly text: string | undefined;
  /** Why the session was ended, where something else than this browser did it. */
  readonly sessionEnd: SessionEnd | undefined;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.name = "ApiError";
    this.status = status;
    const parsed = parseBody(body);
    this.code = parsed?.code;
    this.text = parsed?.error;
    this.fields = parsed?.fields ?? {};
    this.sessionEnd = parsed?.sessionEnd;
  }
}

function parseBody(body: string): ErrorBody | undefined {
  try {
    return JSON.parse(body) as ErrorBody;
  } catch {
    return undefined;
  }
}

/** How a call is made, besides what the endpoint asks for. */
type Manner = {
  headers?: Record<string, string>;
  /** Goes through even when the page is left meanwhile. */
  keepalive?: boolean;
  /** Whether the answer may take its time, as a long file does. */
  isLong?: boolean;
  /** Whether the caller itself deals with not being logged in. */
  mayBeRefused?: boolean;
};
type Call = Manner & { method?: string; body?: unknown };

/** What fills an address, and what is asked of it. */
type Asked = { params?: Record<string, string | number>; query?: URLSearchParams | Record<string, string | number> };

/** What a call has to bring; nothing, where the endpoint needs nothing. */
export type Given<N extends EndpointName> =
  Partial<CallOf<N>> extends CallOf<N> ? [call?: CallOf<N> & Manner] : [call: CallOf<N> & Manner];

/** The address of an endpoint, filled in. */
export function addressOf(name: EndpointName, { params = {}, query }: Asked = {}): string {
  const path = name.replace(/^\w+ /, "").replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ""));
  const asked = String(new URLSearchParams(query as Record<string, string>)).replaceAll("+", "%20");
  return path + (asked && `?${asked}`);
}

let isUnattended = false;

/** Whatever is called from within the work is called by nobody: the page fetches by itself, and no session lasts longer. */
export function unattended<T>(work: () => T): T {
  isUnattended = true;
  try {
    return work();
  } finally {
    isUnattended = false;
  }
}

/** Calls our own API and gives back its answer with the headers; in the portal a session that has ended is renewed. */
export function callApi(path: string, call: Call = {}): Promise<Response> {
  const isOwnBusiness = call.mayBeRefused || call.keepalive;
  return isOwnBusiness ? callOnce(path, call) : withSession(() => callOnce(path, call));
}

/** Makes a call, and makes it again when the session had ended and the person has logged in meanwhile. */
export async function withSession<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!isLoggedOut(error) || !(await logInAgain(whyEnded(error)))) throw error;
    return call();
  }
}

/** An answer that does not come in time is a failure. */
async function callOnce(path: string, call: Call): Promise<Response> {
  const { method = "GET", body, headers, keepalive = false, isLong } = call;
  const response = await fetch(inPageLanguage(path), {
    method,
    credentials: "same-origin",
    keepalive,
    headers: {
      accept: "application/json",
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(isUnattended && UNATTENDED),
      ...headers,
    },
    // Of nothing there is no JSON, and so no body.
    body: JSON.stringify(body),
    signal: isLong ? null : AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  });
  if (!response.ok) throw new ApiError(response.status, await response.text());
  return response;
}

/** The answer, and the mails that follow it, are in the language of the page that asks, whatever the cookie says. */
export function inPageLanguage(path: string): string {
  if (/[?&]lang=/.test(path)) return path;
  return `${path}${path.includes("?") ? "&" : "?"}lang=${document.documentElement.lang}`;
}

/** Calls an endpoint by its name and gives back what it answers. */
export async function api<N extends JsonEndpoint>(name: N, ...[call]: Given<N>): Promise<AnswerOf<N>> {
  const [method = ""] = name.split(" ");
  return (await callApi(addressOf(name, call), { ...call, method })).json() as Promise<AnswerOf<N>>;
}

/** Whether a call failed for want of a session. */
export function isLoggedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Why a session was ended, fit to be shown; undefined where it ran out, or its own browser ended it. */
export function whyEnded(error: unknown): string | undefined {
  return error instanceof ApiError && error.sessionEnd ? error.text : undefined;
}

/** Why the server refused, in the one word that code can go by. */
export function codeOf(error: unknown): ErrorCode | undefined {
  return error instanceof ApiError ? error.code : undefined;
}

/** What the server has against single fields. */
export function serverFaults(error: unknown): Record<string, string> {
  return error instanceof ApiError ? error.fields : {};
}

/** The text to show for anything that a call threw. */
export function errorText(error: unknown, fallback: string): string {
  return error instanceof ApiError ? (error.text ?? fallback) : fallback;
}
