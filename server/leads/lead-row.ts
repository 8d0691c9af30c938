import type { LeadSource } from "../../domain/form-envelope.ts";
import type { Deps } from "../deps.ts";
import { suspicionOf } from "./suspicion.ts";
import type { Keys } from "../keys.ts";
import type { Sender } from "./sender.ts";

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

/** A fingerprint of what was sent. Keyed, so that a copy of the database does not confirm guesses. */
function contentHash(keys: Keys, content: unknown, address: string | null): string {
  const canonical = JSON.stringify([address, content], (_key, value: unknown) =>
    value && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return keys.sign("lead content", canonical);
}
