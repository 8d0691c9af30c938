import { sql, type SQL } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import { mayAccess, type Access } from "../../../domain/platform/permissions.ts";
import type { User } from "../../../domain/people/users.ts";
import type { Database } from "../db/client.ts";
import type { FileRow } from "./present-file.ts";

/** A table that refers to files: who may read the files of its rows, and which rows count. */
type FileUse = { table: string; column: string; access: Access; where?: SQL };

/**
 * All tables that refer to files. A test compares them with the foreign keys of the database, so that none is left out.
 */
export const FILE_USES: readonly FileUse[] = [
  {
    table: "message_attachments",
    column: "file_id",
    access: { resource: "email-archive" },
    where: sql`exists (select 1 from messages m where m.id = message_id and m.deleted_at is null)`,
  },
  { table: "uploaded_forms", column: "file_id", access: { resource: "agent-tools" } },
  { table: "kept_files", column: "file_id", access: { resource: "customer-data" } },
  { table: "brand_files", column: "file_id", access: "public" },
  { table: "team_photographs", column: "file_id", access: { roles: ["admin"] } },
  { table: "draft_files", column: "file_id", access: { resource: "customer-data", action: "create" } },
];

/** Builds a condition: a row of `files` is used by something. */
export function isUsed(fileId: SQL = sql`files.id`): SQL {
  const uses = FILE_USES.map(({ table, column }) => usedBy(table, column, fileId));
  return sql`(${sql.join(uses, sql` or `)})`;
}

/**
 * Throws `notFound` unless the caller may read the file: by the right on something that it belongs to, or because they
 * uploaded it and nothing uses it yet.
 */
export async function assertMayRead(
  db: Database,
  file: FileRow,
  { id, role }: Pick<User, "id" | "role">,
): Promise<void> {
  const allowed = FILE_USES.filter(({ access }) => mayAccess(role, access));
  const own = file.createdBy === id ? [sql`not ${isUsed(sql`${file.id}::uuid`)}`] : [];
  const ways = [
    ...own,
    ...allowed.map(({ table, column, where }) => usedBy(table, column, sql`${file.id}::uuid`, where)),
  ];
  if (ways.length === 0) throw new AppError("notFound");
  const found = await db.execute<{ may: boolean }>(sql`select ${sql.join(ways, sql` or `)} as may`);
  if (!found.rows[0]?.may) throw new AppError("notFound");
}

function usedBy(table: string, column: string, fileId: SQL, where: SQL = sql`true`): SQL {
  return sql`exists (select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} = ${fileId} and ${where})`;
}
