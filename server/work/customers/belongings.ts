import { getTableName, is } from "drizzle-orm";
import { getTableConfig, PgTable, type AnyPgColumn } from "drizzle-orm/pg-core";
import * as schema from "../../platform/db/schema/index.ts";

type Belonging = PgTable & { id: AnyPgColumn; customerId: AnyPgColumn };

/**
 * The tables whose rows belong to a customer and move with them, by name: each that refers to customers and numbers its
 * rows. What a customer has once, such as an address to answer to, stays with each of two who are merged.
 */
export const BELONGINGS = new Map<string, Belonging>(
  Object.values(schema)
    .filter((table) => is(table, PgTable))
    .filter((table): table is Belonging & typeof table => "id" in table && "customerId" in table && !isOnce(table))
    .map((table) => [getTableName(table), table]),
);

function isOnce(table: PgTable): boolean {
  return getTableConfig(table).uniqueConstraints.some(({ columns }) =>
    columns.some(({ name }) => name === "customerId"),
  );
}
