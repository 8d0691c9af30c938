import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { parserRefusal, refusalOf, refuse, refuseOn } from "./refuse-malformed.ts";

type Headers = [string, string][];
type Options = {
  headers: Headers;
  stalledMs?: number | undefined;
  /** Answers what it has at hand, with all headers and before anything else is done; false when it has nothing. */
  atHand?: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined;
  /** Is told of every request that was refused here, which the framework never saw. */
  onRefused?: ((method: string, status: number) => void) | undefined;
};

/** A connection, and the answer that is under way on it. */
type HttpSocket = Socket & { _httpMessage?: ServerResponse | null };

/**
 * So long a connection may stand still, in either direction: a client that never reads is cut off. One that reads
 * slowly is not, since each part that it takes counts. Longer than any answer takes to begin.
 */
const STALLED_MS = 30_000;

/** How soon somebody who had the last answer is hung up on when the server ends. */
const HANG_UP_MS = 50;

/** The HTTP server under the framework: it bounds what a client may take, and every answer gets the headers. */
export function createHttpServer(given: Options, listener: RequestListener): Server {
  const { headers, stalledMs = STALLED_MS, atHand, onRefused } = given;
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
    // Refused by refusalOf instead, with the headers.
    requireHostHeader: false,
  };
  const server = createServer(options, (request, response) => {
    // Hung up on already: nobody would get an answer.
    if (request.socket.writableEnded) return;
    const refusal = refusalOf(request);
    if (!refusal && atHand?.(request, response)) return;
    dress(response);
    if (refusal) onRefused?.(request.method ?? "", refuse(request, response, refusal));
    else listener(request, response);
  });
  server.on("checkExpectation", (request: IncomingMessage, response: ServerResponse) => {
    dress(response);
    refuse(request, response, "expectationFailed");
  });
  server.on("connect", (_request, socket) => refuseOn(socket, headers, "unknownMethod"));
  server.setTimeout(stalledMs, cutOff);
  return server;
}

/**
 * Ends a connection that stood still. A client that does not read what it asked for is reset: a plain close would keep
 * the unread part, and the connection with it, in the system. One that has its answer is hung up on, and is reset when
 * it has not hung up as well by the next time.
 */
function cutOff(socket: HttpSocket): void {
  if (socket._httpMessage || socket.writableLength > 0 || socket.writableEnded) return void socket.resetAndDestroy();
  socket.end();
  // A timeout comes once unless it is set anew.
  socket.setTimeout(socket.timeout ?? STALLED_MS);
}

/**
 * To be called when a server begins to close. Node hangs up on who is idle at that moment; who is answered after it
 * would be waited for as long as a connection may stand still.
 */
export function hangUpOnIdle(server: Server): void {
  const timer = setInterval(() => server.closeIdleConnections(), HANG_UP_MS);
  server.once("close", () => clearInterval(timer));
}

/** Answers what Node could not parse, and hangs up. */
export function answerParserError(headers: Headers) {
  return (error: NodeJS.ErrnoException, socket: HttpSocket): void => {
    const isAnswering = socket._httpMessage?.headersSent;
    if (error.code === "ECONNRESET" || !socket.writable || isAnswering) return void socket.destroy();
    refuseOn(socket, headers, parserRefusal(error));
  };
}
