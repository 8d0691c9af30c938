import { asc, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { newUser } from "../../domain/users.ts";
import { users } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import { callerOf } from "../http/caller.ts";
import { parse } from "../http/parse.ts";
import { createUser } from "./create-user.ts";
import { presentUser } from "./present-user.ts";

/** Accounts, looked after by admins. */
export function userRoutes(app: FastifyInstance, deps: Deps): void {
  const admins = { config: { access: { roles: ["admin"] } as const } };

  app.get("/active-users", admins, async () => {
    const rows = await deps.db.select().from(users).where(eq(users.isActive, true)).orderBy(asc(users.id));
    return rows.map((row) => presentUser(row));
  });

  app.post("/users", admins, async (request, reply) => {
    const user = await createUser(deps, parse(newUser, request.body), await callerOf(request));
    return reply.code(201).send(user);
  });
}
