import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { admins } from "../../platform/http/access.ts";
import { callerOf } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { linkNext } from "../../platform/http/paging.ts";
import { changeRole, deactivateUser, dropSecondFactor, endUserSessions, reactivateUser } from "./change-account.ts";
import { correctAccount } from "./correct-account.ts";
import { createUser } from "./create-user.ts";
import { findAccount, listUsers } from "./list-users.ts";
import { makeResetLink } from "./make-reset-link.ts";

/** Registers the routes by which admins manage accounts. */
export function userRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, "GET /api/active-users", admins, async (call) => {
    const { limit, before, ...filter } = call.query;
    const rows = await listUsers(deps.db, { limit, before }, filter);
    linkNext(call, rows, { limit });
    return rows;
  });

  endpoint(app, "GET /api/users/:id", admins, ({ params }) => findAccount(deps, params.id));

  endpoint(app, "POST /api/users", admins, async ({ body, request }) =>
    createUser(deps, body, await callerOf(request)),
  );

  endpoint(app, "PATCH /api/users/:id", admins, async ({ params, body, request }) => {
    await correctAccount(deps, params.id, body, await callerOf(request));
    return findAccount(deps, params.id);
  });

  endpoint(app, "DELETE /api/users/:id", admins, async ({ params, request }) => {
    await deactivateUser(deps, params.id, await callerOf(request));
    return { ok: true };
  });

  endpoint(app, "POST /api/users/:id/reactivate", admins, async ({ params, request }) => {
    await reactivateUser(deps, params.id, await callerOf(request));
    return findAccount(deps, params.id);
  });

  endpoint(app, "PATCH /api/users/:id/role", admins, async ({ params, body, request }) => {
    await changeRole(deps, params.id, body.role, await callerOf(request));
    return findAccount(deps, params.id);
  });

  endpoint(app, "POST /api/users/:id/reset-link", admins, async ({ params, request }) =>
    makeResetLink(deps, params.id, await callerOf(request)),
  );

  endpoint(app, "DELETE /api/users/:id/second-factor", admins, async ({ params, request }) => {
    await dropSecondFactor(deps, params.id, await callerOf(request));
    return findAccount(deps, params.id);
  });

  endpoint(app, "DELETE /api/users/:id/sessions", admins, async ({ params, request }) => {
    await endUserSessions(deps, params.id, await callerOf(request));
    return { ok: true };
  });
}
