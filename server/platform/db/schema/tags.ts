import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { LeadKind } from "../../../../domain/work/request-kinds.ts";
import { TAG_COLORS, type TagColor } from "../../../../domain/work/tag-options.ts";
import { createdAt, id, time } from "./columns.ts";
import { customers } from "./customers.ts";
import { isOneOf } from "./known-values.ts";
import { requests } from "./requests.ts";

/** Tags that the office puts on requests and customers, in the order of the admins' list. */
export const tags = pgTable(
  "tags",
  {
    id: id(),
    nameEn: text().notNull(),
    nameEs: text().notNull(),
    color: text().$type<TagColor>().notNull(),
    position: integer().notNull(),
    /** True for a tag that stays where it is, and that nobody can add any more. */
    isRetired: boolean().notNull().default(false),
    /** Version for optimistic locking: an admin who changes what another has changed meanwhile is told. */
    version: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    check("tags_color", isOneOf("color", TAG_COLORS)),
    uniqueIndex("tags_name_en_idx").on(sql`lower(${t.nameEn})`),
    uniqueIndex("tags_name_es_idx").on(sql`lower(${t.nameEs})`),
  ],
);

/**
 * Tags of requests. Kind, number and date are copies of what never changes in a request: a list with a tag is read in
 * its order from one index, however many requests and uses of the tag there are.
 */
export const requestTags = pgTable(
  "request_tags",
  {
    requestId: integer()
      .notNull()
      .references(() => requests.id, { onDelete: "cascade" }),
    tagId: integer()
      .notNull()
      .references(() => tags.id, { onDelete: "cascade" }),
    kind: text().$type<LeadKind>().notNull(),
    number: integer().notNull(),
    requestDate: time().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.requestId, t.tagId] }),
    index("request_tags_list_idx").on(t.tagId, t.kind, t.requestDate, t.number, t.requestId),
  ],
);

/** Tags of customers. Merging copies those of the one to the other, and undoing it removes the copies. */
export const customerTags = pgTable(
  "customer_tags",
  {
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    tagId: integer()
      .notNull()
      .references(() => tags.id, { onDelete: "cascade" }),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.tagId] }), index("customer_tags_tag_idx").on(t.tagId, t.customerId)],
);
