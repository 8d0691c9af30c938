import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { searchQuery } from "../../domain/search.ts";
import { ACCOUNT_STATUSES, newUser, roleChange } from "../../domain/users.ts";
import type { Deps } from "../deps.ts";
import { admins } from "../http/access.ts";
import { callerOf, idOf } from "../http/caller.ts";
import { narrowingOf } from "../http/narrowing.ts";
import { linkNext, pageOf } from "../http/paging.ts";
import { parse } from "../http/parse.ts";
import { changeRole, deactivateUser, dropSecondFactor, endUserSessions, reactivateUser } from "./change-account.ts";
import { createUser } from "./create-user.ts";
import { findAccount, listUsers } from "./list-users.ts";
import { makeResetLink } from "./make-reset-link.ts";

const listQuery = searchQuery.extend({ status: z.enum(ACCOUNT_STATUSES).default("active") });

/** Accounts, looked after by admins. */
export function userRoutes(app: FastifyInstance, deps: Deps): void {
  app.get("/active-users", admins, async (request, reply) => {
    const page = pageOf(request);
    const rows = await listUsers(deps.db, page, parse(listQuery, narrowingOf(request)));
    linkNext(request, reply, rows, page);
    return rows;
  });

  app.get("/users/:id", admins, (request) => findAccount(deps, idOf(request)));

  app.post("/users", admins, async (request, reply) => {
    const user = await createUser(deps, parse(newUser, request.body), await callerOf(request));
    return reply.code(201).send(user);
  });

  app.delete("/users/:id", admins, async (request) => {
    await deactivateUser(deps, idOf(request), await callerOf(request));
    return { ok: true };
  });

  app.post("/users/:id/reactivate", admins, async (request) => {
    await reactivateUser(deps, idOf(request), await callerOf(request));
    return findAccount(deps, idOf(request));
  });

  app.patch("/users/:id/role", admins, async (request) => {
    const { role } = parse(roleChange, request.body);
    await changeRole(deps, idOf(request), role, await callerOf(request));
    return findAccount(deps, idOf(request));
  });

  app.post("/users/:id/reset-link", admins, async (request) =>
    makeResetLink(deps, idOf(request), await callerOf(request)),
  );

  app.delete("/users/:id/second-factor", admins, async (request) => {
    await dropSecondFactor(deps, idOf(request), await callerOf(request));
    return findAccount(deps, idOf(request));
  });

  app.delete("/users/:id/sessions", admins, async (request) => {
    await endUserSessions(deps, idOf(request), await callerOf(request));
    return { ok: true };
  });
}
