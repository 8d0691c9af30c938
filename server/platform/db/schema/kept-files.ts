import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { UPLOAD_PURPOSES, type UploadPurpose } from "../../../../domain/work/upload-options.ts";
import { createdAt, id, time } from "./columns.ts";
import { customers } from "./customers.ts";
import { files } from "./files.ts";
import { isOneOf } from "./known-values.ts";
import { requests } from "./requests.ts";
import { users } from "./users.ts";

/**
 * Files that are kept with a request or a customer. A trigger removes a file whose last use is gone
 * (`remove_unused_file`).
 */
export const keptFiles = pgTable(
  "kept_files",
  {
    id: id(),
    requestId: integer().references(() => requests.id, { onDelete: "cascade" }),
    customerId: integer().references(() => customers.id, { onDelete: "cascade" }),
    fileId: uuid()
      .notNull()
      .references(() => files.id),
    createdBy: integer().references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    /** The purpose for which the customer uploaded it on their private page; null for what a colleague keeps here. */
    uploadedAs: text().$type<UploadPurpose>(),
    /** Since when the customer finds it on the private page of its request, and who put it there; null where not. */
    sharedAt: time(),
    sharedBy: integer().references(() => users.id, { onDelete: "set null" }),
  },
  (t) => [
    check("kept_files_uploaded_as", isOneOf("uploaded_as", UPLOAD_PURPOSES)),
    check("kept_files_shared_request", sql`shared_at is null or request_id is not null`),
    index("kept_files_shared_by_idx")
      .on(t.sharedBy)
      .where(sql`shared_by is not null`),
    check("kept_files_about_one", sql`num_nonnulls(request_id, customer_id) = 1`),
    unique("kept_files_request_once").on(t.requestId, t.fileId),
    index("kept_files_customer_idx")
      .on(t.customerId)
      .where(sql`customer_id is not null`),
    index("kept_files_file_idx").on(t.fileId),
    index("kept_files_created_by_idx")
      .on(t.createdBy)
      .where(sql`created_by is not null`),
  ],
);
