import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { id, time } from "./columns.ts";
import { isOneOf } from "./known-values.ts";
import { users } from "./users.ts";

/** The kinds of entries: the set-up as a whole, its steps, test messages, the owner's statements, and sign-offs. */
const GO_LIVE_KINDS = ["set-up", "step", "test", "statement", "sign-off"] as const;
export type GoLiveKind = (typeof GO_LIVE_KINDS)[number];

/**
 * The records of set-up and go-live, each with who and when. Entries are only added: the newest of a kind and name is
 * in force, and the earlier ones tell its history.
 */
export const goLiveEntries = pgTable(
  "go_live_entries",
  {
    id: id(),
    kind: text().$type<GoLiveKind>().notNull(),
    name: text().notNull(),
    value: jsonb().notNull(),
    at: time().notNull(),
    /** Null for what the first start recorded. */
    byId: integer().references(() => users.id, { onDelete: "set null" }),
  },
  (t) => [
    check("go_live_entries_kind", isOneOf("kind", GO_LIVE_KINDS)),
    index("go_live_entries_name_idx").on(t.kind, t.name, t.id.desc()),
    index("go_live_entries_by_idx")
      .on(t.byId)
      .where(sql`by_id is not null`),
  ],
);
