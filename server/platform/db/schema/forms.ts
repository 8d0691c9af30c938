import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { CustomForm } from "../../../../domain/content/forms.ts";
import type { InsuranceType } from "../../../../domain/work/lead-options.ts";
import { bytes, createdAt, id } from "./columns.ts";
import { files } from "./files.ts";
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
    /** The bytes of a row that an older version stored, until they are moved into the store of files. */
    content: bytes(),
    fileId: uuid().references(() => files.id),
    uploadedBy: integer().references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    index("uploaded_forms_uploaded_by_idx")
      .on(t.uploadedBy)
      .where(sql`uploaded_by is not null`),
    index("uploaded_forms_created_idx").on(t.createdAt.desc()),
    index("uploaded_forms_file_idx")
      .on(t.fileId)
      .where(sql`file_id is not null`),
    check("uploaded_forms_one_place", sql`num_nonnulls(content, file_id) = 1`),
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
