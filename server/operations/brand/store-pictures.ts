import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Crop, Hero } from "../../../domain/operations/looks/hero.ts";
import type { Logo } from "../../../domain/operations/looks/addresses.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import type { FaultKey } from "../../../domain/platform/text-keys.ts";
import { makeChange, type ChangeNeeds } from "../../platform/audit/make-change.ts";
import { brandFiles } from "../../platform/db/schema/index.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { drawLogo, type Picture } from "./draw-logo.ts";
import { encodeHero, type HeroFault } from "./encode-hero.ts";

const KEY_LENGTH = 32;

/** Stores a logo with all its sizes. It is in force once the settings name its key. */
export async function storeLogo(needs: ChangeNeeds, upload: Buffer, caller: Caller): Promise<Logo> {
  const drawn = await drawLogo(upload);
  if (!drawn) throw refuse("errors:logoFile");
  const { kind, width, height, pictures } = drawn;
  const key = await storePictures(needs, pictures, { kind, size: upload.length }, caller);
  return { key, kind, width, height };
}

const HERO_FAULTS: Record<HeroFault, FaultKey> = {
  type: "errors:heroType",
  pixels: "errors:photoPixels",
  broken: "errors:photoBroken",
  small: "errors:heroSmall",
};

/** Stores a part of a picture for the home page, in all sizes. It is in force once the settings name its key. */
export async function storeHero(
  needs: ChangeNeeds,
  { upload, crop }: { upload: Buffer; crop: Crop },
  caller: Caller,
): Promise<Omit<Hero, "alt">> {
  const encoded = await encodeHero(upload, crop);
  if ("fault" in encoded) throw refuse(HERO_FAULTS[encoded.fault]);
  const key = await storePictures(needs, encoded.pictures, { kind: "hero", size: upload.length }, caller);
  return { key, width: encoded.width };
}

const refuse = (message: FaultKey) => new AppError("unsupportedType", { message, fields: { file: message } });

type UploadDetails = { kind: Logo["kind"] | "hero"; size: number };

/**
 * Stores the files of one upload under the hash of the first one, and returns that key. The same picture again is found
 * by its key and stored once; its time becomes that of the newer upload, so that it is not removed as one never saved.
 */
async function storePictures(
  needs: ChangeNeeds,
  pictures: Picture[],
  details: UploadDetails,
  caller: Caller,
): Promise<string> {
  const [first] = pictures;
  if (!first) throw new Error("an upload has at least one file");
  const key = createHash("sha256").update(first.content).digest("hex").slice(0, KEY_LENGTH);
  const rows = pictures.map((picture) => ({ ...picture, key, createdAt: needs.clock(), createdBy: caller.actor.id }));
  return makeChange(needs, caller, async (tx) => {
    const stored = await tx
      .insert(brandFiles)
      .values(rows)
      .onConflictDoUpdate({
        target: [brandFiles.key, brandFiles.name],
        set: { createdAt: sql`excluded.created_at` },
      })
      .returning({ isNew: sql<boolean>`xmax = 0` });
    const event = { action: "brand.upload", subject: { type: "brand-file", id: key }, details } as const;
    return { result: key, event: stored.some(({ isNew }) => isNew) ? event : null };
  });
}
