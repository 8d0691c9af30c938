import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { admins } from "../../platform/http/access.ts";
import { callerOf } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { changeTag, createTag, deleteTag, orderTags } from "./change-tags.ts";
import { listTags, listTagUses } from "./list-tags.ts";

const readers = { access: { resource: "customer-data", action: "view" } } as const;

/** Registers the routes of the list of tags, which admins keep. Requests and customers have theirs in their own room. */
export function tagRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, "GET /api/tags", readers, () => listTags(deps.db));

  endpoint(app, "GET /api/tag-uses", admins, () => listTagUses(deps.db));

  endpoint(app, "POST /api/tags", admins, async ({ body, request }) => createTag(deps, body, await callerOf(request)));

  endpoint(app, "PUT /api/tags/order", admins, async ({ body, request }) => {
    await orderTags(deps, body, await callerOf(request));
    return { ok: true };
  });

  endpoint(app, "PUT /api/tags/:id", admins, async ({ params, body, request }) =>
    changeTag(deps, params.id, body, await callerOf(request)),
  );

  endpoint(app, "DELETE /api/tags/:id", admins, async ({ params, request }) => {
    await deleteTag(deps, params.id, await callerOf(request));
    return { ok: true };
  });
}
