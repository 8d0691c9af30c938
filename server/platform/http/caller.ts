import type { FastifyRequest } from "fastify";
import type { Language } from "../../../domain/platform/language.ts";
import type { Debt } from "../../../domain/people/profile.ts";
import type { SessionEnd } from "../../../domain/platform/session-ends.ts";
import type { User } from "../../../domain/people/users.ts";

export type Session = { tokenHash: string; user: User; isComplete: boolean; byPasskey: boolean; owed: Debt | null };

declare module "fastify" {
  interface FastifyRequest {
    /** What the answer is written in: `?lang=`, cookie, Accept-Language, English. */
    language: Language;
    /** The caller's session, looked up once and only when asked for. */
    findSession(): Promise<Session | null>;
    /** Why the session that the caller still names was ended; undefined where it ran out or there was none. */
    findSessionEnd(): Promise<SessionEnd | undefined>;
    /** Writes down that the caller was refused: at a page of that path, or at the route itself. */
    reportDenial(page?: string): Promise<void>;
  }
}

/** Who calls a route that is not public, and from where: what use cases write into the audit trail. */
export type Caller = { actor: User; ip: string };

/** The session of a guarded route. */
export async function sessionOf(request: FastifyRequest): Promise<Session> {
  const session = await request.findSession();
  if (!session) throw new Error("a route without a guard asked for its session");
  return session;
}

/** The caller of a guarded route. */
export async function callerOf(request: FastifyRequest): Promise<Caller> {
  return { actor: (await sessionOf(request)).user, ip: request.ip };
}
