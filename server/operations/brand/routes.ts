import multipart from "@fastify/multipart";
import type { FastifyInstance } from "fastify";
import { BODY_LIMIT } from "../../../domain/platform/limits.ts";
import type { Deps } from "../../platform/deps.ts";
import { admins } from "../../platform/http/access.ts";
import { callerOf } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { createRateLimit } from "../../platform/http/rate-limit.ts";
import { readUpload } from "../../platform/http/read-upload.ts";
import { storeHero, storeLogo } from "./store-pictures.ts";

/** Registers the routes by which admins upload pictures, in their own scope: they accept a multipart body. */
export function brandRoutes(app: FastifyInstance, deps: Deps): void {
  void app.register(async (scope) => {
    const limits = { fileSize: BODY_LIMIT.upload, files: 1, fields: 0, parts: 1, headerPairs: 20 };
    await scope.register(multipart, { limits });
    const limit = createRateLimit(deps, "brand", { points: 60, seconds: 600 }, { points: 600, seconds: 600 });
    endpoint(scope, "POST /api/brand-files/logo", { ...admins, limit, takesFiles: true }, async ({ request }) => {
      const { content } = await readUpload(request);
      return storeLogo(deps, content, await callerOf(request));
    });
    endpoint(
      scope,
      "POST /api/brand-files/hero",
      { ...admins, limit, takesFiles: true },
      async ({ query, request }) => {
        const { content } = await readUpload(request);
        return storeHero(deps, { upload: content, crop: query }, await callerOf(request));
      },
    );
  });
}
