import type { Deps } from "../deps.ts";
import { contentHash } from "./insert-once.ts";
import type { Sender } from "./record-consent.ts";
import { suspicionOf } from "./suspicion.ts";
import type { LeadSource } from "../db/schema/leads.ts";

type Form = { website?: string | undefined; elapsedMs?: number | undefined; source?: LeadSource | undefined };

/** The columns that every kind of lead has; `content` is what counts as the same request sent again. */
export function leadRow(
  { keys, clock }: Pick<Deps, "keys" | "clock">,
  form: Form,
  content: object,
  sender: Sender,
  key: string | null,
) {
  const now = clock();
  const suspicion = suspicionOf(form);
  return {
    language: sender.language,
    source: form.source ?? {},
    isSuspect: suspicion !== null,
    suspicion,
    idempotencyKey: key,
    contentHash: contentHash(keys, content, key ? null : sender.ip),
    requestDate: now,
    lastUsedAt: now,
  };
}
