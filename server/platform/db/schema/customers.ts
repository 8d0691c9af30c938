import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, type AnyPgColumn } from "drizzle-orm/pg-core";
import type { Language } from "../../../../domain/platform/language.ts";
import { createdAt, id, searchTerms, time } from "./columns.ts";
import { users } from "./users.ts";

/** Customers: persons, with everything that was ever asked, written, called and noted. */
export const customers = pgTable(
  "customers",
  {
    id: id(),
    name: text().notNull(),
    language: text().$type<Language>().notNull(),
    /** The customer that this one was merged into, and is a part of until that is undone. */
    mergedIntoId: integer().references((): AnyPgColumn => customers.id),
    /**
     * The user who took the customer over from a colleague who left. Null for most: then it is whoever owns their
     * latest request.
     */
    ownerId: integer().references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    search: searchTerms(sql`search_terms(name)`),
  },
  (t) => [
    index("customers_search_idx").using("gin", t.search),
    index("customers_merged_idx").on(t.mergedIntoId),
    index("customers_owner_idx")
      .on(t.ownerId, t.id)
      .where(sql`owner_id is not null`),
  ],
);

/** The keys that a customer is matched by: e-mail addresses in lower case, phone numbers in E.164. */
export const customerKeys = pgTable(
  "customer_keys",
  {
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    type: text().$type<"email" | "phone">().notNull(),
    value: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.type, t.value] }), index("customer_keys_value_idx").on(t.value)],
);

/** Rows that a merge moved from one customer to another, so that it can be undone exactly. */
export const customerMerges = pgTable(
  "customer_merges",
  {
    id: id(),
    keptId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    mergedId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    /** The ids of rows, by the name of their table. */
    moved: jsonb().$type<Record<string, number[]>>().notNull(),
    actorId: integer().references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    undoneAt: time(),
  },
  (t) => [
    index("customer_merges_kept_idx").on(t.keptId),
    index("customer_merges_merged_idx").on(t.mergedId),
    index("customer_merges_actor_idx")
      .on(t.actorId)
      .where(sql`actor_id is not null`),
  ],
);

/** Pairs of customers that were suggested as duplicates, and that somebody said are two persons. */
export const customerDistinctions = pgTable(
  "customer_distinctions",
  {
    /** The lower of both ids. */
    oneId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    otherId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    actorId: integer().references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (t) => [
    index("customer_distinctions_actor_idx")
      .on(t.actorId)
      .where(sql`actor_id is not null`),

    primaryKey({ columns: [t.oneId, t.otherId] }),
    index("customer_distinctions_other_idx").on(t.otherId),
    check("customer_distinctions_order", sql`${t.oneId} < ${t.otherId}`),
  ],
);
