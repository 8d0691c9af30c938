import { createHash } from "node:crypto";
import type { Logo } from "../../../domain/operations/looks/addresses.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { makeChange, type ChangeNeeds } from "../../platform/audit/make-change.ts";
import { brandFiles } from "../../platform/db/schema/index.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { drawLogo } from "./draw-logo.ts";

const KEY_LENGTH = 32;

/**
 * Stores a logo with all its sizes. It is in force once the settings name its key. The same file again is found by its
 * key, and stored once.
 */
export async function storeLogo(needs: ChangeNeeds, upload: Buffer, caller: Caller): Promise<Logo> {
  const drawn = await drawLogo(upload);
  if (!drawn)
    throw new AppError("unsupportedType", { message: "errors:logoFile", fields: { file: "errors:logoFile" } });
  const { kind, width, height, pictures } = drawn;
  const key = createHash("sha256")
    .update(pictures[0]?.content ?? upload)
    .digest("hex")
    .slice(0, KEY_LENGTH);
  const rows = pictures.map((picture) => ({ ...picture, key, createdAt: needs.clock(), createdBy: caller.actor.id }));
  return makeChange(needs, caller, async (tx) => {
    const stored = await tx.insert(brandFiles).values(rows).onConflictDoNothing().returning({ id: brandFiles.id });
    const event = {
      action: "brand.upload",
      subject: { type: "brand-file", id: key },
      details: { kind, size: upload.length },
    } as const;
    return { result: { key, kind, width, height }, event: stored.length > 0 ? event : null };
  });
}
