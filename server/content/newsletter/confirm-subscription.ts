import { and, eq } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import { newsletterSubscribers } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { readToken } from "./tokens.ts";

/** Confirms a subscription by its token: the second step of the double opt-in. */
export async function confirmSubscription({ db, keys, clock }: Deps, token: string): Promise<void> {
  const id = readToken(keys, "confirm", token, clock());
  if (id === undefined) throw new AppError("invalid", { message: "errors:linkExpired" });
  await db
    .update(newsletterSubscribers)
    .set({ status: "confirmed", confirmedAt: clock(), unsubscribedAt: null })
    .where(and(eq(newsletterSubscribers.id, id), eq(newsletterSubscribers.status, "pending")));
}
