import { eq, sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { corrections } from "../../domain/customers.ts";
import { AppError } from "../../domain/errors.ts";
import type { LeadKind } from "../../domain/lead-options.ts";
import { phoneDigits } from "../../domain/phone.ts";
import { makeChange } from "../audit/make-change.ts";
import type { Database } from "../db/client.ts";
import { contactRequests, quoteRequests } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import { writeDeskEvent } from "../history/desk-events.ts";
import type { Caller } from "../http/caller.ts";
import { LEADS } from "../leads/kinds.ts";
import { ownerOf } from "../leads/lead-of-message.ts";
import { followCorrection } from "./follow-correction.ts";

type Correction = z.infer<(typeof corrections)[LeadKind]>;
type Values = Record<string, string | null>;
type Row = typeof quoteRequests.$inferSelect | typeof contactRequests.$inferSelect;

/** What an emptied field of a quote request is stored as; contact requests have no empty ones but these. */
const EMPTY: Record<LeadKind, Values> = {
  quote: { name: null, email: null, phone: null },
  contact: {},
};

/**
 * Corrects who a request is from and how to reach them; what was before is kept in its history. What a colleague changed
 * meanwhile is not overwritten. A consent was given for a number: another one has none.
 */
export async function correctLead(deps: Deps, kind: LeadKind, which: SQL, correction: Correction, caller: Caller) {
  const at = deps.clock();
  const table = LEADS[kind].table as typeof quoteRequests;
  return makeChange(deps, caller, async (tx) => {
    const row = await lock(tx, kind, which);
    const stored = row as unknown as Values;
    if (Object.entries(correction.from).some(([field, seen]) => (stored[field] ?? "") !== (seen ?? ""))) {
      throw new AppError("conflict");
    }
    const changed = Object.entries(correction.to as Record<string, string>).filter(
      ([field, value]) => value !== (stored[field] ?? ""),
    );
    const fields = changed.map(([field]) => field);
    const result = { changed: fields };
    if (fields.length === 0) return { result, event: null };
    const after: Values = Object.fromEntries(
      changed.map(([field, value]) => [field, value === "" && field in EMPTY[kind] ? null : value]),
    );
    const before = Object.fromEntries(fields.map((field) => [field, stored[field] ?? null]));
    const isOtherNumber = "phone" in after && phoneDigits(after["phone"] ?? "") !== phoneDigits(row.phone ?? "");
    const lostConsent = isOtherNumber && row.consentId !== null ? { consentId: row.consentId } : {};
    const [corrected] = await tx
      .update(table)
      .set({ ...after, ...(isOtherNumber && { consentId: null }), version: sql`${table.version} + 1` })
      .where(eq(table.id, row.id))
      .returning({ version: table.version });
    await followCorrection(tx, row, { ...row, ...after });
    const data = { before: { ...before, ...lostConsent }, after, version: corrected?.version };
    const { customerId } = row;
    await writeDeskEvent(tx, {
      type: "corrected",
      ...ownerOf({ kind, id: row.id }),
      customerId,
      actor: caller.actor,
      data,
      at,
    });
    const subject = { type: kind, id: row.reference };
    return { result, event: { action: `${kind}.correct`, subject, details: { changed: fields } } };
  });
}

async function lock(tx: Database, kind: LeadKind, which: SQL): Promise<Row> {
  const [row] =
    kind === "quote"
      ? await tx.select().from(quoteRequests).where(which).for("update")
      : await tx.select().from(contactRequests).where(which).for("update");
  if (!row) throw new AppError("notFound");
  return row;
}
