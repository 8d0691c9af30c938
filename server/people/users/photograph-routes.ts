import multipart from "@fastify/multipart";
import type { FastifyInstance } from "fastify";
import { AppError } from "../../../domain/platform/errors.ts";
import { BODY_LIMIT } from "../../../domain/platform/limits.ts";
import { readUpload } from "../../platform/http/read-upload.ts";
import type { Deps } from "../../platform/deps.ts";
import { createPictureCache } from "../../platform/files/picture-cache.ts";
import { callerOf } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { createRateLimit } from "../../platform/http/rate-limit.ts";
import { findPhotoFile } from "./photo-files.ts";
import { removePhotograph, savePhotograph } from "./save-photograph.ts";

const sellers = { access: { resource: "customer-data", action: "create" } } as const;

/** The CSP of a photograph: it is only displayed. */
const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";
/** Maximum bytes of photographs in memory: those of about forty people. */
const MAX_CACHED_BYTES = 4 * 1024 * 1024;

/** Registers the routes by which people add and remove their own photograph. */
export function photographRoutes(app: FastifyInstance, deps: Deps): void {
  void app.register((scope) => uploadRoute(scope, deps));

  endpoint(app, "DELETE /api/user/team-photograph", sellers, async ({ request }) => ({
    entry: await removePhotograph(deps, await callerOf(request)),
  }));
}

/** Registers the upload route in its own scope: no other route of these accepts a multipart body. */
async function uploadRoute(scope: FastifyInstance, deps: Deps): Promise<void> {
  const limits = { fileSize: BODY_LIMIT.upload, files: 1, fields: 0, parts: 1, headerPairs: 20 };
  await scope.register(multipart, { limits });
  const limit = createRateLimit(deps, "photograph", { points: 20, seconds: 600 }, { points: 200, seconds: 600 });
  endpoint(scope, "POST /api/user/team-photograph", { ...sellers, limit, takesFiles: true }, async ({ request }) => {
    const { content } = await readUpload(request);
    return { entry: await savePhotograph(deps, content, await callerOf(request)) };
  });
}

/**
 * Serves the photographs of those who stand on the site, under the hash of their content, so that browsers keep them
 * for good. A photograph that nobody has confirmed, or that was removed, is not served.
 */
export function servePhotographs(app: FastifyInstance, deps: Deps): void {
  const cached = createPictureCache(MAX_CACHED_BYTES);
  app.get<{ Params: { name: string } }>("/team/:name", async ({ params }, reply) => {
    const address = `/team/${params.name}`;
    const isShown = deps.content.current().team.some(({ photo }) => photo?.addresses.includes(address));
    const read = () => findPhotoFile(deps, params.name.replace(/\.png$/, ""));
    const file = isShown ? await cached(address, read) : undefined;
    if (!file) throw new AppError("notFound");
    return reply
      .type("image/png")
      .header("cache-control", "public, max-age=31536000, immutable")
      .header("content-security-policy", FILE_POLICY)
      .send(file.content);
  });
}
