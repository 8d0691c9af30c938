import type { DeskPresence } from "../../../domain/api/work/live.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { PRESENCE } from "../../../domain/platform/limits.ts";
import type { User } from "../../../domain/people/users.ts";
import { requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { isNumbered } from "../leads/stored-fields.ts";
import { mayHear } from "./may-hear.ts";

const MINUTE_MS = 60_000;

/** Refuses to show that somebody reads what is not there or what they may not see, and those who say it too often. */
export function checkPresence({ db, clock }: Pick<Deps, "db" | "clock">) {
  let minute = 0;
  const said = new Map<number, number>();

  function count(userId: number): void {
    const now = Math.floor(clock().getTime() / MINUTE_MS);
    if (now !== minute) said.clear();
    minute = now;
    said.set(userId, (said.get(userId) ?? 0) + 1);
    if ((said.get(userId) ?? 0) > PRESENCE.perMinute) throw new AppError("tooMany", { retryAfterSeconds: 60 });
  }

  return async ({ id: userId, role }: User, { kind, id, isOpen }: DeskPresence): Promise<void> => {
    count(userId);
    if (!isOpen) return;
    if (!mayHear(role, kind)) throw new AppError("forbidden");
    const [request] = await db.select({ id: requests.id }).from(requests).where(isNumbered({ kind, id }));
    if (!request) throw new AppError("notFound");
  };
}
