import type { FastifyInstance } from "fastify";
import { contentSchema, KIND_NAMES, type ContentKind } from "../../../domain/content/content.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { BODY_LIMIT } from "../../../domain/platform/limits.ts";
import type { Deps } from "../../platform/deps.ts";
import { admins } from "../../platform/http/access.ts";
import { callerOf } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { parse } from "../../platform/http/parse.ts";
import { confirmContent } from "./confirm-content.ts";
import { deleteContent, removeSamples } from "./delete-content.ts";
import { listDeleted, listVersions } from "./list-versions.ts";
import { orderContent } from "./order-content.ts";
import { findContent, listContent } from "./read-content.ts";
import { restoreContent } from "./restore-content.ts";
import { createContent, updateContent } from "./save-content.ts";

/** Registers the routes by which admins edit the site's content: one set of routes for every kind of content. */
export function contentAdminRoutes(app: FastifyInstance, deps: Deps): void {
  const editors = { ...admins, bodyLimit: BODY_LIMIT.content };

  endpoint(app, "GET /api/content/:kind", editors, ({ params, request }) =>
    listContent(deps.db, kindNamed(params.kind), { language: request.language, now: deps.clock() }),
  );

  endpoint(app, "GET /api/content/:kind/deleted", editors, ({ params, request }) =>
    listDeleted(deps.db, kindNamed(params.kind), request.language),
  );

  endpoint(app, "GET /api/content/:kind/:id/versions", editors, ({ params }) =>
    listVersions(deps.db, kindNamed(params.kind), params.id),
  );

  endpoint(app, "POST /api/content/:kind/:id/restore", editors, async ({ params, body, request }) =>
    restoreContent(deps, kindNamed(params.kind), params.id, body, await callerOf(request)),
  );

  endpoint(app, "GET /api/content/:kind/:id", editors, ({ params }) =>
    findContent(deps.db, kindNamed(params.kind), params.id),
  );

  endpoint(app, "POST /api/content/:kind", editors, async ({ params, request }) => {
    const kind = kindNamed(params.kind);
    return createContent(deps, kind, parse(contentSchema(kind), request.body), await callerOf(request));
  });

  endpoint(app, "PUT /api/content/:kind/order", editors, async ({ params, body, request }) => {
    await orderContent(deps, kindNamed(params.kind), body, await callerOf(request));
    return { ok: true };
  });

  endpoint(app, "PUT /api/content/:kind/confirmation", editors, async ({ params, body, request }) =>
    confirmContent(deps, kindNamed(params.kind), body.ids, await callerOf(request)),
  );

  endpoint(app, "POST /api/content/:kind/sample-removal", editors, async ({ params, body, request }) =>
    removeSamples(deps, kindNamed(params.kind), body.ids, await callerOf(request)),
  );

  endpoint(app, "PUT /api/content/:kind/:id", editors, async ({ params, request }) => {
    const kind = kindNamed(params.kind);
    return updateContent(deps, kind, params.id, parse(contentSchema(kind), request.body), await callerOf(request));
  });

  endpoint(app, "DELETE /api/content/:kind/:id", editors, async ({ params, query, request }) => {
    await deleteContent(deps, kindNamed(params.kind), params.id, query.dependents, await callerOf(request));
    return { ok: true };
  });
}

function kindNamed(name: string): ContentKind {
  const known = KIND_NAMES.find((kind) => kind === name);
  if (!known) throw new AppError("notFound");
  return known;
}
