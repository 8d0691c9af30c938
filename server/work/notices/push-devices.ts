import { and, asc, eq, inArray } from "drizzle-orm";
import type { PushDevice } from "../../../domain/api/work/notices.ts";
import { deviceOf } from "../../../domain/platform/device.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { MAX_DEVICES } from "../../../domain/work/notice-options.ts";
import type { PushSubscriptionInput } from "../../../domain/work/notices.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { pushDevices } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { assertPushEndpoint } from "./push-service.ts";

/** Lists the devices of a user that get pushes, the oldest first. */
export async function listDevices(db: Database, userId: number): Promise<PushDevice[]> {
  const rows = await db
    .select()
    .from(pushDevices)
    .where(eq(pushDevices.userId, userId))
    .orderBy(asc(pushDevices.createdAt), asc(pushDevices.id));
  return rows.map(({ id, userAgent, createdAt, lastTakenAt }) => ({
    id,
    ...deviceOf(userAgent),
    createdAt: createdAt.toISOString(),
    lastTakenAt: lastTakenAt?.toISOString() ?? null,
  }));
}

/**
 * Adds the device of a user. A browser that another account had subscribed goes over to this one; the oldest device
 * makes room where there are too many.
 */
export async function addDevice(
  deps: Deps,
  { endpoint, keys }: PushSubscriptionInput,
  { userAgent, ...caller }: Caller & { userAgent: string },
): Promise<{ id: number }> {
  await assertPushEndpoint(deps.env, endpoint);
  return makeChange<{ id: number }>(deps, caller, async (tx) => {
    const owned = { userId: caller.actor.id, ...keys, userAgent: userAgent.slice(0, 300), createdAt: deps.clock() };
    const [row] = await tx
      .insert(pushDevices)
      .values({ ...owned, endpoint })
      .onConflictDoUpdate({ target: pushDevices.endpoint, set: owned })
      .returning({ id: pushDevices.id });
    if (!row) throw new Error("a device was not stored");
    const surplus = (await listDevices(tx, caller.actor.id)).slice(0, -MAX_DEVICES).map(({ id }) => id);
    if (surplus.length > 0) await tx.delete(pushDevices).where(inArray(pushDevices.id, surplus));
    return { result: row, event: { action: "push-device.add", subject: { type: "user", id: caller.actor.id } } };
  });
}

/** Removes a device of the caller's own. */
export function removeDevice(deps: Deps, id: number, caller: Caller): Promise<void> {
  return makeChange(deps, caller, async (tx) => {
    const isOwn = and(eq(pushDevices.id, id), eq(pushDevices.userId, caller.actor.id));
    const gone = await tx.delete(pushDevices).where(isOwn).returning({ id: pushDevices.id });
    if (gone.length === 0) throw new AppError("notFound");
    return { event: { action: "push-device.remove", subject: { type: "user", id: caller.actor.id } } };
  });
}
