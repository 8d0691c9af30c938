import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { time } from "./columns.ts";
import { users } from "./users.ts";

/** Facts of the law that the agency has checked itself. Another figure is another row, and not checked yet. */
export const factChecks = pgTable(
  "fact_checks",
  {
    factId: text().notNull(),
    /** The figures as they were checked. */
    figures: text().notNull(),
    checkedAt: time().notNull(),
    checkedBy: integer()
      .notNull()
      .references(() => users.id),
  },
  (t) => [
    index("fact_checks_checked_by_idx")
      .on(t.checkedBy)
      .where(sql`checked_by is not null`),
    primaryKey({ columns: [t.factId, t.figures] }),
  ],
);
