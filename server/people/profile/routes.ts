import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { signedIn } from "../../platform/http/access.ts";
import { callerOf, sessionOf } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { changePassword } from "./change-password.ts";
import { endOtherSessions, endOwnSession, listOwnSessions } from "./own-sessions.ts";
import { updateProfile } from "./update-profile.ts";

/** Registers the routes of the caller's own account: profile, password and sessions. */
export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  const duringLogin = { ...signedIn, duringLogin: true };

  endpoint(app, "GET /api/user", duringLogin, async ({ request }) => (await callerOf(request)).actor);

  endpoint(app, "PATCH /api/user", signedIn, async ({ body, request }) =>
    updateProfile(deps, body, await callerOf(request)),
  );

  endpoint(app, "POST /api/user/change-password", duringLogin, async ({ body, request, reply }) => {
    await changePassword(deps, await sessionOf(request), body, reply);
    return { ok: true };
  });

  endpoint(app, "GET /api/user/sessions", signedIn, async ({ request }) =>
    listOwnSessions(deps, await sessionOf(request)),
  );

  endpoint(app, "DELETE /api/user/sessions", signedIn, async ({ request }) => {
    await endOtherSessions(deps, await sessionOf(request), request.ip);
    return { ok: true };
  });

  endpoint(app, "DELETE /api/user/sessions/:key", signedIn, async ({ params, request }) => {
    await endOwnSession(deps, await sessionOf(request), params.key, request.ip);
    return { ok: true };
  });
}
