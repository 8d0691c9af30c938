import type { FastifyInstance } from "fastify";
import { teamConfirmation, teamEntryChange } from "../../domain/team.ts";
import type { Deps } from "../deps.ts";
import { admins } from "../http/access.ts";
import { callerOf, idOf } from "../http/caller.ts";
import { parse } from "../http/parse.ts";
import { findAccount } from "./list-users.ts";
import { confirmTeamEntry, unconfirmTeamEntry } from "./confirm-team-entry.ts";
import { saveTeamEntry } from "./save-team-entry.ts";
import { findTeamEntry } from "./team-entry.ts";

/** Who stands on the site: everybody says so for themselves, admins confirm it. */
export function teamRoutes(app: FastifyInstance, deps: Deps): void {
  const sellers = { config: { access: { resource: "customer-data", action: "create" } as const } };

  app.get("/user/team-entry", sellers, async (request) => ({
    entry: await findTeamEntry(deps.db, (await callerOf(request)).actor.id),
  }));

  app.put("/user/team-entry", sellers, async (request) => ({
    entry: await saveTeamEntry(deps, parse(teamEntryChange, request.body), await callerOf(request)),
  }));

  app.put("/users/:id/team-confirmation", admins, async (request) => {
    const { version } = parse(teamConfirmation, request.body);
    await confirmTeamEntry(deps, idOf(request), version, await callerOf(request));
    return findAccount(deps, idOf(request));
  });

  app.delete("/users/:id/team-confirmation", admins, async (request) => {
    await unconfirmTeamEntry(deps, idOf(request), await callerOf(request));
    return findAccount(deps, idOf(request));
  });
}
