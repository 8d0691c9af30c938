import { and, eq, gt, type SQL } from "drizzle-orm";
import type { ViewedRequest } from "../../../domain/api/work/leads.ts";
import type { AuditAction } from "../../../domain/platform/audit-actions.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { KINDS, type LeadKind } from "../../../domain/work/request-kinds.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { auditEvents, requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { leadContext } from "../leads/lead-context.ts";
import { listProposals } from "../leads/list-proposals.ts";
import { presentLead, recordColumns, type LeadRecord } from "../leads/present-lead.ts";
import { listPremiums } from "./premiums.ts";
import { hasSealed, openDetails, unsealedDetails } from "../leads/sealed-details.ts";
import { furtherDetails } from "../leads/stored-fields.ts";
import { termOfOpened } from "../leads/term-of-opened.ts";

/** The audited action of opening a request with encrypted fields; null where a kind has none. */
const VIEW = {
  quote: "quote.view",
  contact: null,
  service: "service.view",
} as const satisfies Record<LeadKind, AuditAction | null>;
const HOUR_MS = 3_600_000;

type Row = LeadRecord & { isBinned: boolean };

/**
 * Loads a request with everything that belongs to it. Writes an audit event when encrypted fields are decrypted. The
 * retention period of the request starts again.
 */
export async function viewLead<K extends LeadKind>(deps: Deps, kind: K, which: SQL, caller: Caller) {
  const { set, binned } = termOfOpened(deps);
  return makeChange(deps, caller, async (tx) => {
    const columns = { ...recordColumns(), isBinned: binned };
    const [row] = await tx.update(requests).set(set).where(which).returning(columns);
    if (!row) throw new AppError("notFound");
    const action = hasSealed(row.details) ? VIEW[kind] : null;
    return {
      result: await present(deps, tx, { kind, row, caller, mayOpen: true }),
      event: action && { action, subject: { type: kind, id: row.reference } },
    };
  });
}

/**
 * Reloads a request for an open screen that refreshes by itself: writes no audit event, does not renew the retention
 * period and locks nothing. Encrypted fields are decrypted only for a reader who has opened the request before, as the
 * audit trail shows; else they are left out.
 */
export async function rereadLead<K extends LeadKind>(deps: Deps, kind: K, which: SQL, caller: Caller) {
  const { db } = deps;
  const columns = { ...recordColumns(), isBinned: termOfOpened(deps).binned };
  const [row] = await db.select(columns).from(requests).where(which);
  if (!row) throw new AppError("notFound");
  const mayOpen = hasSealed(row.details) && (await hasViewed(deps, kind, row.reference, caller));
  return present(deps, db, { kind, row, caller, mayOpen });
}

/** Returns true when the audit trail shows that the user opened the request within the lifetime of a session. */
async function hasViewed(
  { db, settings, clock }: Deps,
  kind: LeadKind,
  reference: string,
  { actor }: Caller,
): Promise<boolean> {
  const action = VIEW[kind];
  if (!action) return false;
  const since = new Date(clock().getTime() - settings.agency().security.sessionAbsoluteHours * HOUR_MS);
  const [view] = await db
    .select({ id: auditEvents.id })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.subjectType, kind),
        eq(auditEvents.subjectId, reference),
        eq(auditEvents.action, action),
        eq(auditEvents.actorId, actor.id),
        gt(auditEvents.at, since),
      ),
    )
    .limit(1);
  return view !== undefined;
}

type PresentInput<K> = { kind: K; row: Row; caller: Caller; mayOpen: boolean };

async function present<K extends LeadKind>(deps: Deps, tx: Database, { kind, row, caller, mayOpen }: PresentInput<K>) {
  const context = await leadContext(deps, tx, row, caller.actor);
  const presented = presentLead(kind, row);
  const details = furtherDetails(kind, row);
  const { hasDetails, isSale } = KINDS[kind];
  const further = hasDetails && {
    details: mayOpen ? openDetails(deps.keys, { reference: row.reference, details }) : unsealedDetails(details),
  };
  const proposals = await listProposals(tx, { keys: deps.keys, lead: row, mayOpen });
  const sale = isSale && { premiums: await listPremiums(tx, row.id) };
  // The cast is needed because the compiler cannot see that `kind` is one single kind here.
  return {
    ...presented,
    isBinned: row.isBinned,
    ...context,
    proposals,
    ...further,
    ...sale,
  } as unknown as ViewedRequest<K>;
}
