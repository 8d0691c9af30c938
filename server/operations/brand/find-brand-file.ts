import { and, eq } from "drizzle-orm";
import type { Logo } from "../../../domain/operations/looks/addresses.ts";
import type { Database } from "../../platform/db/client.ts";
import { brandFiles } from "../../platform/db/schema/index.ts";

export type BrandFile = Pick<typeof brandFiles.$inferSelect, "contentType" | "content">;

/** Finds a file of the agency's own looks; undefined when there is none. */
export async function findBrandFile(db: Database, key: string, name: string): Promise<BrandFile | undefined> {
  const [row] = await db
    .select({ contentType: brandFiles.contentType, content: brandFiles.content })
    .from(brandFiles)
    .where(and(eq(brandFiles.key, key), eq(brandFiles.name, name)));
  return row;
}

/** Tells whether a logo of the settings is one that was uploaded, with the size that it has. */
export async function isStoredLogo(db: Database, { key, kind, width, height }: Logo): Promise<boolean> {
  const [row] = await db
    .select({ width: brandFiles.width, height: brandFiles.height })
    .from(brandFiles)
    .where(and(eq(brandFiles.key, key), eq(brandFiles.name, `logo.${kind}`)));
  return row?.width === width && row.height === height;
}
