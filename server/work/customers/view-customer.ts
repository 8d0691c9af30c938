import { and, desc, eq, isNull } from "drizzle-orm";
import type { ViewedCustomer } from "../../../domain/api/work/customers.ts";
import type { User } from "../../../domain/people/users.ts";
import type { Database } from "../../platform/db/client.ts";
import { customerMerges, customers, users } from "../../platform/db/schema/index.ts";
import { readTagIds } from "../tags/set-tags.ts";
import { consentedPhones } from "./consented-phones.ts";
import { findKept } from "./family.ts";
import { findDoubles } from "./find-doubles.ts";
import { mayAnswer } from "./may-answer.ts";
import { listDistinct } from "./distinct-customers.ts";
import { listPolicies } from "./read-policies.ts";
import { reachOf } from "./reach-of.ts";

/**
 * Loads a customer, or the one that it was merged into, with contact details, policies and possible duplicates.
 */
export async function viewCustomer(tx: Database, askedId: number, reader: User): Promise<ViewedCustomer> {
  const { id, name, language, createdAt } = await findKept(tx, askedId);
  const reach = (await reachOf(tx, [id])).get(id);
  if (!reach) throw new Error("customer is gone");
  const parted = await listDistinct(tx, id);
  return {
    id,
    name,
    language,
    createdAt: createdAt.toISOString(),
    ...reach,
    mayAnswer: await mayAnswer(tx, id, reader),
    tagIds: await readTagIds(tx, { customerId: id }),
    consentedPhones: (await consentedPhones(tx, [id])).get(id) ?? [],
    policies: await listPolicies(tx, id),
    doubles: await findDoubles(
      tx,
      { id, name },
      parted.map((other) => other.id),
    ),
    parted,
    merges: await listMerges(tx, id),
  };
}

/** Lists the merges into a customer, the last one first, which is the one that can be undone. */
async function listMerges(tx: Database, keptId: number) {
  const rows = await tx
    .select({
      id: customerMerges.id,
      name: customers.name,
      at: customerMerges.createdAt,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(customerMerges)
    .innerJoin(customers, eq(customers.id, customerMerges.mergedId))
    .leftJoin(users, eq(users.id, customerMerges.actorId))
    .where(and(eq(customerMerges.keptId, keptId), isNull(customerMerges.undoneAt)))
    .orderBy(desc(customerMerges.id));
  return rows.map(({ id, name, at, firstName, lastName }) => ({
    id,
    name,
    at: at.toISOString(),
    actor: [firstName, lastName].filter(Boolean).join(" ") || null,
  }));
}
