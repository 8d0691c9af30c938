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
  /** A text fit to be shown, in the visitor's language; undefined when the server gave none. */
  readonly text: string | undefined;
  /** The reason why the session ended, when something other than this browser ended it. */
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
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Options of a call, besides the input of its endpoint. */
type CallOptions = {
  headers?: Record<string, string>;
  /** Completes the call even when the page is left meanwhile. */
  keepalive?: boolean;
  /** True when the call has no timeout, as for a long file. */
  isLong?: boolean;
  /** True when the caller handles a 401 itself: nobody is asked to log in again. */
  mayBeRefused?: boolean;
};
type Call = CallOptions & { method?: string; body?: unknown };

/** Path parameters and query of an address. */
type AddressParts = {
  params?: Record<string, string | number>;
  query?: URLSearchParams | Record<string, string | number>;
};

/** The arguments of a call; optional when the endpoint needs no input. */
export type CallArguments<N extends EndpointName> =
  Partial<CallOf<N>> extends CallOf<N> ? [call?: CallOf<N> & CallOptions] : [call: CallOf<N> & CallOptions];

/** Builds the address of an endpoint from its path parameters and query. */
export function addressOf(name: EndpointName, { params = {}, query }: AddressParts = {}): string {
  const path = name.replace(/^\w+ /, "").replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ""));
  const search = String(new URLSearchParams(query as Record<string, string>)).replaceAll("+", "%20");
  return path + (search && `?${search}`);
}

let isUnattended = false;

/**
 * Marks the calls that `work` starts as made by the page itself and not by a person, so that they do not extend the
 * session.
 */
export function unattended<T>(work: () => T): T {
  const before = isUnattended;
  isUnattended = true;
  try {
    return work();
  } finally {
    isUnattended = before;
  }
}

/**
 * Returns a function that marks the calls that it starts as they would be marked now. The mark does not outlast an
 * `await`: work that waits for something before its call takes this with it.
 */
export function keepMark(): typeof unattended {
  return isUnattended ? unattended : (work) => work();
}

/**
 * Calls our own API and returns the response with its headers. In the portal, an expired session asks for a login and
 * the call is retried.
 */
export function callApi(path: string, call: Call = {}): Promise<Response> {
  const isOwnBusiness = call.mayBeRefused || call.keepalive;
  return isOwnBusiness ? callOnce(path, call) : withSession(() => callOnce(path, call));
}

/** Makes a call, and retries it once when the session had ended and the person has logged in again. */
export async function withSession<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!isLoggedOut(error) || !(await logInAgain(whyEnded(error)))) throw error;
    return call();
  }
}

/** The calls that are on their way, but for those without a timeout. */
const running = new Set<Promise<unknown>>();
let logout: Promise<unknown> | undefined;

/**
 * Logs out when the calls on their way have been answered: a save among them would be refused. Calls made meanwhile wait
 * for the outcome; after a logout they are never sent.
 */
export async function sendLogout(): Promise<void> {
  logout ??= Promise.allSettled(running).then(() => send("/api/logout", { method: "POST" }));
  try {
    await logout;
  } catch (error) {
    logout = undefined;
    throw error;
  }
}

/** Makes one call. A timeout or an error status throws. */
async function callOnce(path: string, call: Call): Promise<Response> {
  // A page that is being left hears nothing more.
  if (logout && !call.keepalive)
    await logout.then(
      () => new Promise(() => {}),
      () => undefined,
    );
  const sent = send(path, call);
  if (!call.isLong) {
    running.add(sent);
    void sent.catch(() => undefined).finally(() => running.delete(sent));
  }
  return sent;
}

async function send(path: string, call: Call): Promise<Response> {
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
    // `JSON.stringify(undefined)` is undefined: a call without a body sends none.
    body: JSON.stringify(body),
    signal: isLong ? null : AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  });
  if (!response.ok) throw new ApiError(response.status, await response.text());
  return response;
}

/**
 * Adds the page's language to the address. The answer and the mails that follow are then in it, whatever the cookie
 * says.
 */
export function inPageLanguage(path: string): string {
  if (/[?&]lang=/.test(path)) return path;
  return `${path}${path.includes("?") ? "&" : "?"}lang=${document.documentElement.lang}`;
}

/** Calls an endpoint by its name and returns its parsed answer. */
export async function api<N extends JsonEndpoint>(name: N, ...[call]: CallArguments<N>): Promise<AnswerOf<N>> {
  const [method = ""] = name.split(" ");
  return (await callApi(addressOf(name, call), { ...call, method })).json();
}

/** Returns true when a call failed because there is no session (401). */
export function isLoggedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Returns the reason why a session ended, fit to be shown; undefined when it expired or its own browser ended it. */
export function whyEnded(error: unknown): string | undefined {
  return error instanceof ApiError && error.sessionEnd ? error.text : undefined;
}

/** Returns the error code of a refused call, for code to branch on. */
export function codeOf(error: unknown): ErrorCode | undefined {
  return error instanceof ApiError ? error.code : undefined;
}

/**
 * Returns true when the server refused a call for good, as opposed to a lost connection, a failure, or an ended session,
 * which may pass.
 */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && error.status !== 429 && !isLoggedOut(error);
}

/** Returns the server's validation errors by field. */
export function serverFaults(error: unknown): Record<string, string> {
  return error instanceof ApiError ? error.fields : {};
}

/** Returns the text to show for anything that a call threw. */
export function errorText(error: unknown, fallback: string): string {
  return error instanceof ApiError ? (error.text ?? fallback) : fallback;
}
