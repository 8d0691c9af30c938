import { and, gt, inArray, isNull, or, sql } from "drizzle-orm";
import type { LeadKind } from "../../domain/lead-options.ts";
import type { Database } from "../db/client.ts";
import { contactRequests, quoteRequests } from "../db/schema/index.ts";

type Tables = { quote: typeof quoteRequests; contact: typeof contactRequests };
export type LeadRow<K extends LeadKind = LeadKind> = Omit<Tables[K]["$inferInsert"], "reference" | "consentId">;
export type Stored = {
  id: number;
  reference: string;
  idempotencyKey: string | null;
  contentHash: string;
  /** Whether it still waits for a way to answer it. */
  isOpen: boolean;
};

export const PREFIX = { quote: "Q", contact: "C" } as const;

export const LEAD_TABLES: Tables = { quote: quoteRequests, contact: contactRequests };

/** What both kinds of lead have: enough to find one again and to answer with it. */
function leadColumns(kind: LeadKind) {
  const { id, reference, idempotencyKey, contentHash, requestDate } = LEAD_TABLES[kind] as Tables["quote"];
  const { completionHash, completedAt } = quoteRequests;
  const isOpen =
    kind === "quote" ? sql<boolean>`${completionHash} is not null and ${completedAt} is null` : sql<boolean>`false`;
  return { stored: { id, reference, idempotencyKey, contentHash, isOpen }, requestDate };
}

/** Stores leads; those whose reference or key is taken are left out. */
export function insertLeads(
  tx: Database,
  kind: LeadKind,
  rows: (LeadRow & { reference: string; consentId: number | null })[],
): Promise<Stored[]> {
  const table = LEAD_TABLES[kind] as Tables["quote"];
  const values = rows as Tables["quote"]["$inferInsert"][];
  return tx.insert(table).values(values).onConflictDoNothing().returning(leadColumns(kind).stored);
}

/** Leads that were sent with one of the keys, or without a key and with one of the contents since then. */
export function findStored(
  tx: Database,
  kind: LeadKind,
  { keys, contents, since }: { keys: string[]; contents: string[]; since: Date },
): Promise<Stored[]> {
  const { stored, requestDate } = leadColumns(kind);
  const sameContent = and(inArray(stored.contentHash, contents), isNull(stored.idempotencyKey), gt(requestDate, since));
  const byKey = inArray(stored.idempotencyKey, keys);
  const wanted = contents.length > 0 ? (keys.length > 0 ? or(byKey, sameContent) : sameContent) : byKey;
  return tx
    .select(stored)
    .from(LEAD_TABLES[kind] as Tables["quote"])
    .where(wanted);
}
