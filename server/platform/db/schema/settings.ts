import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Provider } from "../../../../domain/operations/settings/provider-names.ts";
import type { Section } from "../../../../domain/operations/settings/section-names.ts";
import { id, time } from "./columns.ts";
import { users } from "./users.ts";

/**
 * The settings of the agency, every version of every section. The newest version of a section is in force, and the
 * highest id is the revision of them all.
 */
export const settingVersions = pgTable(
  "setting_versions",
  {
    id: id(),
    section: text().$type<Section>().notNull(),
    value: jsonb().notNull(),
    changedAt: time().notNull(),
    /** Null for the values of the first start. */
    changedBy: integer().references(() => users.id, { onDelete: "set null" }),
  },
  (t) => [
    index("setting_versions_section_idx").on(t.section, t.id.desc()),
    index("setting_versions_changed_by_idx")
      .on(t.changedBy)
      .where(sql`changed_by is not null`),
  ],
);

/**
 * The access to the services elsewhere, sealed. A change makes a new row and removes the former one: the highest id is
 * a part of the revision of the settings, and no former secret is kept.
 */
export const providerSecrets = pgTable(
  "provider_secrets",
  {
    id: id(),
    provider: text().$type<Provider>().notNull().unique(),
    /** Null after it was removed. */
    sealed: text(),
    changedAt: time().notNull(),
    changedBy: integer().references(() => users.id, { onDelete: "set null" }),
  },
  (t) => [index("provider_secrets_changed_by_idx").on(t.changedBy)],
);
