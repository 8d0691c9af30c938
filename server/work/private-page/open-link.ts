import { and, eq, gt } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import { hashToken } from "../../people/session/session-store.ts";
import type { Database } from "../../platform/db/client.ts";
import { requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { isKept } from "../history/terms.ts";
import { linkCutoff } from "../private-links/link.ts";

export type OpenedRequest = typeof requests.$inferSelect;

type Needs = Pick<Deps, "clock" | "settings">;

/**
 * Finds the request that a private link leads to. One error for all links that do not work: guessed, expired, of a
 * request that is deleted, in the bin, or held back as spam.
 */
export async function openLink(deps: Needs, tx: Database, token: string): Promise<OpenedRequest> {
  return found(await tx.select().from(requests).where(isOpenBy(deps, token)));
}

/** Finds the request and locks its row, for a change in the caller's transaction. */
export async function lockLink(deps: Needs, tx: Database, token: string): Promise<OpenedRequest> {
  return found(await tx.select().from(requests).where(isOpenBy(deps, token)).for("update"));
}

function isOpenBy(deps: Needs, token: string) {
  return and(
    eq(requests.linkHash, hashToken(token)),
    gt(requests.lastUsedAt, linkCutoff(deps.clock())),
    eq(requests.isSuspect, false),
    isKept(deps),
  );
}

function found([row]: OpenedRequest[]): OpenedRequest {
  if (!row) throw new AppError("notFound");
  return row;
}
