import type { FastifyInstance, FastifyRequest } from "fastify";
import { credentials, passwordChange } from "../../domain/users.ts";
import type { Deps } from "../deps.ts";
import { parse } from "../http/parse.ts";
import { clearSessionCookie, sessionCookieName, setSessionCookie } from "../http/session.ts";
import { changePassword } from "./change-password.ts";
import { logIn } from "./log-in.ts";
import { createLoginLimits } from "./login-limits.ts";
import { logOut } from "./log-out.ts";

/** Logging in and out, and one's own password. */
export function sessionRoutes(app: FastifyInstance, deps: Deps): void {
  const { env } = deps;
  const withLimits = { ...deps, loginLimits: createLoginLimits(deps.db, env) };
  const callerOf = (request: FastifyRequest) => ({
    ip: request.ip,
    userAgent: request.headers["user-agent"] ?? "",
    oldToken: request.cookies[sessionCookieName(env)],
  });

  app.get("/user", { config: { access: "signed-in", duringLogin: true } }, async (request) => {
    const session = await request.findSession();
    return session?.user;
  });

  app.post("/login", { config: { access: "public" } }, async (request, reply) => {
    const { user, token } = await logIn(withLimits, parse(credentials, request.body), callerOf(request));
    setSessionCookie(reply, env, token);
    return user;
  });

  app.post("/logout", { config: { access: "public" } }, async (request, reply) => {
    await logOut(deps, await request.findSession(), request.ip);
    clearSessionCookie(reply, env);
    return { ok: true };
  });

  app.post("/user/change-password", { config: { access: "signed-in", duringLogin: true } }, async (request, reply) => {
    const session = await request.findSession();
    if (!session) throw new Error("guarded route without a session");
    const change = parse(passwordChange, request.body);
    setSessionCookie(reply, env, await changePassword(deps, session.user.id, change, callerOf(request)));
    return { ok: true };
  });
}
