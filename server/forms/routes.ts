import multipart from "@fastify/multipart";
import type { FastifyInstance } from "fastify";
import { customForm } from "../../domain/forms.ts";
import { BODY_LIMIT } from "../../domain/limits.ts";
import type { Deps } from "../deps.ts";
import { callerOf, idOf } from "../http/caller.ts";
import { contentDisposition } from "../http/content-disposition.ts";
import { linkNext, pageOf } from "../http/paging.ts";
import { parse } from "../http/parse.ts";
import { createRateLimit } from "../http/rate-limit.ts";
import { createCustomForm, deleteCustomForm, listCustomForms, replaceCustomForm } from "./custom-forms.ts";
import { listPrintableForms } from "./printable-forms.ts";
import { receiveFile } from "./receive-file.ts";
import { deleteUpload, findUpload, listUploads, storeUpload } from "./uploaded-forms.ts";

/** Everybody reads and prints; the rest goes by the matrix, whoever made the form. */
const staff = { access: { resource: "agent-tools" } } as const;
const makers = { access: { resource: "agent-tools", action: "create" } } as const;
const editors = { access: { resource: "agent-tools", action: "edit" } } as const;
const removers = { access: { resource: "agent-tools", action: "delete" } } as const;

/** An uploaded file is only ever looked at: it runs nothing, loads nothing and stands in no frame. */
const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** The forms of the office: those that every agency needs, uploaded files and composed sheets. */
export function formRoutes(app: FastifyInstance, deps: Deps): void {
  app.get("/printable-forms", { config: staff }, (request) => listPrintableForms(request.language));

  void app.register((scope) => uploadRoute(scope, deps));

  app.get("/uploaded-forms", { config: staff }, async (request, reply) => {
    const page = pageOf(request);
    const rows = await listUploads(deps.db, page);
    linkNext(request, reply, rows, page);
    return rows;
  });

  app.get("/uploaded-forms/:id/file", { config: staff }, async (request, reply) => {
    const form = await findUpload(deps.db, idOf(request));
    return reply
      .type(form.contentType)
      .header("content-disposition", contentDisposition("inline", form.filename))
      .header("content-security-policy", FILE_POLICY)
      .send(form.content);
  });

  app.delete("/uploaded-forms/:id", { config: removers }, async (request) => {
    await deleteUpload(deps, idOf(request), await callerOf(request));
    return { ok: true };
  });

  customFormRoutes(app, deps);
}

/** Files are read here and nowhere else: no other route of the API takes a multipart body. */
async function uploadRoute(scope: FastifyInstance, deps: Deps): Promise<void> {
  const limits = { fileSize: BODY_LIMIT.upload, files: 1, fields: 2, fieldSize: 100, parts: 3, headerPairs: 20 };
  await scope.register(multipart, { limits });
  const limit = createRateLimit(deps, "upload", { points: 60, seconds: 600 }, { points: 600, seconds: 600 });
  scope.post("/uploaded-forms", { config: { ...makers, limit, takesFiles: true } }, async (request, reply) => {
    const form = await storeUpload(deps, await receiveFile(request), await callerOf(request));
    return reply.code(201).send(form);
  });
}

function customFormRoutes(app: FastifyInstance, deps: Deps): void {
  app.get("/custom-forms", { config: staff }, async (request, reply) => {
    const page = pageOf(request);
    const rows = await listCustomForms(deps.db, page);
    linkNext(request, reply, rows, page);
    return rows;
  });

  app.post("/custom-forms", { config: makers, bodyLimit: BODY_LIMIT.content }, async (request, reply) => {
    const form = await createCustomForm(deps, parse(customForm, request.body), await callerOf(request));
    return reply.code(201).send(form);
  });

  app.put("/custom-forms/:id", { config: editors, bodyLimit: BODY_LIMIT.content }, async (request) =>
    replaceCustomForm(deps, idOf(request), parse(customForm, request.body), await callerOf(request)),
  );

  app.delete("/custom-forms/:id", { config: removers }, async (request) => {
    await deleteCustomForm(deps, idOf(request), await callerOf(request));
    return { ok: true };
  });
}
