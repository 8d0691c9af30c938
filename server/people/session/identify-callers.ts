import cookie from "@fastify/cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isLanguage, languageOfRequest } from "../../../domain/platform/language.ts";
import { recordEventOnly } from "../../platform/audit/make-change.ts";
import { isUnattendedCall } from "../../../domain/platform/unattended.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Env } from "../../platform/env.ts";
import type { Session } from "../../platform/http/caller.ts";
import { isUnattendedRead } from "../../platform/http/unattended.ts";
import { findSessionEnds } from "./end-sessions.ts";
import { findSession, hashToken } from "./session-store.ts";
import { valueIn } from "../../../domain/platform/typed-records.ts";

export function sessionCookieName(env: Pick<Env, "isProduction">): string {
  return env.isProduction ? "__Host-session" : "session";
}

/** Attaches the language and the session to every request. */
export async function identifyCallers(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, env, clock } = deps;
  await app.register(cookie);
  const cookieName = sessionCookieName(env);
  const lookups = new WeakMap<FastifyRequest, Promise<Session | null>>();

  app.decorateRequest("language", "en");
  app.decorateRequest("findSession", function (this: FastifyRequest) {
    const token = this.cookies[cookieName];
    const isUnattended = this.routeOptions.config.isUnattended ?? isUnattendedCall(this.headers);
    const find = () => (token ? findSession(db, deps, token, { now: clock(), isUnattended }) : Promise.resolve(null));
    const lookup = lookups.get(this) ?? find();
    lookups.set(this, lookup);
    return lookup;
  });
  app.decorateRequest("findSessionEnd", async function (this: FastifyRequest) {
    const token = this.cookies[cookieName];
    return token ? (await findSessionEnds(db, [hashToken(token)])).get(hashToken(token)) : undefined;
  });
  app.decorateRequest("reportDenial", async function (this: FastifyRequest, page?: string) {
    const actor = (await this.findSession())?.user ?? null;
    // The server has a single route for all pages, so the page itself is recorded.
    const details = { method: this.method, route: page ?? this.routeOptions.url ?? "" };
    // A screen whose permission has ended keeps polling by itself. That is not an access attempt by a person.
    if (isUnattendedRead(this)) return this.log.info(details, "a screen's own refresh was refused");
    await recordEventOnly(deps, { actor, ip: this.ip }, { action: "access.denied", details });
  });
  app.addHook("onRequest", (request, _reply, done) => {
    const asked = valueIn(request.query, "lang");
    request.language = isLanguage(asked)
      ? asked
      : languageOfRequest(request.headers.cookie, request.headers["accept-language"]);
    done();
  });
}

/** Sets the session cookie. It is `httpOnly`, so scripts cannot read it. */
export function setSessionCookie(reply: FastifyReply, env: Env, token: string): void {
  void reply.setCookie(sessionCookieName(env), token, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: env.isProduction,
  });
}

export function clearSessionCookie(reply: FastifyReply, env: Env): void {
  void reply.clearCookie(sessionCookieName(env), {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: env.isProduction,
  });
}
