import { eq } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import { newsletterSubscribers } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { readToken } from "./tokens.ts";

/** Unsubscribes by a token; works from any mail, however old. Idempotent. */
export async function unsubscribe({ db, keys, clock }: Deps, token: string): Promise<void> {
  const id = readToken(keys, "unsubscribe", token, clock());
  if (id === undefined) throw new AppError("invalid", { message: "errors:linkExpired" });
  await db
    .update(newsletterSubscribers)
    .set({ status: "unsubscribed", unsubscribedAt: clock() })
    .where(eq(newsletterSubscribers.id, id));
}
