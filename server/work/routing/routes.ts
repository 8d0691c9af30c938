import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { admins } from "../../platform/http/access.ts";
import { callerOf, sessionOf } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { addAbsence, listAbsences, removeAbsence } from "./absences.ts";
import { changeRule, createRule, deleteRule, orderRules } from "./change-rules.ts";
import { listRules } from "./list-rules.ts";
import { takeNext } from "./take-next.ts";

/** Access for users who can own requests: they take the next one and enter their absences. */
const sellers = { access: { resource: "customer-data", action: "create" } } as const;

/** Registers the API of the assignment of requests: routing rules, absences, and taking the next request. */
export function routingRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, "POST /api/desk-next", sellers, async ({ request }) => ({
    next: await takeNext(deps, await callerOf(request)),
  }));

  endpoint(app, "GET /api/routing-rules", admins, () => listRules(deps));

  endpoint(app, "POST /api/routing-rules", admins, async ({ body, request }) =>
    createRule(deps, body, await callerOf(request)),
  );

  endpoint(app, "PUT /api/routing-rules/order", admins, async ({ body, request }) => {
    await orderRules(deps, body, await callerOf(request));
    return { ok: true };
  });

  endpoint(app, "PUT /api/routing-rules/:id", admins, async ({ params, body, request }) =>
    changeRule(deps, params.id, body, await callerOf(request)),
  );

  endpoint(app, "DELETE /api/routing-rules/:id", admins, async ({ params, request }) => {
    await deleteRule(deps, params.id, await callerOf(request));
    return { ok: true };
  });

  endpoint(app, "GET /api/absences", admins, () => listAbsences(deps));

  endpoint(app, "GET /api/user/absences", sellers, async ({ request }) =>
    listAbsences(deps, (await sessionOf(request)).user.id),
  );

  endpoint(app, "POST /api/absences", sellers, async ({ body, request }) =>
    addAbsence(deps, body, await callerOf(request)),
  );

  endpoint(app, "DELETE /api/absences/:id", sellers, async ({ params, request }) => {
    await removeAbsence(deps, params.id, await callerOf(request));
    return { ok: true };
  });
}
