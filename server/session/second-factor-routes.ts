import type { FastifyInstance, FastifyRequest } from "fastify";
import { passwordConfirmation, secondFactorCode } from "../../domain/account.ts";
import type { Deps } from "../deps.ts";
import { callerOf } from "../http/caller.ts";
import { parse } from "../http/parse.ts";
import { setSessionCookie } from "../http/session.ts";
import { clientOf } from "./client.ts";
import { confirmPassword } from "./confirm-password.ts";
import type { LoginLimits } from "./login-limits.ts";
import {
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  secondFactorState,
  switchOffSecondFactor,
} from "./second-factor.ts";

/** One's own two-factor login. What could lock the owner out asks for the password again. */
export function secondFactorRoutes(app: FastifyInstance, deps: Deps & { loginLimits: LoginLimits }): void {
  const own = { config: { access: "signed-in" as const, duringLogin: true } };
  const paidUp = { config: { access: "signed-in" as const } };
  async function confirmedAccount(request: FastifyRequest) {
    const { actor, ip } = await callerOf(request);
    return confirmPassword(deps, actor, parse(passwordConfirmation, request.body).currentPassword, ip);
  }

  app.get("/user/second-factor", own, async (request) => secondFactorState(deps, (await callerOf(request)).actor));

  app.post("/user/second-factor/begin", own, async (request) =>
    beginSecondFactor(deps, await confirmedAccount(request)),
  );

  app.post("/user/second-factor/confirm", own, async (request, reply) => {
    const { actor } = await callerOf(request);
    const { code } = parse(secondFactorCode, request.body);
    const { token, codes } = await confirmSecondFactor(deps, actor, code, clientOf(request, deps.env));
    setSessionCookie(reply, deps.env, token);
    return { recoveryCodes: codes };
  });

  app.post("/user/second-factor/recovery-codes", paidUp, async (request) => ({
    recoveryCodes: await renewRecoveryCodes(deps, await confirmedAccount(request), request.ip),
  }));

  app.post("/user/second-factor/switch-off", paidUp, async (request) => {
    await switchOffSecondFactor(deps, await confirmedAccount(request), request.ip);
    return { ok: true };
  });
}
