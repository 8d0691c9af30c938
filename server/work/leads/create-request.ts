import type { LeadReceipt } from "../../../domain/api/work/leads.ts";
import { KINDS, LEAD_KINDS, type LeadKind } from "../../../domain/work/request-kinds.ts";
import type { Deps } from "../../platform/deps.ts";
import { consentRow } from "./consent-row.ts";
import { leadRow } from "./lead-row.ts";
import { receiptOf } from "./receipt.ts";
import { filledDetails, sealDetails, typeOf } from "./sealed-details.ts";
import type { Sender } from "./sender.ts";

type Kinds = typeof KINDS;
/**
 * Request kinds that are stored as they come. Sales have a folder of their own: they can be sent short, and completed
 * later.
 */
export type PlainKind = { [K in LeadKind]: Kinds[K]["isSale"] extends false ? K : never }[LeadKind];
export const PLAIN_KINDS = LEAD_KINDS.filter((kind): kind is PlainKind => !KINDS[kind].isSale);

/**
 * Stores a request of a plain kind with its consent and its jobs; details that must not be readable are encrypted.
 * Idempotent: the same request sent again is stored only once.
 */
export async function createRequest<K extends PlainKind>(
  deps: Pick<Deps, "db" | "keys" | "clock" | "storeLead" | "settings">,
  kind: K,
  form: Parameters<typeof leadRow<K>>[2] & Parameters<typeof consentRow>[2],
  sender: Sender,
  key: string | null,
): Promise<LeadReceipt> {
  const filled = filledDetails(kind, typeOf(kind, form), form);
  const details = KINDS[kind].hasDetails ? filled : undefined;
  const row = leadRow(deps, kind, form, { sender, key, ...(details && { details }) });
  const sealed = (reference: string) => ({
    details: { ...row.details, ...sealDetails(deps.keys, { reference, details: filled }) },
  });
  const consent = await consentRow(deps.db, deps.settings.agency(), form, sender, row.requestDate);
  return receiptOf(await deps.storeLead(kind, { row, ...(details && { sealed }), consent }));
}
