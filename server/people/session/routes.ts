import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { openWithin } from "../../platform/http/access.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { clearSessionCookie } from "./identify-callers.ts";
import { hasMailServer } from "../../platform/mail/transport.ts";
import { completePasswordReset } from "./complete-password-reset.ts";
import { enterByCode, enterByPassword } from "./enter.ts";
import { rememberDevice } from "./known-device.ts";
import { logOut } from "./log-out.ts";
import { passkeyRoutes } from "./passkey-routes.ts";
import { requestPasswordReset } from "./request-password-reset.ts";

/** Registers the routes for login, logout, forgotten passwords and passkeys. */
export function sessionRoutes(app: FastifyInstance, deps: Deps): void {
  const { env } = deps;

  endpoint(app, "POST /api/login", openWithin("inside"), async ({ body, reply }) => {
    const { user, next } = await enterByPassword(deps, body, reply);
    if (next) return next === "passkey" ? { passkey: true } : { secondFactor: true };
    return user;
  });

  endpoint(app, "POST /api/login/second-factor", openWithin("inside"), ({ body, reply }) =>
    enterByCode(deps, body.code, reply),
  );

  endpoint(app, "POST /api/logout", openWithin("none"), async ({ request, reply }) => {
    await logOut(deps, await request.findSession(), request.ip);
    clearSessionCookie(reply, env);
    return { ok: true };
  });

  endpoint(app, "POST /api/password-resets", openWithin(deps.formLimit), async ({ body, request }) => {
    await requestPasswordReset(deps, body.account, request);
    return { ok: true, isMailed: hasMailServer(deps) };
  });

  endpoint(app, "POST /api/password-resets/complete", openWithin(deps.formLimit), async ({ body, request, reply }) => {
    const userId = await completePasswordReset(deps, body, request.ip);
    // Strangers may still be guessing: the user of the reset link must not share their rate limit.
    await rememberDevice(deps, reply, userId);
    return { ok: true };
  });

  passkeyRoutes(app, deps);
}
