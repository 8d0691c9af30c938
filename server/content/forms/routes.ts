import multipart from "@fastify/multipart";
import type { FastifyInstance } from "fastify";
import { BODY_LIMIT } from "../../../domain/platform/limits.ts";
import type { Deps } from "../../platform/deps.ts";
import { openFile } from "../../platform/files/open-file.ts";
import { callerOf } from "../../platform/http/caller.ts";
import { contentDisposition } from "../../platform/http/content-disposition.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { linkNext } from "../../platform/http/paging.ts";
import { streamUpload } from "../../platform/http/read-upload.ts";
import { createRateLimit } from "../../platform/http/rate-limit.ts";
import { createCustomForm, deleteCustomForm, listCustomForms, replaceCustomForm } from "./custom-forms.ts";
import { listPrintableForms } from "./printable-forms.ts";
import { deleteUpload, findUpload, listUploads, storeUpload } from "./uploaded-forms.ts";

/**
 * Access rights: everybody reads and prints; the rest follows the permission matrix, no matter who created the form.
 */
const staff = { access: { resource: "agent-tools" } } as const;
const makers = { access: { resource: "agent-tools", action: "create" } } as const;
const editors = { access: { resource: "agent-tools", action: "edit" } } as const;
const removers = { access: { resource: "agent-tools", action: "delete" } } as const;
const bodyLimit = BODY_LIMIT.content;

/** The CSP of an uploaded file: it is only displayed, runs no script, loads nothing and cannot be framed. */
const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Registers the routes for the office's forms: built-in printable forms, uploaded files and custom forms. */
export function formRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, "GET /api/printable-forms", staff, ({ request }) => listPrintableForms(request.language));

  void app.register((scope) => uploadRoute(scope, deps));

  endpoint(app, "GET /api/uploaded-forms", staff, async (call) => {
    const page = call.query;
    const rows = await listUploads(deps.db, page);
    linkNext(call, rows, page);
    return rows;
  });

  endpoint(app, "GET /api/uploaded-forms/:id/file", staff, async ({ params, reply }) => {
    const form = await findUpload(deps.db, params.id);
    return reply
      .type(form.contentType)
      .header("content-disposition", contentDisposition("inline", form.filename))
      .header("content-security-policy", FILE_POLICY)
      .send(form.content ?? (await openFile(deps, form.fileId ?? "")).stream);
  });

  endpoint(app, "DELETE /api/uploaded-forms/:id", removers, async ({ params, request }) => {
    await deleteUpload(deps, params.id, await callerOf(request));
    return { ok: true };
  });

  customFormRoutes(app, deps);
}

/** Registers the upload route in its own scope: no other route of the API accepts a multipart body. */
async function uploadRoute(scope: FastifyInstance, deps: Deps): Promise<void> {
  const limits = { fileSize: BODY_LIMIT.upload, files: 1, fields: 2, fieldSize: 100, parts: 3, headerPairs: 20 };
  await scope.register(multipart, { limits });
  const limit = createRateLimit(deps, "upload", { points: 60, seconds: 600 }, { points: 600, seconds: 600 });
  endpoint(scope, "POST /api/uploaded-forms", { ...makers, limit, takesFiles: true }, async ({ request }) =>
    streamUpload(request, async (upload) => storeUpload(deps, upload, await callerOf(request))),
  );
}

function customFormRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, "GET /api/custom-forms", staff, async (call) => {
    const page = call.query;
    const rows = await listCustomForms(deps.db, page);
    linkNext(call, rows, page);
    return rows;
  });

  endpoint(app, "POST /api/custom-forms", { ...makers, bodyLimit }, async ({ body, request }) =>
    createCustomForm(deps, body, await callerOf(request)),
  );

  endpoint(app, "PUT /api/custom-forms/:id", { ...editors, bodyLimit }, async ({ params, body, request }) =>
    replaceCustomForm(deps, params.id, body, await callerOf(request)),
  );

  endpoint(app, "DELETE /api/custom-forms/:id", removers, async ({ params, request }) => {
    await deleteCustomForm(deps, params.id, await callerOf(request));
    return { ok: true };
  });
}
