import { and, asc, eq, sql } from "drizzle-orm";
import type { RenewalPage } from "../../../domain/api/work/customers.ts";
import { wallClock } from "../../../domain/platform/wall-clock.ts";
import { customers, policies } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { policyColumns } from "./policies.ts";

export const renewalKeyOf = ({ renewsOn, id }: { renewsOn: string; id: number }) => `${renewsOn}-${id}`;

/** Lists the policies that renew within a number of days (calendar of the office, today included), the next first. */
export async function listRenewals(
  { db, clock, settings }: Pick<Deps, "db" | "clock" | "settings">,
  { days, limit, before }: RenewalPage,
) {
  const today = wallClock(clock(), settings.agency().timezone).toISOString().slice(0, 10);
  const { renewsOn, id } = policies;
  return db
    .select({ ...policyColumns, customerName: customers.name })
    .from(policies)
    .innerJoin(customers, eq(customers.id, policies.customerId))
    .where(
      and(
        sql`${renewsOn} between ${today}::date and ${today}::date + ${days}::integer`,
        before && sql`(${renewsOn}, ${id}) > (${before.renewsOn}::date, ${before.id}::integer)`,
      ),
    )
    .orderBy(asc(renewsOn), asc(id))
    .limit(limit);
}
