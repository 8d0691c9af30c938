import { and, eq } from "drizzle-orm";
import type { DeskRequest } from "../../domain/customers.ts";
import { makeChange } from "../audit/make-change.ts";
import type { Database } from "../db/client.ts";
import { deskEvents, requests } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import type { NewLead } from "../deps/leads.ts";
import { writeDeskEvent } from "../history/desk-events.ts";
import type { Caller } from "../http/caller.ts";
import { leadRow } from "../leads/lead-row.ts";
import { filledDetails, sealDetails } from "../leads/sealed-details.ts";
import type { Sender } from "../leads/sender.ts";
import { storeWithin } from "../leads/store-lead.ts";

/**
 * Stores a request that was made by phone or at the counter, as any other, and who entered it, once however often it is
 * sent. What was said to calls and texts is written down as what it is: no consent in writing, and so none to be texted.
 */
export async function enterRequest(deps: Deps, form: DeskRequest, sender: Sender, key: string | null, caller: Caller) {
  const sending = { sender: { ...sender, language: form.language }, key };
  const lead = form.kind === "quote" ? quoteOf(deps, form, sending, caller) : contactOf(deps, form, sending, caller);
  return makeChange(deps, caller, async (tx) => {
    const { reference, isNew } = await storeWithin(deps, tx, form.kind, lead);
    if (!isNew) return { result: { reference }, event: null };
    await noteEntry(deps, tx, form, reference, caller);
    const subject = { type: form.kind, id: reference };
    return { result: { reference }, event: { action: `${form.kind}.enter` as const, subject } };
  });
}

type Of<K extends DeskRequest["kind"]> = Extract<DeskRequest, { kind: K }>;

type Sending = { sender: Sender; key: string | null };

/** With the details of its type that were said, sealed where the public form seals them. */
function quoteOf(deps: Deps, form: Of<"quote">, sending: Sending, { actor: { id: enteredById } }: Caller): NewLead {
  const { firstName, lastName, email, phone, insuranceType, zipCode = "" } = form;
  const asked = { name: `${firstName} ${lastName}`, email, phone, insuranceType, zipCode };
  const filled = filledDetails(form);
  const details = { ...toldBy(form, enteredById), ...filled };
  const row = leadRow(deps, "quote", { ...saidIn(form), ...asked }, { ...sending, details });
  const sealed = (reference: string) => ({
    details: { ...row.details, ...sealDetails(deps.keys, { reference, details: filled }) },
  });
  return { row: { ...row, enteredById }, sealed, consent: null };
}

/** Contact requests know no missing address or number, only empty ones. */
function contactOf(deps: Deps, form: Of<"contact">, sending: Sending, { actor: { id: enteredById } }: Caller): NewLead {
  const { firstName, lastName, email = "", phone = "", inquiryType, message } = form;
  const asked = { firstName, lastName, email, phone, inquiryType, message };
  const details = toldBy(form, enteredById);
  const row = leadRow(deps, "contact", { ...saidIn(form), ...asked }, { ...sending, details });
  return { row: { ...row, enteredById }, consent: null };
}

const saidIn = ({ channel, oralConsent }: DeskRequest) => ({ consent: false, source: { channel, oralConsent } });
/** What else tells one entry from another. */
const toldBy = ({ channel, oralConsent, message }: DeskRequest, enteredById: number) => ({
  channel,
  oralConsent,
  message,
  enteredById,
});

/** Who entered it, and, for a quote, which has no place for it, what else was said. */
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
  if (!message || kind !== "quote") return;
  await writeDeskEvent(tx, { type: "note", requestId: lead.id, actor, data: { text: message }, at: clock() });
}
