import type { FastifyInstance } from "fastify";
import { PAGE_SIZE } from "../../../domain/platform/limits.ts";
import type { Deps } from "../../platform/deps.ts";
import { callerOf } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { linkNext } from "../../platform/http/paging.ts";
import { findCustomers, listCustomers } from "./find-customers.ts";
import { mergeCustomers } from "./merge-customers.ts";
import { markAsDistinct, unmarkAsDistinct } from "./distinct-customers.ts";
import { noteCall } from "./note-call.ts";
import { tagCustomer } from "./tag-customer.ts";
import { listTimeline, timelineKeyOf } from "./timeline.ts";
import { recognizeCustomers } from "./recognize-customers.ts";
import { undoMerge } from "./undo-merge.ts";
import { viewCustomer } from "./view-customer.ts";

const may = (action: "view" | "create" | "edit") => ({ access: { resource: "customer-data", action } }) as const;

/** Registers the routes for customers: search, view, merge and undo, and marking two as different persons. */
export function customerRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, "GET /api/customers", may("view"), async (call) => {
    const { q, tag = [], ...page } = call.query;
    if (q) return findCustomers(deps.db, q, tag, Math.min(page.limit, PAGE_SIZE.default));
    const rows = await listCustomers(deps.db, tag, page);
    linkNext(call, rows, page);
    return rows;
  });

  endpoint(app, "POST /api/customers/recognize", may("view"), ({ body }) => recognizeCustomers(deps.db, body));

  endpoint(app, "GET /api/customers/:id", may("view"), async ({ params, request }) =>
    viewCustomer(deps.db, params.id, (await callerOf(request)).actor),
  );

  endpoint(app, "GET /api/customers/:id/timeline", may("view"), async (call) => {
    const page = call.query;
    const { actor } = await callerOf(call.request);
    const entries = await listTimeline(deps.db, call.params.id, page, actor.role);
    linkNext(call, entries, page, timelineKeyOf);
    return entries;
  });

  endpoint(app, "POST /api/customers/:id/merge", may("edit"), async ({ params, body, request }) =>
    mergeCustomers(deps, params.id, body.otherId, await callerOf(request)),
  );

  endpoint(app, "POST /api/customer-merges/:id/undo", may("edit"), async ({ params, request }) =>
    undoMerge(deps, params.id, await callerOf(request)),
  );

  endpoint(app, "PUT /api/customers/:id/parted/:otherId", may("edit"), async ({ params, request }) => {
    await markAsDistinct(deps, params, await callerOf(request));
    return { ok: true };
  });

  endpoint(app, "DELETE /api/customers/:id/parted/:otherId", may("edit"), async ({ params, request }) => {
    await unmarkAsDistinct(deps, params, await callerOf(request));
    return { ok: true };
  });

  endpoint(app, "PUT /api/customers/:id/tags", may("create"), async ({ params, body, request }) =>
    tagCustomer(deps, params.id, body, await callerOf(request)),
  );

  endpoint(app, "POST /api/customers/:id/calls", may("create"), async ({ params, body, request }) => {
    await noteCall(deps, params.id, body, await callerOf(request));
    return { ok: true };
  });
}
