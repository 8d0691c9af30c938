import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { signedIn } from "../http/access.ts";
import { callerOf, sessionOf } from "../http/caller.ts";
import { endpoint } from "../http/endpoint.ts";
import { setSessionCookie } from "../session/identify-callers.ts";
import { changePassword } from "./change-password.ts";
import { rememberDevice } from "../session/known-device.ts";
import { endOtherSessions, endOwnSession, listOwnSessions } from "./own-sessions.ts";
import { updateProfile } from "./update-profile.ts";
import { clientOf } from "../session/client.ts";

/** One's own account: data, password, and where one is logged in. */
export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  const duringLogin = { ...signedIn, duringLogin: true };

  endpoint(app, "GET /api/user", duringLogin, async ({ request }) => (await callerOf(request)).actor);

  endpoint(app, "PATCH /api/user", signedIn, async ({ body, request }) =>
    updateProfile(deps, body, await callerOf(request)),
  );

  endpoint(app, "POST /api/user/change-password", duringLogin, async ({ body, request, reply }) => {
    const { user, byPasskey } = await sessionOf(request);
    const client = { ...clientOf(request, deps.env), byPasskey };
    setSessionCookie(reply, deps.env, await changePassword(deps, user, body, client));
    await rememberDevice(deps, reply, user.id);
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
