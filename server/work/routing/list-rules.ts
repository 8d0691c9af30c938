import { inArray } from "drizzle-orm";
import type { ListedRule } from "../../../domain/api/work/routing.ts";
import { users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { listColleagues } from "../desk/colleagues.ts";
import { fullNameOf } from "../history/desk-events.ts";
import { readRules } from "./find-rules.ts";

/** Lists the rules in their order, with the names of their users and whether these can own requests or are absent. */
export async function listRules(deps: Pick<Deps, "db" | "clock" | "settings">): Promise<ListedRule[]> {
  const rules = await readRules(deps.db);
  const named = [...new Set(rules.flatMap(({ target }) => target.userIds))];
  const { id, firstName, lastName } = users;
  const rows = await deps.db.select({ id, firstName, lastName }).from(users).where(inArray(id, named));
  const names = new Map(rows.map((row) => [row.id, fullNameOf(row)]));
  const colleagues = new Map((await listColleagues(deps)).map((colleague) => [colleague.id, colleague]));
  return rules.map((rule) => ({
    id: rule.id,
    name: rule.name,
    isActive: rule.isActive,
    conditions: rule.conditions,
    target: rule.target,
    task: rule.task,
    tagIds: rule.tagIds,
    version: rule.version,
    people: rule.target.userIds.map((userId) => ({
      id: userId,
      name: names.get(userId) ?? "",
      canOwn: colleagues.has(userId),
      isAway: colleagues.get(userId)?.isAway === true,
    })),
  }));
}
