import { STATUS_CODES, type IncomingMessage, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { AppError, type ErrorCode } from "../../../domain/platform/errors.ts";
import { DEFAULT_LANGUAGE, languageOfRequest, type Language } from "../../../domain/platform/language.ts";
import { isSiteAddress } from "../../../domain/platform/paths.ts";
import { presentError } from "./present-error.ts";

type Headers = [string, string][];

/** The methods that some route may take; the router decides which route takes which. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Error codes for errors of the HTTP parser; any other error is a bad request. */
const PARSER_CODES: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: "requestTimeout",
  HPE_HEADER_OVERFLOW: "headersTooLarge",
};

/** A complete request line: it begins with a method, although none that Node knows. */
const REQUEST_LINE = /^[!#$%&'*+.^_`|~\w-]+ \S+ HTTP\/1\.[01]\r?\n/;

/**
 * Returns the reason to refuse a request before anything reads it: an unknown method, no or two hosts, no address of a
 * site. Null when it is well-formed.
 */
export function refusalOf({ method = "", url = "", httpVersion, rawHeaders }: IncomingMessage): ErrorCode | null {
  if (!METHODS.has(method)) return "unknownMethod";
  const hosts = countHosts(rawHeaders);
  // Proxies differ in which of two Host headers they go by; HTTP/1.0 needs none.
  const isMisnamed = hosts > 1 || (hosts === 0 && httpVersion === "1.1");
  return isMisnamed || !isSiteAddress(url) ? "badRequest" : null;
}

function countHosts(rawHeaders: string[]): number {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts++;
  }
  return hosts;
}

/** Maps an error of Node's HTTP parser to an error code. */
export function parserRefusal({ code = "", rawPacket }: NodeJS.ErrnoException & { rawPacket?: Buffer }): ErrorCode {
  const isOtherMethod = code === "HPE_INVALID_METHOD" && REQUEST_LINE.test(rawPacket?.toString("latin1") ?? "");
  return isOtherMethod ? "unknownMethod" : (PARSER_CODES[code] ?? "badRequest");
}

/** Rejects a request in the shape of every other error, and closes the connection. Returns the status. */
export function refuse(request: IncomingMessage, response: ServerResponse, code: ErrorCode): number {
  const { cookie, "accept-language": accept } = request.headers;
  const { status, headers, body } = answerTo(code, languageOfRequest(cookie, accept));
  response.writeHead(status, headers.flat()).end(body);
  return status;
}

/** Rejects on the bare socket, where there is no request or none that Node lets us answer. */
export function refuseOn(socket: Duplex, common: Headers, code: ErrorCode): void {
  const { status, headers, body } = answerTo(code, DEFAULT_LANGUAGE);
  const head = [...common, ...headers].map(([name, value]) => `${name}: ${value}\r\n`).join("");
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${body}`, () => socket.destroy());
}

function answerTo(code: ErrorCode, language: Language): { status: number; headers: Headers; body: string } {
  const refusal = new AppError(code);
  const body = JSON.stringify(presentError(refusal, language));
  const headers: Headers = [
    ["cache-control", "no-store"],
    ["content-type", "application/json; charset=utf-8"],
    ["content-length", String(Buffer.byteLength(body))],
    ["connection", "close"],
  ];
  return { status: refusal.status, headers, body };
}
