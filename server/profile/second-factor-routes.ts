import type { FastifyInstance, FastifyRequest } from "fastify";
import { passwordConfirmation, secondFactorCode } from "../../domain/profile.ts";
import type { Deps } from "../deps.ts";
import { signedIn } from "../http/access.ts";
import { callerOf } from "../http/caller.ts";
import { parse } from "../http/parse.ts";
import { setSessionCookie } from "../session/identify-callers.ts";
import { clientOf } from "../session/client.ts";
import { confirmPassword } from "../session/confirm-password.ts";
import {
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  secondFactorState,
  switchOffSecondFactor,
} from "../session/second-factor.ts";

/** One's own two-factor login. What could lock the owner out asks for the password again. */
export function secondFactorRoutes(app: FastifyInstance, deps: Deps): void {
  const duringLogin = { config: { ...signedIn.config, duringLogin: true } };
  async function confirmedAccount(request: FastifyRequest) {
    const { actor, ip } = await callerOf(request);
    return confirmPassword(deps, actor, parse(passwordConfirmation, request.body).currentPassword, ip);
  }

  app.get("/user/second-factor", duringLogin, async (request) =>
    secondFactorState(deps, (await callerOf(request)).actor),
  );

  app.post("/user/second-factor/begin", duringLogin, async (request) =>
    beginSecondFactor(deps, await confirmedAccount(request)),
  );

  app.post("/user/second-factor/confirm", duringLogin, async (request, reply) => {
    const { actor } = await callerOf(request);
    const { code } = parse(secondFactorCode, request.body);
    const { token, codes } = await confirmSecondFactor(deps, actor, code, clientOf(request, deps.env));
    setSessionCookie(reply, deps.env, token);
    return { recoveryCodes: codes };
  });

  app.post("/user/second-factor/recovery-codes", signedIn, async (request) => ({
    recoveryCodes: await renewRecoveryCodes(deps, await confirmedAccount(request), request.ip),
  }));

  app.post("/user/second-factor/switch-off", signedIn, async (request) => {
    await switchOffSecondFactor(deps, await confirmedAccount(request), request.ip);
    return { ok: true };
  });
}
