import { inArray } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import type { Database } from "../../platform/db/client.ts";
import { tags } from "../../platform/db/schema/index.ts";

/**
 * Rejects ids of tags that do not exist, in a routing rule or a sequence. Locks the tags against deletion until the
 * transaction ends.
 */
export async function assertTagsExist(tx: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const known = await tx
    .select({ id: tags.id })
    .from(tags)
    .where(inArray(tags.id, [...ids]))
    .for("key share");
  const isUnknown = ids.some((id) => !known.some((tag) => tag.id === id));
  if (isUnknown) throw new AppError("invalid", { fields: { tagIds: "validation:choice" } });
}
