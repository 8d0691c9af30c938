import type { NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";

/**
 * A connection or a transaction: what every query takes as its first argument. Without Drizzle's relational queries
 * (`db.query`), which nothing uses: Drizzle would prepare them for every table at each transaction.
 */
export type Database = PgDatabase<NodePgQueryResultHKT>;
