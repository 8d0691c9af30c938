import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { CustomForm } from "../../../../domain/content/forms.ts";
import type { InsuranceType } from "../../../../domain/work/lead-options.ts";
import { bytes, createdAt, id } from "./columns.ts";
import { users } from "./users.ts";

/** A scanned or finished form that the office keeps. */
export const uploadedForms = pgTable(
  "uploaded_forms",
  {
    id: id(),
    filename: text().notNull(),
    contentType: text().notNull(),
    size: integer().notNull(),
    line: text().$type<InsuranceType>(),
    content: bytes().notNull(),
    uploadedBy: integer().references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    index("uploaded_forms_uploaded_by_idx")
      .on(t.uploadedBy)
      .where(sql`uploaded_by is not null`),
    index("uploaded_forms_created_idx").on(t.createdAt.desc()),
  ],
);

/** A form that staff composed from fields. */
export const customForms = pgTable(
  "custom_forms",
  {
    id: id(),
    title: text().notNull(),
    intro: text(),
    fields: jsonb().$type<CustomForm["fields"]>().notNull(),
    createdBy: integer().references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    index("custom_forms_created_by_idx")
      .on(t.createdBy)
      .where(sql`created_by is not null`),
  ],
);
