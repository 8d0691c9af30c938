import type { FastifyRequest } from "fastify";
import type { Env } from "../../platform/env.ts";
import { sessionCookieName } from "./identify-callers.ts";

/** The browser that a session is started for, with the cookies and the old session token that it sends. */
export type Client = {
  ip: string;
  userAgent: string;
  oldToken: string | undefined;
  cookies: Record<string, string | undefined>;
};

export function clientOf(request: FastifyRequest, env: Env): Client {
  return {
    ip: request.ip,
    userAgent: request.headers["user-agent"] ?? "",
    oldToken: request.cookies[sessionCookieName(env)],
    cookies: request.cookies,
  };
}
