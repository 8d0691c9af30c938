import { is, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { damagedDatabaseError } from "../start-error.ts";
import type { Database } from "./client.ts";
import * as schema from "./schema/index.ts";

const TABLES: PgTable[] = Object.values<unknown>(schema).filter((value) => is(value, PgTable));
/** Maximum number of missing things in the message: more would say no more. */
const MAX_NAMED = 3;

/** Returns true while a database has none of our tables. */
export async function isEmpty(db: Database): Promise<boolean> {
  const found = await db.execute(sql`select 1 where to_regclass('public.users') is not null`);
  return found.rows.length === 0;
}

/**
 * Rejects a database with tables or columns missing, and one without any account though it was in use: the first admin
 * is never deleted. Reads the beginning of each table: a page that is damaged there ends the start
 * (`explain-start-error.ts`), one further on is found by whoever reads it.
 */
export async function refuseOverwritten(db: Database): Promise<void> {
  const missing = await findMissing(db);
  if (missing.length > 0) {
    const more = missing.length > MAX_NAMED ? ` and ${missing.length - MAX_NAMED} more` : "";
    throw damagedDatabaseError(`${missing.slice(0, MAX_NAMED).join(", ")}${more} cannot be found`);
  }
  const beginnings = TABLES.map((table) => sql`(select 1 from ${table} limit 1)`);
  await db.execute(sql`select ${sql.join(beginnings, sql`, `)}`);
  const found = await db.execute(sql`select 1 from ${schema.auditHead}
    where entries > 1 and not exists (select 1 from ${schema.users})`);
  if (found.rows.length > 0) {
    throw damagedDatabaseError("there is no account in it, though it was in use");
  }
}

/** Lists the tables and columns of this version that the database does not have. */
async function findMissing(db: Database): Promise<string[]> {
  const wanted = TABLES.flatMap((table) => {
    const { name, columns } = getTableConfig(table);
    return columns.map((column) => ({
      table: name,
      column: column.keyAsName ? toSnakeCase(column.name) : column.name,
    }));
  });
  const found = await db.execute<{ name: string }>(sql`select distinct
      case when of is null then wanted.table else wanted.table || '.' || wanted.column end as name
    from json_to_recordset(${JSON.stringify(wanted)}::json) as wanted("table" text, "column" text),
      to_regclass(format('public.%I', wanted.table)) as of
    where not exists (select 1 from pg_attribute
      where attrelid = of and attname = wanted.column and not attisdropped)
    order by name`);
  return found.rows.map(({ name }) => name);
}
