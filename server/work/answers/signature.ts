import { eq } from "drizzle-orm";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";

type Signature = { signature: string };

/** Returns the signature of a user; empty when they have none. */
export async function findSignature(db: Database, userId: number): Promise<Signature> {
  const [row] = await db.select({ signature: users.signature }).from(users).where(eq(users.id, userId));
  return { signature: row?.signature ?? "" };
}

/** Saves the caller's own signature. */
export function saveSignature(deps: Deps, signature: string, caller: Caller): Promise<Signature> {
  const { id } = caller.actor;
  return makeChange<Signature>(deps, caller, async (tx) => {
    await tx
      .update(users)
      .set({ signature: signature || null })
      .where(eq(users.id, id));
    const event = {
      action: "user.profile",
      subject: { type: "user", id },
      details: { changed: ["signature"] },
    } as const;
    return { result: { signature }, event };
  });
}
