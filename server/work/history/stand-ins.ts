import { and, eq, sql } from "drizzle-orm";
import { wallClock } from "../../../domain/platform/wall-clock.ts";
import { standInFor, type Absent, type StaffOfDay } from "../../../domain/work/desk/stand-ins.ts";
import type { Database } from "../../platform/db/client.ts";
import { absences, customers, requests, users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { canOwn } from "./can-own.ts";
import { fullNameOf, writeDeskEvent } from "./desk-events.ts";

type Needs = Pick<Deps, "clock" | "settings">;
export type StandIn = { to: { id: number; name: string } | null; absent: Absent };

/** Reads who can be given something on a day of the office's calendar (today if unset), and who stands in for whom. */
export async function readStaff(deps: Needs, tx: Database, day?: string): Promise<StaffOfDay> {
  const on = day ?? wallClock(deps.clock(), deps.settings.agency().timezone).toISOString().slice(0, 10);
  const colleagues = await tx.select().from(users).where(canOwn);
  const { userId, substituteId } = absences;
  const away = await tx
    .select({ userId, substituteId })
    .from(absences)
    .where(sql`${on}::date between ${absences.from} and ${absences.to}`)
    // One with a substitute comes last and wins, where two absences of a person overlap.
    .orderBy(sql`${substituteId} nulls first`);
  return {
    names: new Map(colleagues.map((one) => [one.id, fullNameOf(one)])),
    away: new Map(away.map((one) => [one.userId, one.substituteId])),
  };
}

/**
 * Finds who gets something in place of a user: the substitute of one who is away, and `heir` for one who has left.
 * Null when the user is there.
 */
export async function findStandIn(
  tx: Database,
  staff: StaffOfDay,
  userId: number,
  heir: number | null = null,
): Promise<StandIn | null> {
  const hasLeft = !staff.names.has(userId);
  if (!hasLeft && !staff.away.has(userId)) return null;
  const id = hasLeft ? heir && standInFor(staff, heir) : standInFor(staff, userId);
  const [row] = await tx.select().from(users).where(eq(users.id, userId));
  const absent = { name: row ? fullNameOf(row) : "", ...(hasLeft && { hasLeft }) };
  return { to: id ? { id, name: staff.names.get(id) ?? "" } : null, absent };
}

type Taker = { assigneeId: number | null; absent?: StandIn };

/** Finds who gets a task that comes up today by itself: the owner of its request, their stand-in, or anybody (null). */
export async function findTaker(
  deps: Needs,
  tx: Database,
  { ownerId, customerId }: Pick<typeof requests.$inferSelect, "ownerId" | "customerId">,
): Promise<Taker> {
  if (ownerId === null) return { assigneeId: null };
  const isTheirs = eq(customers.id, customerId ?? 0);
  const [customer] = await tx.select({ heir: customers.ownerId }).from(customers).where(isTheirs);
  const absent = await findStandIn(tx, await readStaff(deps, tx), ownerId, customer?.heir);
  return absent ? { assigneeId: absent.to?.id ?? null, absent } : { assigneeId: ownerId };
}

/**
 * Hands a request on when its customer writes while its owner is away or has left: to the substitute, to whoever took
 * the customer over, or to nobody, so that it waits in the queue. The history tells why.
 */
export async function handOnReplied(deps: Needs, tx: Database, requestId: number): Promise<void> {
  const { id, customerId, ownerId, routedBy, version } = requests;
  const heir = sql<number | null>`(select c.owner_id from ${customers} c where c.id = ${requests}.customer_id)`;
  const [request] = await tx
    .select({ id, customerId, ownerId, routedBy, version, heir })
    .from(requests)
    .where(eq(id, requestId))
    .for("update");
  if (!request?.ownerId) return;
  const found = await findStandIn(tx, await readStaff(deps, tx), request.ownerId, request.heir);
  if (!found) return;
  const after = { ownerId: found.to?.id ?? null, routedBy: null };
  const next = request.version + 1;
  await tx
    .update(requests)
    .set({ ...after, version: next })
    .where(and(eq(id, requestId), eq(version, request.version)));
  const before = { ownerId: request.ownerId, routedBy: request.routedBy };
  const data = { before, after, owner: found.to, absent: found.absent, version: next };
  const about = { requestId, customerId: request.customerId };
  await writeDeskEvent(tx, { type: "assigned", ...about, actor: null, data, at: deps.clock() });
}
