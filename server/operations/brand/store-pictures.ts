import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Crop, Hero } from "../../../domain/operations/looks/hero.ts";
import type { Logo } from "../../../domain/operations/looks/addresses.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import type { FaultKey } from "../../../domain/platform/text-keys.ts";
import type { ScanState } from "../../../domain/platform/files.ts";
import { makeChange, type ChangeNeeds } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { brandFiles } from "../../platform/db/schema/index.ts";
import { checkPicture, keepPicture, type FileNeeds } from "../../platform/files/store-file.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { drawLogo, type Picture } from "./draw-logo.ts";
import { encodeHero, type HeroFault } from "./encode-hero.ts";

const KEY_LENGTH = 32;

type Needs = ChangeNeeds & FileNeeds;

/** Stores a logo with all its sizes. It is in force once the settings name its key. */
export async function storeLogo(needs: Needs, upload: Buffer, caller: Caller): Promise<Logo> {
  const scan = await checkPicture(needs, upload);
  const drawn = await drawLogo(upload);
  if (!drawn) throw refuse("errors:logoFile");
  const { kind, width, height, pictures } = drawn;
  const key = await storePictures(needs, { pictures, scan }, { kind, size: upload.length }, caller);
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
  needs: Needs,
  { upload, crop }: { upload: Buffer; crop: Crop },
  caller: Caller,
): Promise<Omit<Hero, "alt">> {
  const scan = await checkPicture(needs, upload);
  const encoded = await encodeHero(upload, crop);
  if ("fault" in encoded) throw refuse(HERO_FAULTS[encoded.fault]);
  const files = { pictures: encoded.pictures, scan };
  const key = await storePictures(needs, files, { kind: "hero", size: upload.length }, caller);
  return { key, width: encoded.width };
}

const refuse = (message: FaultKey) => new AppError("unsupportedType", { message, fields: { file: message } });

type UploadDetails = { kind: Logo["kind"] | "hero"; size: number };
type MadeFiles = { pictures: Picture[]; scan: ScanState };

/**
 * Stores the files of one upload under the hash of the first one, and returns that key. The same picture again is found
 * by its key and stored once; its time becomes that of the newer upload, so that it is not removed as one never saved.
 */
async function storePictures(
  needs: Needs,
  { pictures, scan }: MadeFiles,
  details: UploadDetails,
  caller: Caller,
): Promise<string> {
  const [first] = pictures;
  if (!first) throw new Error("an upload has at least one file");
  const key = createHash("sha256").update(first.content).digest("hex").slice(0, KEY_LENGTH);
  return makeChange(needs, caller, async (tx) => {
    const known = await renew(tx, key, needs.clock());
    const missing = pictures.filter(({ name }) => !known.has(name));
    for (const picture of missing) await storePicture(needs, tx, { ...picture, key, scan, createdBy: caller.actor.id });
    const event = { action: "brand.upload", subject: { type: "brand-file", id: key }, details } as const;
    return { result: key, event: missing.length > 0 ? event : null };
  });
}

/** Sets the time of the files of a key, and returns their names. */
async function renew(tx: Database, key: string, createdAt: Date): Promise<Set<string>> {
  const { name } = brandFiles;
  const rows = await tx.update(brandFiles).set({ createdAt }).where(eq(brandFiles.key, key)).returning({ name });
  return new Set(rows.map((row) => row.name));
}

type NewPicture = Picture & { key: string; scan: ScanState; createdBy: number };

/** Stores one file. Where another upload of the same picture has just done so, its file gives way to this one. */
async function storePicture(needs: Needs, tx: Database, { content, scan, ...row }: NewPicture): Promise<void> {
  const { name, contentType: type, createdBy } = row;
  const fileId = await keepPicture(needs, tx, { name, type, scan, purpose: "brand", createdBy, content });
  await tx
    .insert(brandFiles)
    .values({ ...row, fileId, createdAt: needs.clock() })
    .onConflictDoUpdate({
      target: [brandFiles.key, brandFiles.name],
      set: { createdAt: sql`excluded.created_at`, fileId: sql`excluded.file_id`, content: null },
    });
}
