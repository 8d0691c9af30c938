import type { DeskPresence } from "../../../domain/api/work/live.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { PRESENCE } from "../../../domain/platform/limits.ts";
import type { User } from "../../../domain/people/users.ts";
import { requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { hasKindAndNumber } from "../leads/stored-fields.ts";
import { maySeeChange } from "./may-see-change.ts";

const MINUTE_MS = 60_000;

/**
 * Creates the check of a presence message. It rejects a message about a request that does not exist or that the user
 * may not see, and messages above the rate limit per minute.
 */
export function checkPresence({ db, clock }: Pick<Deps, "db" | "clock">) {
  let minute = 0;
  const callsByUser = new Map<number, number>();

  function count(userId: number): void {
    const now = Math.floor(clock().getTime() / MINUTE_MS);
    if (now !== minute) callsByUser.clear();
    minute = now;
    callsByUser.set(userId, (callsByUser.get(userId) ?? 0) + 1);
    if ((callsByUser.get(userId) ?? 0) > PRESENCE.perMinute) throw new AppError("tooMany", { retryAfterSeconds: 60 });
  }

  return async ({ id: userId, role }: User, { kind, id, isOpen }: DeskPresence): Promise<void> => {
    count(userId);
    if (!isOpen) return;
    if (!maySeeChange(role, kind)) throw new AppError("forbidden");
    const [request] = await db.select({ id: requests.id }).from(requests).where(hasKindAndNumber({ kind, id }));
    if (!request) throw new AppError("notFound");
  };
}
