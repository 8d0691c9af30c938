import { asc, eq, or } from "drizzle-orm";
import type { OwnView } from "../../../domain/api/work/desk.ts";
import {
  viewFilterSchema,
  type DeskViewChange,
  type DeskViewInput,
  type ViewFilters,
} from "../../../domain/work/desk/own-views.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { DESK_VIEW_MAX } from "../../../domain/platform/limits.ts";
import { can } from "../../../domain/platform/permissions.ts";
import { KINDS, type LeadKind } from "../../../domain/work/request-kinds.ts";
import type { User } from "../../../domain/people/users.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { deskViews, users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { parse } from "../../platform/http/parse.ts";
import { viewCounts } from "./own-view-counts.ts";

type Row = typeof deskViews.$inferSelect;
type Reader = Pick<User, "id" | "role">;

/** Returns true when a user may change a view: their own, and as an admin also a shared one. */
const mayChange = ({ userId, isShared }: Row, { id, role }: Reader) =>
  userId === id || (isShared && mayShare({ id, role }));

const mayShare = ({ role }: Reader) => role === "admin";

/** Creates the function that lists the views a reader keeps, and those that admins share, each with its number. */
export function ownViewLister(deps: Deps): (reader: Reader) => Promise<OwnView[]> {
  const countViews = viewCounts(deps);
  return async (reader) => {
    const { userId, isShared, id } = deskViews;
    const rows = await deps.db
      .select()
      .from(deskViews)
      .where(or(eq(userId, reader.id), eq(isShared, true)))
      .orderBy(asc(id));
    const seen = rows.filter(({ kind }) => can(reader.role, KINDS[kind].resource, "view"));
    const counts = await countViews(seen, reader.id);
    return seen.map((row) => ({
      id: row.id,
      name: row.name,
      kind: row.kind,
      filters: row.filters,
      isShared: row.isShared,
      isMine: mayChange(row, reader),
      count: counts.get(row.id) ?? 0,
    }));
  };
}

/** Keeps a new view. A user keeps a bounded number of them. */
export function createView(deps: Deps, input: DeskViewInput, caller: Caller): Promise<{ id: number }> {
  const { actor } = caller;
  if (input.isShared && !mayShare(actor)) throw new AppError("forbidden");
  assertFilters(input.kind, input.filters);
  return makeChange(deps, caller, async (tx) => {
    // The row of the user is locked, so that two views at once do not exceed the bound.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, actor.id)).for("update");
    const kept = await tx.$count(deskViews, eq(deskViews.userId, actor.id));
    if (kept >= DESK_VIEW_MAX.perUser) throw new AppError("invalid", { fields: { name: "validation:tooManyViews" } });
    const [row] = await tx
      .insert(deskViews)
      .values({ ...input, userId: actor.id })
      .returning();
    if (!row) throw new Error("a view was not stored");
    return { result: { id: row.id }, event: row.isShared ? auditEventOf("share", row) : null };
  });
}

/** Renames a view, replaces its filters, shares it or stops sharing it. */
export function changeView(deps: Deps, id: number, change: DeskViewChange, caller: Caller): Promise<void> {
  return makeChange(deps, caller, async (tx) => {
    const before = await lockView(tx, id, caller.actor);
    if (change.filters) assertFilters(before.kind, change.filters);
    const { isShared = before.isShared } = change;
    if (isShared !== before.isShared && !mayShare(caller.actor)) throw new AppError("forbidden");
    const after = { ...before, ...change, isShared };
    await tx.update(deskViews).set(after).where(eq(deskViews.id, id));
    if (isShared) return { event: auditEventOf("share", after) };
    return { event: before.isShared ? auditEventOf("unshare", after) : null };
  });
}

/** Deletes a view. */
export function deleteView(deps: Deps, id: number, caller: Caller): Promise<void> {
  return makeChange(deps, caller, async (tx) => {
    const row = await lockView(tx, id, caller.actor);
    await tx.delete(deskViews).where(eq(deskViews.id, id));
    return { event: row.isShared ? auditEventOf("unshare", row) : null };
  });
}

/** Loads and locks a view that the user may change; somebody else's is not found. */
async function lockView(tx: Database, id: number, user: Reader): Promise<Row> {
  const [row] = await tx.select().from(deskViews).where(eq(deskViews.id, id)).for("update");
  if (!row || !mayChange(row, user)) throw new AppError("notFound");
  return row;
}

/** Rejects filters that the list of the kind does not know. */
function assertFilters(kind: LeadKind, filters: ViewFilters): void {
  parse(viewFilterSchema(kind), filters);
}

function auditEventOf(deed: "share" | "unshare", { id, name }: Pick<Row, "id" | "name">) {
  return { action: `desk-view.${deed}`, subject: { type: "desk-view", id }, details: { view: name } } as const;
}
