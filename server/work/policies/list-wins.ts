import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { WinPage, WinWithoutPolicy } from "../../../domain/api/work/policies.ts";
import { INSURANCE_TYPES } from "../../../domain/work/lead-options.ts";
import { premiums, requests } from "../../platform/db/schema/index.ts";
import type { ListNeeds } from "../leads/page-of-leads.ts";
import { OWNER_NAME } from "../leads/present-work.ts";
import { isOfKind } from "../leads/stored-fields.ts";
import { isKept } from "../history/terms.ts";

export const winKeyOf = ({ wonAt, id }: WinWithoutPolicy) => `${Date.parse(wonAt)}-${id}`;

/** Lists the confirmed wins without a policy and without a reason for that, the latest first. */
export async function listWins(deps: ListNeeds, { limit, before }: WinPage): Promise<WinWithoutPolicy[]> {
  const { id, number, reference, name, type, confirmedAt } = requests;
  const rows = await deps.db
    .select({ number, reference, name, type, confirmedAt, ...OWNER_NAME, premium: premiums })
    .from(requests)
    .leftJoin(premiums, and(eq(premiums.requestId, id), eq(premiums.isChosen, true)))
    .where(
      and(
        isOfKind("quote"),
        eq(requests.stage, "won"),
        isNotNull(confirmedAt),
        isNull(requests.policyOutcome),
        eq(requests.isSuspect, false),
        isKept(deps),
        before && sql`(${confirmedAt}, ${number}) < (${before.at.toISOString()}::timestamptz, ${before.id}::integer)`,
      ),
    )
    .orderBy(desc(confirmedAt), desc(number))
    .limit(limit);
  return rows.map(({ premium, ...row }) => ({
    id: row.number,
    reference: row.reference,
    name: row.name ?? "",
    line: INSURANCE_TYPES.find((known) => known === row.type) ?? "auto",
    owner: row.ownerName,
    wonAt: (row.confirmedAt ?? deps.clock()).toISOString(),
    carrier: premium?.carrier ?? null,
    premiumCents: premium?.cents ?? null,
  }));
}
