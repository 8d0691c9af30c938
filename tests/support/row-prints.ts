import { sql } from "drizzle-orm";
import type { Database } from "../../server/platform/db/client.ts";
import { listTables, qualifiedTableName } from "../../server/platform/db/tables.ts";

/** Returns the row count and a checksum of every table. */
export async function rowPrints(db: Database): Promise<Record<string, string>> {
  const prints: Record<string, string> = {};
  for (const table of await listTables(db)) {
    const from = sql`${sql.identifier(table.schema)}.${sql.identifier(table.name)}`;
    const columns = sql.join(
      table.columns.map((column) => sql.identifier(column)),
      sql`, `,
    );
    const found = await db.execute<{ print: string }>(sql`
      select count(*) || ' ' || coalesce(md5(string_agg(r::text, ',' order by r::text)), '') as print
      from (select ${columns} from ${from}) r`);
    prints[qualifiedTableName(table)] = found.rows[0]?.print ?? "";
  }
  return prints;
}
