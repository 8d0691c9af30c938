import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { Server, type Locker } from "@tus/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError, type ErrorCode } from "../../../domain/platform/errors.ts";
import { LINK_HEADER, UPLOAD_PATH } from "../../../domain/work/upload-options.ts";
import type { Deps } from "../../platform/deps.ts";
import { openWithin } from "../../platform/http/access.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { createRateLimit } from "../../platform/http/rate-limit.ts";
import { openLink } from "./open-link.ts";
import { UploadStore } from "../uploads/upload-store.ts";

/**
 * Registers the uploads of customers, by the tus protocol. The token of the private page, in a header, is the only key:
 * without one that opens a request, and for an upload of another request, there is nothing here.
 */
export function uploadRoutes(app: FastifyInstance, deps: Deps): void {
  // Ten files of ten megabytes are 110 calls; each lost connection takes two more.
  const limit = createRateLimit(
    deps,
    "customer-upload",
    { points: 600, seconds: 600 },
    { points: 6_000, seconds: 600 },
  );
  const options = openWithin(limit);

  void app.register((scope, _options, done) => {
    // The bytes are read by the store, as they come.
    scope.addContentTypeParser("application/offset+octet-stream", (_request, body, next) => next(null, body));

    endpoint(scope, "POST /api/uploads", options, async ({ request, reply }) => {
      await answerTus(deps, request, reply, { method: "POST" });
      return { ok: true as const };
    });
    // Reading writes nothing, not even a count of calls.
    endpoint(scope, "GET /api/uploads/:id", openWithin("none"), async ({ request, reply, params }) => {
      await answerTus(deps, request, reply, { method: "HEAD", ...params });
      return reply.code(204).send();
    });
    endpoint(scope, "PATCH /api/uploads/:id", { ...options, takesBytes: true }, async ({ request, reply, params }) => {
      await answerTus(deps, request, reply, { method: "PATCH", ...params });
      return reply.code(204).send();
    });
    endpoint(scope, "DELETE /api/uploads/:id", options, async ({ request, reply, params }) => {
      await answerTus(deps, request, reply, { method: "DELETE", ...params });
      return reply.code(204).send();
    });
    done();
  });
}

type TusCall = { method: "POST" | "HEAD" | "PATCH" | "DELETE"; id?: string };

/** The headers of the protocol. Nothing else of a call, and of an answer, is passed on. */
const TUS_HEADERS = [
  "tus-resumable",
  "upload-length",
  "upload-defer-length",
  "upload-concat",
  "upload-offset",
  "upload-metadata",
];
const ANSWERED = ["tus-resumable", "upload-offset", "upload-length", "location"];

/** No lock: the store compares the offset in the statement that stores a piece, across all processes. */
const UNLOCKED: Locker = { newLock: () => ({ lock: async () => undefined, unlock: async () => undefined }) };

/**
 * Lets tus handle a call, for the request that the token opens, and passes its headers on. Throws whatever refused it,
 * so that the answer has the shape and the language of every other error.
 */
async function answerTus(deps: Deps, request: FastifyRequest, reply: FastifyReply, call: TusCall): Promise<void> {
  const token = request.headers[LINK_HEADER];
  const { id: requestId } = await openLink(deps, deps.db, typeof token === "string" ? token : "");
  let failure: unknown;
  const tus = new Server({
    path: UPLOAD_PATH,
    datastore: new UploadStore(deps, { requestId, ip: request.ip }),
    locker: UNLOCKED,
    namingFunction: () => randomUUID(),
    generateUrl: (_request, { path, id }) => `${path}/${id}?lang=${request.language}`,
    onResponseError: (_request, error) => {
      // An error of the protocol has a status; every other one is ours.
      if (!("status_code" in error)) failure = error;
      return undefined;
    },
  });
  const response = await tus.handleWeb(toWebRequest(request, call));
  if (failure) throw failure;
  if (response.status >= 400) throw new AppError(PROTOCOL_ERRORS[response.status] ?? "badRequest");
  for (const name of ANSWERED) {
    const value = response.headers.get(name);
    if (value !== null) void reply.header(name, value);
  }
}

/** Our error codes, by the status of an error of the protocol; any other is a bad request. */
const PROTOCOL_ERRORS: Record<number, ErrorCode> = { 404: "notFound", 409: "conflict", 413: "tooLarge" };

function toWebRequest(request: FastifyRequest, { method, id }: TusCall): Request {
  const headers = new Headers();
  for (const name of TUS_HEADERS) {
    const value = request.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  const url = `http://localhost${UPLOAD_PATH}${id === undefined ? "" : `/${id}`}`;
  if (method !== "PATCH") return new Request(url, { method, headers });
  headers.set("content-type", request.headers["content-type"] ?? "");
  const body = request.body instanceof Readable ? (Readable.toWeb(request.body) as ReadableStream<Uint8Array>) : null;
  const streamed = { body, duplex: "half" as const };
  return new Request(url, { method, headers, ...streamed });
}
