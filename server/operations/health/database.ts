import { sql } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import { isOutage } from "../../platform/db/fault.ts";
import { faultCode } from "../../platform/fault-origin.ts";
import { appliedMigrations, knownMigrations } from "../../platform/db/migrate.ts";
import { reasonOf } from "../../platform/describe-fault.ts";
import { fail, ok, type Finding, type HealthNeeds } from "./finding.ts";

const UNDEFINED_TABLE = "42P01";

/** Checks that the database answers, and has the migrations of this version of the program. */
export async function checkDatabase({ db, noDatabase }: HealthNeeds): Promise<Finding> {
  if (!db) return fail("health:database.closed", { reason: noDatabase });
  try {
    const version = await versionOf(db);
    const applied = new Set(await appliedMigrations(db));
    const known = knownMigrations();
    const pending = known.filter((hash) => !applied.has(hash)).length;
    if (applied.size + pending > known.length) return fail("health:database.newer");
    if (pending > 0) return fail("health:database.older", { pending });
    return ok("health:database.ok", { version, migrations: known.length });
  } catch (error) {
    if (faultCode(error) === UNDEFINED_TABLE) return fail("health:database.empty");
    if (isOutage(error)) return fail("health:database.unreachable", { reason: reasonOf(error) });
    throw error;
  }
}

async function versionOf(db: Database): Promise<string> {
  const { rows } = await db.execute<{ server_version: string }>(sql`show server_version`);
  return rows[0]?.server_version.split(" ")[0] ?? "";
}
