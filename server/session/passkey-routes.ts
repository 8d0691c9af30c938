import type { FastifyInstance, FastifyRequest } from "fastify";
import { passwordConfirmation } from "../../domain/profile.ts";
import { passkeyLogin, passkeyName, passkeyRegistration } from "../../domain/passkeys.ts";
import type { Deps } from "../deps.ts";
import { openWithin, signedIn } from "../http/access.ts";
import { callerOf, idOf, sessionOf } from "../http/caller.ts";
import { parse } from "../http/parse.ts";
import { createRateLimit } from "../http/rate-limit.ts";
import { setSessionCookie } from "./identify-callers.ts";
import { clientOf } from "./client.ts";
import { confirmPassword } from "./confirm-password.ts";
import { rememberDevice } from "./known-device.ts";
import { beginPasskeyLogin, logInWithPasskey } from "./log-in-with-passkey.ts";
import { addPasskey, beginPasskey, listOwnPasskeys, removePasskey, renamePasskey } from "./passkeys.ts";

/** Logging in with a passkey, and one's own passkeys. What decides who gets in asks for the password again. */
export function passkeyRoutes(app: FastifyInstance, deps: Deps): void {
  const { env } = deps;
  const duringLogin = { config: { ...signedIn.config, duringLogin: true } };
  // Two calls a login: an office behind one address logs in often, a script far more often.
  const within = openWithin(
    createRateLimit(deps, "passkey", { points: 60, seconds: 600 }, { points: 1_200, seconds: 60 }),
  );
  async function confirmedAccount(request: FastifyRequest) {
    const { actor, ip } = await callerOf(request);
    return confirmPassword(deps, actor, parse(passwordConfirmation, request.body).currentPassword, ip);
  }

  app.post("/login/passkey/begin", within, () => beginPasskeyLogin(deps));

  app.post("/login/passkey", within, async (request, reply) => {
    const { user, token } = await logInWithPasskey(deps, parse(passkeyLogin, request.body), clientOf(request, env));
    setSessionCookie(reply, env, token);
    await rememberDevice(deps, reply, user.id);
    return user;
  });

  app.get("/user/passkeys", duringLogin, async (request) => listOwnPasskeys(deps, (await callerOf(request)).actor));

  app.post("/user/passkeys/begin", duringLogin, async (request) => beginPasskey(deps, await confirmedAccount(request)));

  app.post("/user/passkeys", duringLogin, async (request, reply) => {
    const registration = parse(passkeyRegistration, request.body);
    const { passkey, token } = await addPasskey(deps, await sessionOf(request), registration, clientOf(request, env));
    setSessionCookie(reply, env, token);
    return reply.code(201).send(passkey);
  });

  app.patch("/user/passkeys/:id", signedIn, async (request) =>
    renamePasskey(deps, idOf(request), parse(passkeyName, request.body).name, await callerOf(request)),
  );

  app.post("/user/passkeys/:id/remove", signedIn, async (request) => {
    const id = idOf(request);
    await removePasskey(deps, id, await confirmedAccount(request), await sessionOf(request), request.ip);
    return { ok: true };
  });
}
