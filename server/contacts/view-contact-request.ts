import type { SQL } from "drizzle-orm";
import { AppError } from "../../domain/errors.ts";
import { contactRequests } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import type { Caller } from "../http/caller.ts";
import { leadContext } from "../leads/lead-context.ts";
import { termOfOpened } from "../leads/term-of-opened.ts";
import { contactColumns, presentContactRequest } from "./list-contact-requests.ts";

/** A contact request with everything that belongs to it; its term begins anew. */
export async function viewContactRequest(deps: Deps, which: SQL, { actor }: Caller) {
  const { set, binned } = termOfOpened(contactRequests, deps);
  return deps.db.transaction(async (tx) => {
    const [row] = await tx
      .update(contactRequests)
      .set(set)
      .where(which)
      .returning({ ...contactColumns, isBinned: binned });
    if (!row) throw new AppError("notFound");
    const { isBinned } = row;
    return { ...presentContactRequest(row), isBinned, ...(await leadContext(tx, "contact", row, actor.role)) };
  });
}
export type ViewedContactRequest = Awaited<ReturnType<typeof viewContactRequest>>;
