import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { signedIn } from "../../platform/http/access.ts";
import { callerOf } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { setSessionCookie } from "../session/identify-callers.ts";
import { clientOf } from "../session/client.ts";
import {
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  secondFactorState,
  switchOffSecondFactor,
} from "../session/second-factor.ts";
import { confirmedAccount } from "../session/confirm-password.ts";

/**
 * Registers the routes of the caller's own two-factor login. Changes that could lock the owner out ask for the password
 * again.
 */
export function secondFactorRoutes(app: FastifyInstance, deps: Deps): void {
  const duringLogin = { ...signedIn, duringLogin: true };

  endpoint(app, "GET /api/user/second-factor", duringLogin, async ({ request }) =>
    secondFactorState(deps, (await callerOf(request)).actor),
  );

  endpoint(app, "POST /api/user/second-factor/begin", duringLogin, async (call) =>
    beginSecondFactor(deps, await confirmedAccount(deps, call)),
  );

  endpoint(app, "POST /api/user/second-factor/confirm", duringLogin, async ({ body, request, reply }) => {
    const { actor } = await callerOf(request);
    const { token, codes } = await confirmSecondFactor(deps, actor, body.code, clientOf(request, deps.env));
    setSessionCookie(reply, deps.env, token);
    return { recoveryCodes: codes };
  });

  endpoint(app, "POST /api/user/second-factor/recovery-codes", signedIn, async (call) => ({
    recoveryCodes: await renewRecoveryCodes(deps, await confirmedAccount(deps, call), call.request.ip),
  }));

  endpoint(app, "POST /api/user/second-factor/switch-off", signedIn, async (call) => {
    await switchOffSecondFactor(deps, await confirmedAccount(deps, call), call.request.ip);
    return { ok: true };
  });
}
