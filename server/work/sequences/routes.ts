import type { FastifyInstance } from "fastify";
import { AppError } from "../../../domain/platform/errors.ts";
import { requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { leadByUrlId } from "../desk/lead-by-url-id.ts";
import { admins, openWithin } from "../../platform/http/access.ts";
import { callerOf } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { changeSequence, createSequence, deleteSequence } from "./change-sequences.ts";
import { dryRun, listRuns, listSequences } from "./list-sequences.ts";
import { stopRun, unsubscribeFromSequences } from "./stop-sequences.ts";

const readers = { access: { resource: "quote-requests" } } as const;
const writers = { access: { resource: "customer-data", action: "create" } } as const;

/**
 * Registers the API of the automatic follow-up sequences. Admins edit and preview them; whoever works on a request, and
 * its customer, can stop them.
 */
export function sequenceRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, "GET /api/sequences", admins, ({ request }) => listSequences(deps, request.language));

  endpoint(app, "POST /api/sequences", admins, async ({ body, request }) =>
    createSequence(deps, body, await callerOf(request)),
  );

  endpoint(app, "PUT /api/sequences/:id", admins, async ({ params, body, request }) =>
    changeSequence(deps, params.id, body, await callerOf(request)),
  );

  endpoint(app, "DELETE /api/sequences/:id", admins, async ({ params, request }) => {
    await deleteSequence(deps, params.id, await callerOf(request));
    return { ok: true };
  });

  endpoint(app, "GET /api/sequences/:id/dry-run", admins, ({ params }) => dryRun(deps, params.id));

  endpoint(app, "GET /api/quote-requests/:id/sequence-runs", readers, async ({ params }) => {
    const { id } = requests;
    const [lead] = await deps.db.select({ id }).from(requests).where(leadByUrlId(params, "quote"));
    if (!lead) throw new AppError("notFound");
    return listRuns(deps, lead.id);
  });

  endpoint(app, "POST /api/sequence-runs/:id/stop", writers, async ({ params, request }) => {
    await stopRun(deps, params.id, await callerOf(request));
    return { ok: true };
  });

  // One-click unsubscribe of mail programs (RFC 8058): a form post without an origin, with the token in the URL.
  const oneClick = { ...openWithin("none"), fromAnywhere: true };
  endpoint(app, "POST /api/sequences/unsubscribe", oneClick, async ({ query }) => {
    await unsubscribeFromSequences(deps, query.token);
    return { ok: true };
  });
}
