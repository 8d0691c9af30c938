import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { ServerRouter, type EntryContext, type RouterContextProvider } from "react-router";
import { NonceContext } from "./lib/nonce.ts";
import { requestContext } from "./lib/request-context.ts";
import { valueIn } from "../domain/platform/typed-records.ts";

export const streamTimeout = 5_000;

/** Renders the whole page before any of it is sent: it must be complete without script, and it is cached whole. */
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
        // React would move large suspended parts to the end of the page, to be put in place by script.
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

/** Preloaded modules would compete with the picture and the fonts of the first paint; the script asks for them itself. */
function withoutPreloads(html: string): string {
  return html.replace(/<link rel="modulepreload"[^>]*>/g, "");
}

type Failed = { request: Request; context: Readonly<RouterContextProvider> };

/** Not-found pages and visitors who went away are not worth a stack trace. */
export function handleError(error: unknown, { request, context }: Failed): void {
  if (request.signal.aborted || valueIn(error, "status") === 404) return;
  context.get(requestContext).reportFault(error);
}
