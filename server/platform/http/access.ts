import type { FastifyInstance, FastifyRequest } from "fastify";
import type { EndpointName } from "../../../domain/api/index.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { mayAccess, type Access } from "../../../domain/platform/permissions.ts";

/** The access rules of a route: who may call it, how often, and from where. */
export type RouteAccess = {
  /** Mandatory: an API route without it prevents the start. */
  access: Access;
  /**
   * Rate limit of the route; "inside" where its use case keeps a limit itself, "none" where a call costs little and
   * gives nothing. Mandatory for public routes that take input: without it the process does not start.
   */
  limit?: RequestLimit | "inside" | "none";
  /** Reachable while a password change or a second factor is still owed. */
  duringLogin?: boolean;
  /**
   * Takes plain forms from other senders (webhooks, one-click unsubscribe), without the cross-site check: guarded by a
   * signature or a token instead.
   */
  fromAnywhere?: boolean;
  /** Takes a multipart body with files, and no JSON. */
  takesFiles?: boolean;
  /** Takes the bytes of a part of an upload (tus), and no JSON. */
  takesBytes?: boolean;
  /** Called by an open page automatically, whether anybody sits before it or not: it does not prolong a session. */
  isUnattended?: boolean;
};

declare module "fastify" {
  interface FastifyContextConfig extends Partial<RouteAccess> {
    /** The declaration in domain/api that the route implements; "none" for the fallback where there is no route. */
    endpoint?: EndpointName | "none";
  }
}

export type RequestLimit = (request: FastifyRequest) => Promise<void>;

/** The options of routes for everybody, for logged-in users, and for admins. */
export const open = { access: "public" } as const;
export const signedIn = { access: "signed-in" } as const;
export const admins = { access: { roles: ["admin"] } } as const;

/** Returns the options of a public route that takes input, with its rate limit. */
export const openWithin = (limit: RequestLimit | "inside" | "none") => ({ access: "public", limit }) as const;

const READS = ["GET", "HEAD", "OPTIONS"];

const OWED = { password: "passwordChangeRequired", secondFactor: "secondFactorRequired" } as const;

export type GuardedRoute = { method: string; url: string; access: Access; endpoint: EndpointName | "none" };

/**
 * Guards the routes by default deny. Every route of the API declares its access, a public route that takes input
 * declares its rate limit, and its input and answer are declared in domain/api (`endpoint`). The access is checked
 * before anything else runs, the rate limit before a body is validated.
 */
export function guardRoutes(app: FastifyInstance): GuardedRoute[] {
  const routes: GuardedRoute[] = [];
  app.addHook("onRoute", (route) => {
    const { access, limit, endpoint } = route.config ?? {};
    const methods = [route.method].flat();
    const takesInput = methods.some((method) => !READS.includes(method));
    if (!access) throw new Error(`${String(route.method)} ${route.url} declares no access`);
    if (access === "public" && takesInput && !limit) {
      throw new Error(`${String(route.method)} ${route.url} declares no limit`);
    }
    if (!endpoint) throw new Error(`${String(route.method)} ${route.url} is not declared in domain/api`);
    for (const method of methods) {
      if (method !== "HEAD") routes.push({ method, url: route.url, access, endpoint });
    }
  });
  app.addHook("onRequest", (request, _reply, done) => {
    const { access } = request.routeOptions.config;
    if (access === "public") return done();
    authorise(request, access ?? { roles: [] }).then(() => done(), done);
  });
  app.addHook("preValidation", (request, _reply, done) => {
    const { limit } = request.routeOptions.config;
    if (typeof limit !== "function") return done();
    limit(request).then(() => done(), done);
  });
  return routes;
}

async function authorise(request: FastifyRequest, access: Exclude<Access, "public">): Promise<void> {
  const session = await request.findSession();
  if (!session?.isComplete) throw await notLoggedIn(request);
  if (!mayAccess(session.user.role, access)) {
    await request.reportDenial();
    throw new AppError("forbidden");
  }
  if (session.owed && !request.routeOptions.config.duringLogin) throw new AppError(OWED[session.owed]);
}

/** Creates the error, with the reason where the session was ended by something else than its own browser. */
async function notLoggedIn(request: FastifyRequest): Promise<AppError> {
  const sessionEnd = await request.findSessionEnd();
  return new AppError("unauthenticated", sessionEnd && { message: `errors:sessionEnds.${sessionEnd}`, sessionEnd });
}
