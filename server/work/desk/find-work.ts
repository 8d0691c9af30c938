import type { SQL } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import { mayDo, becomesOwnerBy, type DeskDeed, type Workable } from "../../../domain/work/desk/rights.ts";
import type { User } from "../../../domain/people/users.ts";
import type { Database } from "../../platform/db/client.ts";
import { requests } from "../../platform/db/schema/index.ts";
import { WORK_COLUMNS } from "../leads/present-work.ts";

const { id, kind, number, reference, email, phone, policyOutcome, policyNote } = requests;
/** The columns of a request that decide what may be done with it. */
export const LOCKED_COLUMNS = { id, kind, number, reference, email, phone, policyOutcome, policyNote, ...WORK_COLUMNS };

function selectWork(tx: Database, which: SQL) {
  return tx.select(LOCKED_COLUMNS).from(requests).where(which);
}

/** Loads the work columns of a request with a row lock (`FOR UPDATE`) until the transaction ends. */
export async function lockWork(tx: Database, which: SQL) {
  const [row] = await selectWork(tx, which).for("update");
  if (!row) throw new AppError("notFound");
  return row;
}
export type LockedWork = Awaited<ReturnType<typeof lockWork>>;

/** Loads the work columns of a request without a lock, for reading only. */
export async function findWork(tx: Database, which: SQL): Promise<LockedWork> {
  const [row] = await selectWork(tx, which);
  if (!row) throw new AppError("notFound");
  return row;
}

const workable = ({ kind, ownerId, stage, confirmedAt }: LockedWork): Workable => ({
  kind,
  ownerId,
  stage,
  isConfirmed: confirmedAt !== null,
});

/** Returns true when the user may do this with the request. */
export function mayDoWith({ role, id }: User, row: LockedWork, deed: DeskDeed): boolean {
  return mayDo(role, id, workable(row), deed);
}

/** Throws "forbidden" when the user may not do this with the request. */
export function assertMayDo(user: User, row: LockedWork, deed: DeskDeed): void {
  if (!mayDoWith(user, row, deed)) throw new AppError("forbidden");
}

/** Returns the columns that assign an unowned request to the user, when this action takes it; else none. */
export function ownerChangeFor(
  { role, id }: User,
  row: LockedWork,
  deed: DeskDeed,
): { ownerId?: number; routedBy?: null } {
  return becomesOwnerBy(role, workable(row), deed) ? { ownerId: id, routedBy: null } : {};
}
