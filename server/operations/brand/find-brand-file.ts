import { and, eq } from "drizzle-orm";
import type { Logo } from "../../../domain/operations/looks/addresses.ts";
import { heroFileName, type Hero } from "../../../domain/operations/looks/hero.ts";
import type { Database } from "../../platform/db/client.ts";
import { brandFiles } from "../../platform/db/schema/index.ts";
import { readPicture, type ReadNeeds } from "../../platform/files/open-file.ts";

export type BrandFile = { contentType: string; content: Buffer };

/** Finds a file of the agency's own looks; undefined when there is none. */
export async function findBrandFile(deps: ReadNeeds, key: string, name: string): Promise<BrandFile | undefined> {
  const { contentType, content, fileId } = brandFiles;
  const [row] = await deps.db
    .select({ contentType, content, fileId })
    .from(brandFiles)
    .where(and(eq(brandFiles.key, key), eq(brandFiles.name, name)));
  return row && { contentType: row.contentType, content: await readPicture(deps, row) };
}

/**
 * Tells whether a logo of the settings is one that was uploaded, with the size that it has. Its files are locked
 * until the transaction ends, so that the removal of pictures never saved does not take them away meanwhile.
 */
export async function isStoredLogo(tx: Database, { key, kind, width, height }: Logo): Promise<boolean> {
  const files = await lockFiles(tx, key);
  return files.some((one) => one.name === `logo.${kind}` && one.width === width && one.height === height);
}

/** Tells whether a picture of the home page in the settings is one that was uploaded, with its largest width. */
export async function isStoredHero(tx: Database, { key, width }: Pick<Hero, "key" | "width">): Promise<boolean> {
  const files = await lockFiles(tx, key);
  return files.some(({ name }) => name === heroFileName(width, "jpg"));
}

function lockFiles(tx: Database, key: string) {
  const { name, width, height } = brandFiles;
  return tx.select({ name, width, height }).from(brandFiles).where(eq(brandFiles.key, key)).for("share");
}
