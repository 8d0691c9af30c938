import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { profileChange } from "../../domain/profile.ts";
import { passwordChange } from "../../domain/users.ts";
import type { Deps } from "../deps.ts";
import { signedIn } from "../http/access.ts";
import { callerOf, sessionOf } from "../http/caller.ts";
import { parse } from "../http/parse.ts";
import { setSessionCookie } from "../session/identify-callers.ts";
import { changePassword } from "./change-password.ts";
import { clientOf } from "../session/client.ts";
import { rememberDevice } from "../session/known-device.ts";
import { endOtherSessions, endOwnSession, listOwnSessions } from "./own-sessions.ts";
import { updateProfile } from "./update-profile.ts";

const keyParameter = z.object({ key: z.string().regex(/^[\da-f]{1,64}$/) });

/** One's own account: data, password, and where one is logged in. */
export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  const duringLogin = { config: { ...signedIn.config, duringLogin: true } };

  app.get("/user", duringLogin, async (request) => (await callerOf(request)).actor);

  app.patch("/user", signedIn, async (request) =>
    updateProfile(deps, parse(profileChange, request.body), await callerOf(request)),
  );

  app.post("/user/change-password", duringLogin, async (request, reply) => {
    const { user, byPasskey } = await sessionOf(request);
    const change = parse(passwordChange, request.body);
    const client = { ...clientOf(request, deps.env), byPasskey };
    setSessionCookie(reply, deps.env, await changePassword(deps, user, change, client));
    await rememberDevice(deps, reply, user.id);
    return { ok: true };
  });

  app.get("/user/sessions", signedIn, async (request) => listOwnSessions(deps, await sessionOf(request)));

  app.delete("/user/sessions", signedIn, async (request) => {
    await endOtherSessions(deps, await sessionOf(request), request.ip);
    return { ok: true };
  });

  app.delete("/user/sessions/:key", signedIn, async (request) => {
    const { key } = parse(keyParameter, request.params);
    await endOwnSession(deps, await sessionOf(request), key, request.ip);
    return { ok: true };
  });
}
