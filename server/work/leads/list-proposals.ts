import { asc, eq } from "drizzle-orm";
import type { DetailProposal } from "../../../domain/api/work/leads.ts";
import { detailValue } from "../../../domain/work/detail-values.ts";
import type { Database } from "../../platform/db/client.ts";
import { detailProposals, users } from "../../platform/db/schema/index.ts";
import type { Keys } from "../../platform/keys.ts";
import { fullNameOf } from "../history/desk-events.ts";
import { openDetails, unsealedDetails } from "./sealed-details.ts";

type Reading = {
  keys: Keys;
  lead: { id: number; reference: string };
  /** False leaves encrypted fields out. */ mayOpen: boolean;
};

/** Lists the proposed changes of a request, the oldest first. A proposal of encrypted fields only is left out with them. */
export async function listProposals(tx: Database, { keys, lead, mayOpen }: Reading): Promise<DetailProposal[]> {
  const rows = await tx
    .select({ proposal: detailProposals, by: users })
    .from(detailProposals)
    .leftJoin(users, eq(users.id, detailProposals.proposedById))
    .where(eq(detailProposals.requestId, lead.id))
    .orderBy(asc(detailProposals.id));
  return rows
    .map(({ proposal, by }) => ({
      id: proposal.id,
      at: proposal.createdAt.toISOString(),
      by: by && { id: by.id, name: fullNameOf(by) },
      values: toValues(
        mayOpen
          ? openDetails(keys, { reference: lead.reference, details: proposal.values })
          : unsealedDetails(proposal.values),
      ),
    }))
    .filter(({ values }) => Object.keys(values).length > 0);
}

const toValues = (details: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(details).map(([field, value]) => [field, detailValue(value)]));
