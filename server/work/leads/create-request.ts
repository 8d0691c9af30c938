import type { LeadReceipt } from "../../../domain/api/work/leads.ts";
import { KINDS, LEAD_KINDS, type LeadKind } from "../../../domain/work/request-kinds.ts";
import type { Deps } from "../../platform/deps.ts";
import { consentRow } from "./consent-row.ts";
import { leadRow } from "./lead-row.ts";
import { receiptOf } from "./receipt.ts";
import type { Sender } from "./sender.ts";

type Kinds = typeof KINDS;
/**
 * Request kinds whose form has the same fields for everybody. The other kinds have type-specific details, and folders
 * of their own to store them.
 */
export type PlainKind = { [K in LeadKind]: Kinds[K]["hasDetails"] extends false ? K : never }[LeadKind];
export const PLAIN_KINDS = LEAD_KINDS.filter((kind): kind is PlainKind => !KINDS[kind].hasDetails);

/**
 * Stores a request of a plain kind with its consent and its jobs. Idempotent: the same request sent again is stored
 * only once.
 */
export async function createRequest<K extends PlainKind>(
  deps: Pick<Deps, "db" | "keys" | "clock" | "storeLead" | "settings">,
  kind: K,
  form: Parameters<typeof leadRow<K>>[2] & Parameters<typeof consentRow>[2],
  sender: Sender,
  key: string | null,
): Promise<LeadReceipt> {
  const row = leadRow(deps, kind, form, { sender, key });
  const consent = await consentRow(deps.db, deps.settings.agency(), form, sender, row.requestDate);
  return receiptOf(await deps.storeLead(kind, { row, consent }));
}
