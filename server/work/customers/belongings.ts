import { getTableName, is } from "drizzle-orm";
import { getTableConfig, PgTable, type AnyPgColumn } from "drizzle-orm/pg-core";
import * as schema from "../../platform/db/schema/index.ts";

type Belonging = PgTable & { id: AnyPgColumn; customerId: AnyPgColumn };

/**
 * The tables, by name, whose rows move with a customer in a merge: every table with `id` and `customerId`. A table with
 * one row per customer (unique `customerId`), such as the reply address, is left out: both merged customers keep
 * theirs.
 */
export const BELONGINGS = new Map<string, Belonging>(
  Object.values(schema)
    .filter((table) => is(table, PgTable))
    .filter(
      (table): table is Belonging & typeof table =>
        "id" in table && "customerId" in table && !hasOneRowPerCustomer(table),
    )
    .map((table) => [getTableName(table), table]),
);

function hasOneRowPerCustomer(table: PgTable): boolean {
  return getTableConfig(table).uniqueConstraints.some(({ columns }) =>
    columns.some(({ name }) => name === "customerId"),
  );
}
