import { and, eq, sql } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import { can } from "../../../domain/platform/permissions.ts";
import { KINDS } from "../../../domain/work/request-kinds.ts";
import type { Database } from "../../platform/db/client.ts";
import { detailProposals, mentions, requests, users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { writeNotice } from "../../platform/events/write-notice.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { writeDeskEvent } from "../history/desk-events.ts";
import { sealDetails } from "../leads/sealed-details.ts";
import type { Correction } from "./apply-correction.ts";

/**
 * Stores a proposal to change filled fields, and mentions everybody who may change them: the request stands in their
 * view of mentions until somebody decides. A second proposal of the same person joins the first.
 */
export async function proposeDetails(
  deps: Pick<Deps, "clock" | "keys">,
  tx: Database,
  { kind, row, values, owner = {} }: Correction,
  { actor }: Caller,
): Promise<void> {
  const at = deps.clock();
  const sealed = sealDetails(deps.keys, { reference: row.reference, details: values }) as typeof values;
  await tx
    .insert(detailProposals)
    .values({ requestId: row.id, proposedById: actor.id, values: sealed, createdAt: at })
    .onConflictDoUpdate({
      target: [detailProposals.requestId, detailProposals.proposedById],
      set: { values: sql`${detailProposals.values} || excluded.values`, createdAt: at },
    });
  const [proposedOn] = await tx
    .update(requests)
    .set({ ...owner, version: sql`${requests.version} + 1` })
    .where(eq(requests.id, row.id))
    .returning({ version: requests.version });
  if (!proposedOn) throw new AppError("notFound");
  const event = await writeDeskEvent(tx, {
    type: "proposed",
    requestId: row.id,
    customerId: row.customerId,
    actor,
    data: {
      fields: Object.keys(values),
      ...(owner.ownerId && { before: { ownerId: row.ownerId }, after: owner }),
      version: proposedOn.version,
    },
    at,
  });
  const people = await tx.select({ id: users.id, role: users.role }).from(users).where(eq(users.isActive, true));
  const to = people
    .filter(({ id, role }) => id !== actor.id && can(role, KINDS[kind].resource, "edit"))
    .map(({ id }) => id);
  if (to.length === 0) return;
  await tx.insert(mentions).values(to.map((userId) => ({ eventId: event.id, userId })));
  const about = { kind, id: row.number, reference: row.reference };
  await writeNotice(tx, { type: "mentioned", about, to, actorId: actor.id, at });
}

/** Finds a proposal of a locked request. */
export async function findProposal(tx: Database, requestId: number, proposalId: number) {
  const [found] = await tx
    .select({ proposal: detailProposals, by: users })
    .from(detailProposals)
    .leftJoin(users, eq(users.id, detailProposals.proposedById))
    .where(and(eq(detailProposals.id, proposalId), eq(detailProposals.requestId, requestId)));
  if (!found) throw new AppError("notFound");
  return found;
}
