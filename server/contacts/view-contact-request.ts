import type { SQL } from "drizzle-orm";
import { AppError } from "../../domain/errors.ts";
import { contactRequests } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import type { Caller } from "../http/caller.ts";
import { leadContext } from "../leads/lead-context.ts";
import { contactColumns, presentContactRequest } from "./list-contact-requests.ts";

/** A contact request with everything that belongs to it; retention starts anew. */
export async function viewContactRequest({ db, clock }: Deps, which: SQL, { actor }: Caller) {
  return db.transaction(async (tx) => {
    const [row] = await tx.update(contactRequests).set({ lastUsedAt: clock() }).where(which).returning(contactColumns);
    if (!row) throw new AppError("notFound");
    return { ...presentContactRequest(row), ...(await leadContext(tx, "contact", row, actor.role)) };
  });
}
export type ViewedContactRequest = Awaited<ReturnType<typeof viewContactRequest>>;
