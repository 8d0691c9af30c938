import type { FastifyInstance } from "fastify";
import { isTurnable, KINDS, LEAD_KINDS } from "../../../domain/work/request-kinds.ts";
import type { Deps } from "../../platform/deps.ts";
import { callerOf } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { changeWork } from "./change-work.ts";
import { listColleagues, listFormerOwners } from "./colleagues.ts";
import { leadByUrlId } from "./lead-by-url-id.ts";
import { addPremium, changePremium, choosePremium, removePremium } from "./premiums.ts";
import { turnIntoQuote } from "./turn-into-quote.ts";
import { undoWork } from "./undo-work.ts";

/** Access rule for work routes: anyone who may write notes. `mayDo` checks each action and request further. */
const writers = { access: { resource: "quote-requests", action: "create" } } as const;
const sellers = { access: { resource: "customer-data", action: "create" } } as const;
const viewers = { access: { resource: "customer-data" } } as const;

/** Registers the routes that change a request and undo such changes. */
export function workRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, "GET /api/colleagues", viewers, () => listColleagues(deps));
  endpoint(app, "GET /api/former-owners", viewers, () => listFormerOwners(deps.db));

  for (const kind of LEAD_KINDS) {
    const { path } = KINDS[kind];
    endpoint(app, `POST ${path}/:id/work`, writers, async ({ params, body, request }) =>
      changeWork(deps, kind, leadByUrlId(params, kind), body, await callerOf(request)),
    );

    endpoint(app, `POST ${path}/:id/work/undo`, writers, async ({ params, body, request }) =>
      undoWork(deps, leadByUrlId(params, kind), body.eventId, await callerOf(request)),
    );
  }

  for (const kind of LEAD_KINDS.filter(isTurnable)) {
    endpoint(app, `POST ${KINDS[kind].path}/:id/to-quote`, sellers, async ({ params, body, request }) =>
      turnIntoQuote(deps, leadByUrlId(params, kind), body, await callerOf(request)),
    );
  }

  endpoint(app, "POST /api/quote-requests/:id/premiums", sellers, async ({ params, body, request }) =>
    addPremium(deps, leadByUrlId(params, "quote"), body, await callerOf(request)),
  );

  endpoint(app, "PATCH /api/premiums/:id", sellers, async ({ params, body, request }) =>
    changePremium(deps, params.id, body, await callerOf(request)),
  );

  endpoint(app, "DELETE /api/premiums/:id", sellers, async ({ params, request }) =>
    removePremium(deps, params.id, await callerOf(request)),
  );

  endpoint(app, "POST /api/premiums/:id/choose", sellers, async ({ params, request }) =>
    choosePremium(deps, params.id, await callerOf(request)),
  );
}
