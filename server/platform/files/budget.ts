import { isNull, sql } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { files, uploads } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";

const MB = 1_000_000;

/** The room that files may take, in bytes, and what they take. */
export type FileBudget = { used: number; most: number };

/** Sums up the stored files, in both places, and uploads on their way, against FILES_BUDGET_MB. */
export async function fileBudget(db: Database, env: Deps["env"]): Promise<FileBudget> {
  const sum = sql<string>`coalesce(sum(${files.bytes}::bigint + coalesce(${files.previewBytes}, 0)), 0)`;
  const [row] = await db.select({ sum }).from(files);
  const announced = sql<string>`coalesce(sum(${uploads.bytes}::bigint), 0)`;
  const [open] = await db.select({ sum: announced }).from(uploads).where(isNull(uploads.finishedAt));
  return { used: Number(row?.sum ?? 0) + Number(open?.sum ?? 0), most: env.FILES_BUDGET_MB * MB };
}

/** Tells whether the budget has room for some more bytes. */
export async function hasRoomForFiles(db: Database, env: Deps["env"], bytes: number): Promise<boolean> {
  const { used, most } = await fileBudget(db, env);
  return used + bytes <= most;
}
