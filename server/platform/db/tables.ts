import { sql } from "drizzle-orm";
import type { Database } from "./client.ts";

export type Table = {
  schema: string;
  name: string;
  /** The columns without the generated ones. */
  columns: string[];
  hasFiles: boolean;
  /** The columns whose numbers the database counts. */
  counted: string[];
};

/** Returns the qualified name of a table. */
export function qualifiedTableName({ schema, name }: Pick<Table, "schema" | "name">): string {
  return `${schema}.${name}`;
}

/** Lists the tables of the agency's data, and the job queue. By foreign keys: each after those it refers to. */
export async function listTables(db: Database): Promise<Table[]> {
  const found = await db.execute<Table>(sql`
    select c.table_schema as schema, c.table_name as name, array_agg(c.column_name::text order by c.ordinal_position) as columns,
           bool_or(c.data_type = 'bytea') as "hasFiles",
           coalesce(array_agg(c.column_name::text) filter (where pg_get_serial_sequence(
             quote_ident(c.table_schema) || '.' || quote_ident(c.table_name), c.column_name) is not null), '{}') as counted
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      and ((c.table_schema = 'public' and c.table_name not in ('schema_migrations', 'schema_upgrades'))
        or (c.table_schema = 'jobs' and c.table_name = 'job'))
    group by 1, 2 order by 1 desc, 2`);
  return sortByReferences(found.rows, await listReferences(db));
}

type Reference = { from: string; to: string };

async function listReferences(db: Database): Promise<Reference[]> {
  const found = await db.execute<Reference>(sql`
    select n.nspname || '.' || r.relname as "from", fn.nspname || '.' || f.relname as "to"
    from pg_constraint c
    join pg_class r on r.oid = c.conrelid join pg_namespace n on n.oid = r.relnamespace
    join pg_class f on f.oid = c.confrelid join pg_namespace fn on fn.oid = f.relnamespace
    where c.contype = 'f'`);
  return found.rows;
}

function sortByReferences(tables: Table[], references: Reference[]): Table[] {
  const ordered: Table[] = [];
  const visit = (table: Table) => {
    if (ordered.includes(table)) return;
    for (const { to } of references.filter(({ from }) => from === qualifiedTableName(table))) {
      const other = tables.find((candidate) => qualifiedTableName(candidate) === to);
      if (other && other !== table) visit(other);
    }
    ordered.push(table);
  };
  for (const table of tables) visit(table);
  return ordered;
}
