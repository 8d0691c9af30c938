import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { parserRefusal, refusalOf, refuse, refuseOn } from "./refuse-malformed.ts";

type Headers = [string, string][];
type Options = {
  headers: Headers;
  stalledMs?: number | undefined;
  /** Answers from memory, with all headers and before anything else is done; returns false when it has no answer. */
  answerFromCache?: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined;
  /** Called for every request that was refused here, which the framework never saw. */
  onRefused?: ((method: string, status: number) => void) | undefined;
};

/** A connection, with the response that is under way on it. */
type HttpSocket = Socket & { _httpMessage?: ServerResponse | null };

/**
 * Timeout of a connection without traffic in either direction: a client that never reads is cut off. One that reads
 * slowly is not, since each part that it takes counts.
 */
const STALLED_MS = 30_000;

/** Interval for closing idle connections while the server shuts down. */
const HANG_UP_MS = 50;

/** Creates the HTTP server under the framework: bounds what a client may take, and adds headers to every answer. */
export function createHttpServer(given: Options, listener: RequestListener): Server {
  const { headers, stalledMs = STALLED_MS, answerFromCache, onRefused } = given;
  const addHeaders = (response: ServerResponse) => {
    for (const [name, value] of headers) response.setHeader(name, value);
  };
  const options = {
    // With a shorter timeout a process that lags would close a connection before it reads the next request on it.
    keepAliveTimeout: stalledMs,
    // Headers come at once; an upload of 10 MB takes its time on a slow line.
    headersTimeout: 10_000,
    requestTimeout: 120_000,
    connectionsCheckingInterval: 2_000,
    // Checked by refusalOf instead, so that the refusal has the headers.
    requireHostHeader: false,
  };
  const server = createServer(options, (request, response) => {
    // The connection is closed already: nobody would get an answer.
    if (request.socket.writableEnded) return;
    const refusal = refusalOf(request);
    if (!refusal && answerFromCache?.(request, response)) return;
    addHeaders(response);
    if (refusal) onRefused?.(request.method ?? "", refuse(request, response, refusal));
    else listener(request, response);
  });
  server.on("checkExpectation", (request: IncomingMessage, response: ServerResponse) => {
    addHeaders(response);
    refuse(request, response, "expectationFailed");
  });
  server.on("connect", (_request, socket) => refuseOn(socket, headers, "unknownMethod"));
  server.setTimeout(stalledMs, cutOff);
  return server;
}

/**
 * Closes a stalled connection. A client that does not read what it asked for is reset: a plain close would keep the
 * unread part, and the connection with it, in the system. A client that has its answer gets a plain close, and is reset
 * when it has not closed as well by the next timeout.
 */
function cutOff(socket: HttpSocket): void {
  const again = () => void socket.setTimeout(socket.timeout ?? STALLED_MS);
  if (isOurTurn(socket._httpMessage)) return again();
  if (socket._httpMessage || socket.writableLength > 0 || socket.writableEnded) return void socket.resetAndDestroy();
  socket.end();
  // A socket timeout fires once unless it is set again.
  again();
}

/** Returns true when a client has sent its whole request and waits for the answer, as while a large file is scanned. */
const isOurTurn = (answer: ServerResponse | null | undefined) => answer?.req.complete === true && !answer.headersSent;

/**
 * Closes connections as they become idle, for a graceful shutdown; to be called when a server begins to close. Node
 * closes only those that are idle at that moment: one that is answered later would stay until its timeout.
 */
export function hangUpOnIdle(server: Server): void {
  const timer = setInterval(() => server.closeIdleConnections(), HANG_UP_MS);
  server.once("close", () => clearInterval(timer));
}

/** Returns the handler of requests that Node could not parse: it answers with an error and closes the connection. */
export function answerParserError(headers: Headers) {
  return (error: NodeJS.ErrnoException, socket: HttpSocket): void => {
    const isAnswering = socket._httpMessage?.headersSent;
    if (error.code === "ECONNRESET" || !socket.writable || isAnswering) return void socket.destroy();
    refuseOn(socket, headers, parserRefusal(error));
  };
}
