import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { callerOf } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { refuseUnattended } from "../../platform/http/unattended.ts";
import { findWork } from "../desk/find-work.ts";
import { leadByUrlId } from "../desk/lead-by-url-id.ts";
import { setPremiumTerms } from "../desk/premiums.ts";
import { exportRecord } from "./export-record.ts";
import { deskOffers } from "./present-for-desk.ts";
import { sendOffers, withdrawOffers } from "./send-offers.ts";

const readers = { access: { resource: "quote-requests" } } as const;
const sellers = { access: { resource: "customer-data", action: "create" } } as const;
/** Access rule of those who write about quote requests. `mayDo` checks each request: its owner, or who may edit it. */
const writers = { access: { resource: "quote-requests", action: "create" } } as const;

/** Registers the routes of offers at the desk. */
export function offerRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, "PUT /api/premiums/:id/terms", writers, async ({ params, body, request }) =>
    setPremiumTerms(deps, params.id, body, await callerOf(request)),
  );

  endpoint(app, "GET /api/quote-requests/:id/offers", readers, async ({ params }) =>
    deskOffers(deps, deps.db, await findWork(deps.db, leadByUrlId(params, "quote"))),
  );

  endpoint(app, "POST /api/quote-requests/:id/offers", writers, async ({ params, body, request }) =>
    sendOffers(deps, leadByUrlId(params, "quote"), body, await callerOf(request)),
  );

  endpoint(app, "POST /api/quote-requests/:id/offers/withdraw", writers, async ({ params, body, request }) =>
    withdrawOffers(deps, leadByUrlId(params, "quote"), body, await callerOf(request)),
  );

  endpoint(app, "GET /api/quote-requests/:id/offers/record", sellers, async ({ params, request, reply }) => {
    refuseUnattended(request);
    const { filename, text } = await exportRecord(deps, leadByUrlId(params, "quote"), await callerOf(request));
    return reply
      .type("text/plain; charset=utf-8")
      .header("content-disposition", `attachment; filename="${filename}"`)
      .send(text);
  });
}
