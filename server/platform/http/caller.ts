import type { FastifyRequest } from "fastify";
import type { Language } from "../../../domain/platform/language.ts";
import type { AccountDuty } from "../../../domain/people/profile.ts";
import type { SessionEnd } from "../../../domain/platform/session-ends.ts";
import type { User } from "../../../domain/people/users.ts";

export type Session = {
  tokenHash: string;
  user: User;
  isComplete: boolean;
  byPasskey: boolean;
  owed: AccountDuty | null;
};

declare module "fastify" {
  interface FastifyRequest {
    /** The language of the answer, from `?lang=`, the cookie or Accept-Language; else English. */
    language: Language;
    /** Finds the caller's session: looked up only when asked for, and memoized. */
    findSession(): Promise<Session | null>;
    /** Returns why the session that the caller still names was ended; undefined where it expired or there was none. */
    findSessionEnd(): Promise<SessionEnd | undefined>;
    /** Records that the caller was refused: at a page of that path, or at the route itself. */
    reportDenial(page?: string): Promise<void>;
  }
}

/** The caller of a route that is not public, and their IP address: use cases write both into the audit trail. */
export type Caller = { actor: User; ip: string };

/** Returns the session of a guarded route. */
export async function sessionOf(request: FastifyRequest): Promise<Session> {
  const session = await request.findSession();
  if (!session) throw new Error("a route without a guard asked for its session");
  return session;
}

/** Returns the caller of a guarded route. */
export async function callerOf(request: FastifyRequest): Promise<Caller> {
  return { actor: (await sessionOf(request)).user, ip: request.ip };
}
