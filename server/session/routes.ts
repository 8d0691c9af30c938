import type { FastifyInstance } from "fastify";
import { passwordReset, passwordResetRequest, secondFactorCode } from "../../domain/profile.ts";
import { credentials } from "../../domain/users.ts";
import type { Deps } from "../deps.ts";
import { openWithin } from "../http/access.ts";
import { parse } from "../http/parse.ts";
import { clearSessionCookie, setSessionCookie } from "./identify-callers.ts";
import { clientOf } from "./client.ts";
import { completeLogIn } from "./complete-log-in.ts";
import { hasMailServer } from "../mail/transport.ts";
import { completePasswordReset } from "./complete-password-reset.ts";
import { rememberDevice } from "./known-device.ts";
import { logIn } from "./log-in.ts";
import { logOut } from "./log-out.ts";
import { passkeyRoutes } from "./passkey-routes.ts";
import { requestPasswordReset } from "./request-password-reset.ts";

/** Logging in and out, forgotten passwords, and passkeys. */
export function sessionRoutes(app: FastifyInstance, deps: Deps): void {
  const { env } = deps;

  app.post("/login", openWithin("inside"), async (request, reply) => {
    const client = clientOf(request, env);
    const { user, token, next } = await logIn(deps, parse(credentials, request.body), client);
    setSessionCookie(reply, env, token);
    if (next) return next === "passkey" ? { passkey: true } : { secondFactor: true };
    await rememberDevice(deps, reply, user.id);
    return user;
  });

  app.post("/login/second-factor", openWithin("inside"), async (request, reply) => {
    const { code } = parse(secondFactorCode, request.body);
    const client = clientOf(request, env);
    const { user, token } = await completeLogIn(deps, await request.findSession(), code, client);
    setSessionCookie(reply, env, token);
    await rememberDevice(deps, reply, user.id);
    return user;
  });

  app.post("/logout", openWithin("none"), async (request, reply) => {
    await logOut(deps, await request.findSession(), request.ip);
    clearSessionCookie(reply, env);
    return { ok: true };
  });

  app.post("/password-resets", openWithin(deps.formLimit), async (request) => {
    await requestPasswordReset(deps, parse(passwordResetRequest, request.body).account, request);
    return { ok: true, isMailed: hasMailServer(env) };
  });

  app.post("/password-resets/complete", openWithin(deps.formLimit), async (request, reply) => {
    const userId = await completePasswordReset(deps, parse(passwordReset, request.body), request.ip);
    // Strangers may be at the door still: who came by the link does not wait with them.
    await rememberDevice(deps, reply, userId);
    return { ok: true };
  });

  passkeyRoutes(app, deps);
}
