import { and, count, eq, lt, not, sql } from "drizzle-orm";
import { UNUSED_FILE_HOURS } from "../../../domain/platform/files.ts";
import type { Database } from "../../platform/db/client.ts";
import { files } from "../../platform/db/schema/index.ts";
import { fileBudget } from "../../platform/files/budget.ts";
import { isUsed } from "../../platform/files/file-uses.ts";
import { PIECE_BYTES, piecesOf } from "../../platform/files/pieces.ts";
import { openS3, S3Error, type S3Pieces } from "../../platform/files/s3-pieces.ts";
import { pingScanner } from "../../platform/files/scan.ts";
import { fail, ok, warn, type Finding, type HealthNeeds } from "./finding.ts";

const MB = 1_000_000;
const HOUR_MS = 3_600_000;
/** Share of the budget above which the check warns. */
const SOON = 0.8;
/** Days after which a file that nothing uses should have been removed by the nightly job. */
const LATE_DAYS = 3;

/** Checks the store of files: the budget, files that are not whole, and files and objects that nothing uses. */
export async function checkFiles({ env, db, clock }: HealthNeeds): Promise<Finding> {
  if (!db) return warn("health:files.unknown");
  const { used, most } = await fileBudget(db, env);
  const room = { used: Math.ceil(used / MB), most: Math.round(most / MB) };
  const inS3 = await db.$count(files, eq(files.place, "s3"));
  const s3 = await openS3(db, env);
  if (inS3 > 0 && !s3) return fail("health:files.noS3", { count: inS3 });
  const broken = await countBroken(db);
  if (broken > 0) return fail("health:files.broken", { count: broken });
  const objects = s3 ? await compareObjects(db, s3) : { missing: 0, stray: 0 };
  if (objects === "away") return fail("health:files.away");
  if (objects.missing > 0) return fail("health:files.missing", { count: objects.missing });
  if (used > most) return fail("health:files.full", room);
  const unused = await countUnused(db, clock());
  if (unused + objects.stray > 0) return warn("health:files.unused", { count: unused, objects: objects.stray });
  return used > most * SOON ? warn("health:files.low", room) : ok("health:files.ok", room);
}

/** Checks the virus scanner. */
export async function checkScanner({ env }: HealthNeeds): Promise<Finding> {
  if (!env.CLAMD_URL) return ok("health:scanner.none");
  return (await pingScanner(env.CLAMD_URL)) ? ok("health:scanner.ok") : fail("health:scanner.away");
}

/** Counts the files in the database that have too few pieces. */
async function countBroken(db: Database): Promise<number> {
  const found = await db.execute<{ count: number }>(sql`select count(*)::int as count from files f
    where place = 'database' and ceil(f.bytes / ${PIECE_BYTES}::numeric) + ceil(coalesce(f.preview_bytes, 0) / ${PIECE_BYTES}::numeric)
      <> (select count(*) from file_pieces p where p.file_id = f.id)`);
  return found.rows[0]?.count ?? 0;
}

async function countUnused(db: Database, now: Date): Promise<number> {
  const late = new Date(now.getTime() - UNUSED_FILE_HOURS * LATE_DAYS * HOUR_MS);
  const [row] = await db
    .select({ count: count() })
    .from(files)
    .where(and(lt(files.createdAt, late), not(isUsed())));
  return row?.count ?? 0;
}

/** Compares the objects of the S3 store with the files that should be there. */
async function compareObjects(db: Database, s3: S3Pieces): Promise<{ missing: number; stray: number } | "away"> {
  const rows = await db
    .select({ id: files.id, bytes: files.bytes, preview: files.previewBytes })
    .from(files)
    .where(eq(files.place, "s3"));
  const left = new Map(rows.map(({ id, bytes, preview }) => [id, piecesOf(bytes) + piecesOf(preview ?? 0)]));
  const stray = new Set<string>();
  try {
    for await (const objects of s3.list()) {
      for (const { fileId } of objects) {
        const open = left.get(fileId);
        if (open === undefined) stray.add(fileId);
        else left.set(fileId, open - 1);
      }
    }
  } catch (error) {
    if (error instanceof S3Error) return "away";
    throw error;
  }
  return { missing: [...left.values()].filter((open) => open > 0).length, stray: stray.size };
}
