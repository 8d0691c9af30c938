import type { FastifyReply } from "fastify";
import type { Credentials, User } from "../../../domain/people/users.ts";
import type { Deps } from "../../platform/deps.ts";
import { clientOf } from "./client.ts";
import { completeLogIn } from "./complete-log-in.ts";
import { setSessionCookie } from "./identify-callers.ts";
import { rememberDevice } from "./known-device.ts";
import { logIn } from "./log-in.ts";

/**
 * Logs the caller in by name and password and sets the cookies. Shared by the API and the page that works without
 * scripts.
 */
export async function enterByPassword(deps: Deps, credentials: Credentials, reply: FastifyReply) {
  const { user, token, next } = await logIn(deps, credentials, clientOf(reply.request, deps.env));
  setSessionCookie(reply, deps.env, token);
  if (!next) await rememberDevice(deps, reply, user.id);
  return { user, next };
}

/** Completes the second step of a login, with a TOTP code or a recovery code, and sets the cookies. */
export async function enterByCode(deps: Deps, code: string, reply: FastifyReply): Promise<User> {
  const { request } = reply;
  const { user, token } = await completeLogIn(deps, await request.findSession(), code, clientOf(request, deps.env));
  setSessionCookie(reply, deps.env, token);
  await rememberDevice(deps, reply, user.id);
  return user;
}
