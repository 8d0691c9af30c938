import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../../domain/errors.ts";
import { mayAccess, type Access } from "../../domain/permissions.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Who may call the route. A route of the API that says nothing does not start. */
    access?: Access;
    /** Reachable while a password change or a second factor is still owed. */
    duringLogin?: boolean;
    /** Takes plain forms from other senders: guarded by a signature or a token instead. */
    fromAnywhere?: boolean;
    /** Takes a multipart body with files, and no JSON. */
    takesFiles?: boolean;
  }
}

/** The options of routes for everybody, for whoever is logged in, and for admins. */
export const open = { config: { access: "public" } } as const;
export const signedIn = { config: { access: "signed-in" } } as const;
export const admins = { config: { access: { roles: ["admin"] } } } as const;

const OWED = { password: "passwordChangeRequired", secondFactor: "secondFactorRequired" } as const;

export type GuardedRoute = { method: string; url: string; access: Access };

/** Default deny: every route of the API declares its access, and it is checked before anything else runs. */
export function guardRoutes(app: FastifyInstance): GuardedRoute[] {
  const routes: GuardedRoute[] = [];
  app.addHook("onRoute", (route) => {
    const access = route.config?.access;
    if (!access) throw new Error(`${String(route.method)} ${route.url} declares no access`);
    for (const method of [route.method].flat()) {
      if (method !== "HEAD") routes.push({ method, url: route.url, access });
    }
  });
  app.addHook("onRequest", (request, _reply, done) => {
    const { access } = request.routeOptions.config;
    if (access === "public") return done();
    authorise(request, access ?? { roles: [] }).then(() => done(), done);
  });
  return routes;
}

async function authorise(request: FastifyRequest, access: Exclude<Access, "public">): Promise<void> {
  const session = await request.findSession();
  if (!session?.isComplete) throw new AppError("unauthenticated");
  if (!mayAccess(session.user.role, access)) {
    await request.reportDenial();
    throw new AppError("forbidden");
  }
  if (session.owed && !request.routeOptions.config.duringLogin) throw new AppError(OWED[session.owed]);
}
