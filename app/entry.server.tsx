import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { ServerRouter, type EntryContext, type RouterContextProvider } from "react-router";
import { NonceContext } from "./lib/nonce.ts";
import { requestContext } from "./lib/request-context.ts";
import { valueIn } from "../domain/platform/typed-records.ts";

export const streamTimeout = 5_000;

/** Renders the whole page before any of it is sent: it must be complete without JavaScript, and it is cached whole. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  const { nonce, reportFault } = loadContext.get(requestContext);
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        // Otherwise React moves large suspended parts to the end of the page, to be put in place by script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          const parts: Buffer[] = [];
          const sink = new Writable({
            write(chunk: Buffer, _encoding, done) {
              parts.push(Buffer.from(chunk));
              done();
            },
            final(done) {
              clearTimeout(timer);
              resolve(new Response(withoutPreloads(Buffer.concat(parts).toString()), { status, headers }));
              done();
            },
          });
          pipe(sink);
        },
        onShellError: reject,
        onError(error) {
          status = 500;
          reportFault(error);
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1_000).unref();
  });
}

/**
 * Removes module preloads, which would compete with the picture and fonts of the first paint. The script loads its
 * modules itself.
 */
function withoutPreloads(html: string): string {
  return html.replace(/<link rel="modulepreload"[^>]*>/g, "");
}

type ErrorContext = { request: Request; context: Readonly<RouterContextProvider> };

/** Reports errors of loaders and rendering, except not-found pages and aborted requests, which need no stack trace. */
export function handleError(error: unknown, { request, context }: ErrorContext): void {
  if (request.signal.aborted || valueIn(error, "status") === 404) return;
  context.get(requestContext).reportFault(error);
}
