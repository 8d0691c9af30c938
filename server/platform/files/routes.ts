import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply } from "fastify";
import { FILE_MAX } from "../../../domain/platform/files.ts";
import type { Deps } from "../deps.ts";
import { callerOf } from "../http/caller.ts";
import { contentDisposition } from "../http/content-disposition.ts";
import { endpoint } from "../http/endpoint.ts";
import { createRateLimit } from "../http/rate-limit.ts";
import { streamUpload } from "../http/read-upload.ts";
import { assertMayRead } from "./file-uses.ts";
import { MOVE_FILES_JOB } from "./move-job.ts";
import { findFile, openFile, openPreview, type OpenedFile } from "./open-file.ts";
import { hasS3 } from "./s3-pieces.ts";
import { storeFile } from "./store-file.ts";

/** Whoever may answer customers may bring files. */
const writers = { access: { resource: "customer-data", action: "create" } } as const;
/** The right on what the file belongs to is checked by `assertMayRead`. */
const readers = { access: "signed-in" } as const;

/** The CSP of a file: no scripts, no requests, no frames. */
const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Registers the upload of files, their download, and the pictures that show them. */
export function fileRoutes(app: FastifyInstance, deps: Deps): void {
  void app.register((scope) => uploadRoute(scope, deps));

  endpoint(app, "GET /api/files/:id", readers, async ({ params, request, reply }) => {
    await assertMayRead(deps.db, await findFile(deps.db, params.id), (await callerOf(request)).actor);
    return sendFile(reply, await openFile(deps, params.id));
  });

  endpoint(app, "GET /api/files/:id/preview", readers, async ({ params, request, reply }) => {
    await assertMayRead(deps.db, await findFile(deps.db, params.id), (await callerOf(request)).actor);
    const { stream } = await openPreview(deps, params.id);
    return reply.type("image/webp").header("content-security-policy", FILE_POLICY).send(stream);
  });
}

/** Sends a stored file as a download, whatever its type is. */
export function sendFile(reply: FastifyReply, { file, stream }: OpenedFile, name: string = file.name): FastifyReply {
  return reply.headers(downloadHeaders(file, name)).send(stream);
}

/** Returns the headers of a stored file that is downloaded: no browser shows it on our origin. */
export function downloadHeaders({ bytes, name }: Pick<OpenedFile["file"], "bytes" | "name">, as = name) {
  return {
    "content-type": "application/octet-stream",
    "content-length": String(bytes),
    "content-disposition": contentDisposition("attachment", as),
    "content-security-policy": FILE_POLICY,
  };
}

/** Registers the upload route in its own scope: no other route of these accepts a multipart body. */
async function uploadRoute(scope: FastifyInstance, deps: Deps): Promise<void> {
  const limits = { fileSize: FILE_MAX.bytes, files: 1, fields: 0, parts: 1, headerPairs: 20 };
  await scope.register(multipart, { limits });
  const limit = createRateLimit(deps, "file", { points: 120, seconds: 600 }, { points: 1_200, seconds: 600 });
  endpoint(scope, "POST /api/files", { ...writers, limit, takesFiles: true }, async ({ request }) => {
    const { actor } = await callerOf(request);
    const stored = await streamUpload(request, ({ filename: name, stream }) =>
      storeFile(deps, { name, stream, purpose: "attachment", createdBy: actor.id }),
    );
    if (hasS3(deps.env)) await deps.jobs.send(deps.db, MOVE_FILES_JOB, {});
    return stored;
  });
}
