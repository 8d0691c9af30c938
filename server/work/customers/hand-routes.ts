import type { FastifyInstance } from "fastify";
import { KINDS, LEAD_KINDS } from "../../../domain/work/request-kinds.ts";
import type { Deps } from "../../platform/deps.ts";
import { leadByUrlId } from "../desk/lead-by-url-id.ts";
import { callerOf } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { idempotencyKeyOf, senderOf } from "../leads/sender.ts";
import { correctLead } from "./correct-lead.ts";
import { acceptProposal, declineProposal } from "./decide-proposal.ts";
import { enterRequest } from "./enter-request.ts";

const enterers = { access: { resource: "quote-requests", action: "create" } } as const;
/** Access rule for completing details: anyone who works requests. `mayDo` checks each request and field further. */
const workers = { access: { resource: "customer-data", action: "create" } } as const;

/** Registers the routes for requests that staff enter or correct by hand. */
export function handRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, "POST /api/desk-requests", enterers, async ({ body, request }) =>
    enterRequest(deps, body, senderOf(request), idempotencyKeyOf(request), await callerOf(request)),
  );

  for (const kind of LEAD_KINDS) {
    const { path, resource } = KINDS[kind];
    const editors = { access: { resource, action: "edit" } } as const;
    endpoint(app, `PATCH ${path}/:id/details`, workers, async ({ params, body, request }) =>
      correctLead(deps, kind, leadByUrlId(params, kind), body, await callerOf(request)),
    );

    endpoint(app, `POST ${path}/:id/proposals/:proposalId/accept`, editors, async ({ params, body, request }) =>
      acceptProposal(
        deps,
        { kind, request: leadByUrlId(params, kind), proposalId: params.proposalId },
        body.seen,
        await callerOf(request),
      ),
    );

    endpoint(app, `POST ${path}/:id/proposals/:proposalId/decline`, workers, async ({ params, request }) => {
      const which = { kind, request: leadByUrlId(params, kind), proposalId: params.proposalId };
      await declineProposal(deps, which, await callerOf(request));
      return { ok: true };
    });
  }
}
