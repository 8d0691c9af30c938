import { knownLocation } from "../../../domain/operations/settings/offices.ts";
import type { Priority } from "../../../domain/work/desk/stages.ts";
import type { LeadSource } from "../../../domain/platform/form-envelope.ts";
import { valueIn } from "../../../domain/platform/typed-records.ts";
import { CLAIM } from "../../../domain/work/lead-options.ts";
import { isClaimSubject } from "../../../domain/work/service-options.ts";
import type { LeadKind } from "../../../domain/work/request-kinds.ts";
import { filterFields, pick } from "../../../domain/work/request-fields.ts";
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
  /** The office that the visitor chose. */
  location?: string | undefined;
};
type FormFields<K extends LeadKind> = { [Field in keyof FieldsOf<K>]: FieldsOf<K>[Field] | undefined };

/**
 * Builds the database row of a new lead: the fields of its form and the columns that every kind has. `details` are part
 * of the content hash as well.
 */
export function leadRow<K extends LeadKind>(
  { keys, clock, settings }: Pick<Deps, "keys" | "clock" | "settings">,
  kind: K,
  form: Envelope & Partial<FormFields<K>>,
  { sender, key, details }: { sender: Sender; key: string | null; details?: object },
): LeadRow {
  const now = clock();
  const agency = settings.agency();
  const location = knownLocation(agency, form.location);
  const suspicion = suspicionOf(form);
  const identifying = filterFields<string>(FIELDS[kind], (use) => use.tellsApart);
  // The content that identifies the same request sent again. An undefined field is left out, so that the hash stays
  // the same as before that field existed.
  const { consent, location: chosen } = form;
  const content = { ...pick<Record<string, unknown>, string>(form, identifying), consent, details, location: chosen };
  return {
    ...columnsFor(kind, form),
    language: sender.language,
    source: form.source ?? {},
    isSuspect: suspicion !== null,
    suspicion,
    idempotencyKey: key,
    contentHash: contentHash(keys, content, key ? null : sender.ip),
    requestDate: now,
    // A suspected lead notifies nobody, so it has no deadline either.
    respondBy: suspicion ? null : respondBy(agency, kind, now, location),
    location,
    lastUsedAt: now,
    priority: priorityOf(form),
  };
}

/** Returns the initial priority: a claim comes before a request for a price. */
const priorityOf = (form: object): Priority =>
  valueIn(form, "inquiryType") === CLAIM || isClaimSubject(valueIn(form, "subject")) ? "high" : "normal";

/** Computes the HMAC of the content sent. Keyed, so that a copied database cannot be used to confirm guesses. */
function contentHash(keys: Keys, content: unknown, address: string | null): string {
  const canonical = JSON.stringify([address, content], (_key, value: unknown) =>
    value && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return keys.sign("lead content", canonical);
}
