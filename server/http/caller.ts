import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { User } from "../../domain/users.ts";
import { idInAddress, parse } from "./parse.ts";

/** Who calls a route that is not public, and from where: what use cases write into the audit trail. */
export type Caller = { actor: User; ip: string };

/** The caller of a guarded route. */
export async function callerOf(request: FastifyRequest): Promise<Caller> {
  const session = await request.findSession();
  if (!session) throw new Error("a route without a guard asked for its caller");
  return { actor: session.user, ip: request.ip };
}

const idParameter = z.object({ id: idInAddress });

/** The `:id` of the address. */
export function idOf(request: FastifyRequest): number {
  return parse(idParameter, request.params).id;
}
