import type { Priority } from "../../../domain/work/desk/stages.ts";
import type { LeadSource } from "../../../domain/platform/form-envelope.ts";
import { CLAIM } from "../../../domain/work/lead-options.ts";
import type { LeadKind } from "../../../domain/work/request-kinds.ts";
import { fieldsThat, pick } from "../../../domain/work/request-fields.ts";
import type { Deps } from "../../platform/deps.ts";
import type { LeadRow } from "../../platform/deps/leads.ts";
import { FIELDS, type FieldsOf } from "../../../domain/work/request-forms.ts";
import { respondBy } from "./respond-by.ts";
import { columnsFor } from "./stored-fields.ts";
import { suspicionOf } from "../../platform/http/suspicion.ts";
import type { Keys } from "../../platform/keys.ts";
import type { Sender } from "./sender.ts";

type Envelope = {
  consent: boolean;
  website?: string | undefined;
  elapsedMs?: number | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  source?: LeadSource | undefined;
};
type Asked<K extends LeadKind> = { [Field in keyof FieldsOf<K>]: FieldsOf<K>[Field] | undefined };

/** The columns of a lead: its fields and what every kind has. `details` tell it apart besides. */
export function leadRow<K extends LeadKind>(
  { keys, clock }: Pick<Deps, "keys" | "clock">,
  kind: K,
  form: Envelope & Partial<Asked<K>>,
  { sender, key, details }: { sender: Sender; key: string | null; details?: object },
): LeadRow {
  const now = clock();
  const suspicion = suspicionOf(form);
  const telling = fieldsThat<string>(FIELDS[kind], (use) => use.tellsApart);
  // What counts as the same request sent again: with a field left out it has the fingerprint of before there was one.
  const content = { ...pick<Record<string, unknown>, string>(form, telling), consent: form.consent, details };
  return {
    ...columnsFor(kind, form),
    language: sender.language,
    source: form.source ?? {},
    isSuspect: suspicion !== null,
    suspicion,
    idempotencyKey: key,
    contentHash: contentHash(keys, content, key ? null : sender.ip),
    requestDate: now,
    // Nobody is told of a suspected one, and nobody is late with it.
    respondBy: suspicion ? null : respondBy(now),
    lastUsedAt: now,
    priority: priorityOf(form),
  };
}

/** Somebody who has had a loss comes before those who want a price. */
const priorityOf = (form: object): Priority =>
  "inquiryType" in form && form.inquiryType === CLAIM ? "high" : "normal";

/** A fingerprint of what was sent. Keyed, so that a copy of the database does not confirm guesses. */
function contentHash(keys: Keys, content: unknown, address: string | null): string {
  const canonical = JSON.stringify([address, content], (_key, value: unknown) =>
    value && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return keys.sign("lead content", canonical);
}
