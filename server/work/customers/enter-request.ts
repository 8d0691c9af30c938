import { and, eq } from "drizzle-orm";
import { filterFields, pick } from "../../../domain/work/request-fields.ts";
import { FIELDS, type DeskRequest } from "../../../domain/work/request-forms.ts";
import { KINDS, type LeadKind } from "../../../domain/work/request-kinds.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { deskEvents, requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { NewLead } from "../../platform/deps/leads.ts";
import { writeDeskEvent } from "../history/desk-events.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { SERVER_KINDS } from "../leads/kinds.ts";
import { leadRow } from "../leads/lead-row.ts";
import { filledDetails, sealDetails, typeOf } from "../leads/sealed-details.ts";
import type { Sender } from "../leads/sender.ts";
import { storeWithin } from "../leads/store-lead.ts";

/**
 * Stores a request made by phone or at the counter, like any other request, with the user who entered it. Idempotent.
 * Oral consent to calls and texts is stored as oral: it is no consent in writing, so it does not permit texting.
 */
export async function enterRequest(deps: Deps, form: DeskRequest, sender: Sender, key: string | null, caller: Caller) {
  const sending = { sender: { ...sender, language: form.language }, key };
  const lead = leadOf(deps, form.kind, form, sending, caller.actor.id);
  return makeChange(deps, caller, async (tx) => {
    const { reference, isNew } = await storeWithin(deps, tx, form.kind, lead);
    if (!isNew) return { result: { reference }, event: null };
    await noteEntry(deps, tx, form, reference, caller);
    const subject = { type: form.kind, id: reference };
    return { result: { reference }, event: { action: `${form.kind}.enter` as const, subject } };
  });
}

type Sending = { sender: Sender; key: string | null };

/** Builds the request as the public form would send it, with its type-specific details, encrypted in the same way. */
function leadOf(deps: Deps, kind: LeadKind, form: DeskRequest, sending: Sending, enteredById: number): NewLead {
  const filled = filledDetails(kind, typeOf(kind, form), form);
  const details = { ...entryIdentity(form, enteredById), ...filled };
  const row = leadRow(deps, kind, formFieldsFor(kind, form), { ...sending, details });
  const sealed = (reference: string) => ({
    details: { ...row.details, ...sealDetails(deps.keys, { reference, details: filled }) },
  });
  return { row: { ...row, enteredById }, ...(KINDS[kind].hasDetails && { sealed }), consent: null };
}

/**
 * Picks the fields of a kind from the desk form, which is the same for all kinds, and adds consent and source. A
 * missing email or phone gets the `missing` value of the kind.
 */
function formFieldsFor(kind: LeadKind, form: DeskRequest) {
  const { missing } = SERVER_KINDS[kind];
  const { firstName, lastName, email, phone } = form;
  const zipCode = "zipCode" in form ? form.zipCode : undefined;
  const values: Record<string, unknown> = {
    ...form,
    name: `${firstName} ${lastName}`,
    email: email ?? missing ?? undefined,
    phone: phone ?? missing ?? undefined,
    zipCode: zipCode ?? "",
  };
  const kindFields = pick(values, filterFields<string>(FIELDS[kind]));
  return { ...consentAndSource(form), ...kindFields } as Parameters<typeof leadRow>[2];
}

const consentAndSource = ({ channel, oralConsent }: DeskRequest) => ({
  consent: false,
  source: { channel, oralConsent },
});
/** Returns the further content that distinguishes one entry from another in the content hash. */
const entryIdentity = ({ channel, oralConsent, message }: DeskRequest, enteredById: number) => ({
  channel,
  oralConsent,
  message,
  enteredById,
});

/** Stores who entered a request. Adds its message as a note when the kind has no message field. */
async function noteEntry(
  { clock }: Pick<Deps, "clock">,
  tx: Database,
  { kind, message }: DeskRequest,
  reference: string,
  { actor }: Caller,
): Promise<void> {
  const [lead] = await tx.select({ id: requests.id }).from(requests).where(eq(requests.reference, reference));
  if (!lead) return;
  await tx
    .update(deskEvents)
    .set({ actorId: actor.id })
    .where(and(eq(deskEvents.requestId, lead.id), eq(deskEvents.type, "received")));
  if (!message || "message" in FIELDS[kind]) return;
  await writeDeskEvent(tx, { type: "note", requestId: lead.id, actor, data: { text: message }, at: clock() });
}
