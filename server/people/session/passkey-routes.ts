import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { openWithin, signedIn } from "../../platform/http/access.ts";
import { callerOf, sessionOf } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { createRateLimit } from "../../platform/http/rate-limit.ts";
import { setSessionCookie } from "./identify-callers.ts";
import { clientOf } from "./client.ts";
import { rememberDevice } from "./known-device.ts";
import { beginPasskeyLogin, logInWithPasskey } from "./log-in-with-passkey.ts";
import { addPasskey, beginPasskey, listOwnPasskeys, removePasskey, renamePasskey } from "./passkeys.ts";
import { confirmedAccount } from "./confirm-password.ts";

/**
 * Registers the routes for passkey logins and for a user's own passkeys. Adding and removing passkeys asks for the
 * password again.
 */
export function passkeyRoutes(app: FastifyInstance, deps: Deps): void {
  const { env } = deps;
  const duringLogin = { ...signedIn, duringLogin: true };
  // Rate limit: one login makes two calls. An office behind one address logs in often, a script far more often.
  const within = openWithin(
    createRateLimit(deps, "passkey", { points: 60, seconds: 600 }, { points: 1_200, seconds: 60 }),
  );

  endpoint(app, "POST /api/login/passkey/begin", within, () => beginPasskeyLogin(deps));

  endpoint(app, "POST /api/login/passkey", within, async ({ body, request, reply }) => {
    const { user, token } = await logInWithPasskey(deps, body, clientOf(request, env));
    setSessionCookie(reply, env, token);
    await rememberDevice(deps, reply, user.id);
    return user;
  });

  endpoint(app, "GET /api/user/passkeys", duringLogin, async ({ request }) =>
    listOwnPasskeys(deps, (await callerOf(request)).actor),
  );

  endpoint(app, "POST /api/user/passkeys/begin", duringLogin, async (call) =>
    beginPasskey(deps, await confirmedAccount(deps, call)),
  );

  endpoint(app, "POST /api/user/passkeys", duringLogin, async ({ body, request, reply }) => {
    const { passkey, token } = await addPasskey(deps, await sessionOf(request), body, clientOf(request, env));
    setSessionCookie(reply, env, token);
    return passkey;
  });

  endpoint(app, "PATCH /api/user/passkeys/:id", signedIn, async ({ params, body, request }) =>
    renamePasskey(deps, params.id, body.name, await callerOf(request)),
  );

  endpoint(app, "POST /api/user/passkeys/:id/remove", signedIn, async (call) => {
    const { params, request } = call;
    await removePasskey(deps, params.id, await confirmedAccount(deps, call), await sessionOf(request), request.ip);
    return { ok: true };
  });
}
