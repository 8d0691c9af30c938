import { and, eq, isNull } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import { hashToken, newToken } from "../../people/session/session-store.ts";
import { shares } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { findByToken, isOpenAt, type ShareRow } from "./find-share.ts";

/**
 * Binds a link to the browser that opens it first, and returns the token of its cookie. One statement decides: of many
 * browsers one wins, and the others find nothing. The browser that is bound gets the cookie that it has.
 */
export async function bindGuest(
  { db, clock }: Pick<Deps, "db" | "clock">,
  token: string,
  cookie: string | undefined,
): Promise<{ share: ShareRow; cookie: string }> {
  const now = clock();
  const { isBound, ...share } = await findByToken(db, token, cookie, now);
  if (isBound && cookie) return { share, cookie };
  const fresh = newToken();
  const [bound] = await db
    .update(shares)
    .set({ guestHash: hashToken(fresh) })
    .where(and(eq(shares.id, share.id), isNull(shares.guestHash), isOpenAt(now)))
    .returning();
  if (!bound) throw new AppError("notFound");
  return { share: bound, cookie: fresh };
}
