import type { NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import type * as schema from "./schema/index.ts";

/** A connection or a transaction: what every query takes as its first argument. */
export type Database = PgDatabase<NodePgQueryResultHKT, typeof schema>;
