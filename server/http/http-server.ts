import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { Socket } from "node:net";

type Headers = [string, string][];
type Options = {
  headers: Headers;
  stalledMs?: number | undefined;
  /** Answers what it has at hand, with all headers and before anything else is done; false when it has nothing. */
  atHand?: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined;
};

/**
 * So long a connection may stand still, in either direction: a client that never reads is cut off. One that reads
 * slowly is not, since each part that it takes counts. Longer than any answer takes to begin.
 */
const STALLED_MS = 30_000;

/** How soon somebody who had the last answer is hung up on when the server ends. */
const HANG_UP_MS = 50;

/** What parser errors mean; all others are a bad request. */
const PARSER_STATUS: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** The HTTP server under the framework: it bounds what a client may take, and every answer gets the headers. */
export function createHttpServer(given: Options, listener: RequestListener): Server {
  const { headers, stalledMs = STALLED_MS, atHand } = given;
  const dress = (response: ServerResponse) => {
    for (const [name, value] of headers) response.setHeader(name, value);
  };
  const options = {
    // A process that lags would cut off who has asked again, before it looks at what came.
    keepAliveTimeout: stalledMs,
    // Headers come at once; an upload of 10 MB takes its time on a slow line.
    headersTimeout: 10_000,
    requestTimeout: 120_000,
    connectionsCheckingInterval: 2_000,
    // Refused below instead, with the headers.
    requireHostHeader: false,
  };
  const server = createServer(options, (request, response) => {
    const isNameless = request.headers.host === undefined && request.httpVersion === "1.1";
    if (!isNameless && atHand?.(request, response)) return;
    dress(response);
    if (isNameless) refuse(response, 400);
    else listener(request, response);
  });
  server.on("checkExpectation", (_request, response: ServerResponse) => {
    dress(response);
    refuse(response, 417);
  });
  server.setTimeout(stalledMs);
  return server;
}

/**
 * To be called when a server begins to close. Node hangs up on who is idle at that moment; who is answered after it
 * would be waited for as long as a connection may stand still.
 */
export function hangUpOnIdle(server: Server): void {
  const timer = setInterval(() => server.closeIdleConnections(), HANG_UP_MS);
  server.once("close", () => clearInterval(timer));
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { "cache-control": "no-store", "content-length": 0, connection: "close" }).end();
}

/** Answers what Node could not parse, on the bare socket since there is no request, and hangs up. */
export function answerParserError(headers: Headers) {
  return (error: NodeJS.ErrnoException, socket: Socket & { _httpMessage?: ServerResponse | null }): void => {
    const isAnswering = socket._httpMessage?.headersSent;
    if (error.code === "ECONNRESET" || !socket.writable || isAnswering) return void socket.destroy();
    const status = PARSER_STATUS[error.code ?? ""] ?? 400;
    const lines = [...headers, ["cache-control", "no-store"], ["content-length", "0"], ["connection", "close"]];
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n`, () => socket.destroy());
  };
}
