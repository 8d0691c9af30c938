import { and, eq } from "drizzle-orm";
import type { DeskRequest } from "../../domain/customers.ts";
import { makeChange } from "../audit/make-change.ts";
import { deskEvents, requests } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import { writeDeskEvent } from "../history/desk-events.ts";
import type { Caller } from "../http/caller.ts";
import { leadRow } from "../leads/lead-row.ts";
import { filledDetails, sealDetails } from "../leads/sealed-details.ts";
import type { Sender } from "../leads/sender.ts";

/**
 * Stores a request that was made by phone or at the counter, as any other, once however often it is sent. What was said
 * to calls and texts is written down as what it is: no consent in writing, and so none to be texted.
 */
export async function enterRequest(deps: Deps, form: DeskRequest, sender: Sender, key: string | null, caller: Caller) {
  const sending = { sender: { ...sender, language: form.language }, key };
  const enteredById = caller.actor.id;
  const { reference } =
    form.kind === "quote"
      ? await storeQuote(deps, form, sending, enteredById)
      : await storeContact(deps, form, sending, enteredById);
  await noteEntry(deps, form, reference, caller);
  return { reference };
}

type Of<K extends DeskRequest["kind"]> = Extract<DeskRequest, { kind: K }>;

type Sending = { sender: Sender; key: string | null };

/** With the details of its type that were said, sealed where the public form seals them. */
function storeQuote(deps: Deps, form: Of<"quote">, sending: Sending, enteredById: number) {
  const { firstName, lastName, email, phone, insuranceType, zipCode = "" } = form;
  const asked = { name: `${firstName} ${lastName}`, email, phone, insuranceType, zipCode };
  const filled = filledDetails(form);
  const details = { ...toldBy(form, enteredById), ...filled };
  const row = leadRow(deps, "quote", { ...saidIn(form), ...asked }, { ...sending, details });
  const sealed = (reference: string) => ({
    details: { ...row.details, ...sealDetails(deps.keys, { reference, details: filled }) },
  });
  return deps.storeLead("quote", { row: { ...row, enteredById }, sealed, consent: null });
}

/** Contact requests know no missing address or number, only empty ones. */
function storeContact(deps: Deps, form: Of<"contact">, sending: Sending, enteredById: number) {
  const { firstName, lastName, email = "", phone = "", inquiryType, message } = form;
  const asked = { firstName, lastName, email, phone, inquiryType, message };
  const details = toldBy(form, enteredById);
  const row = leadRow(deps, "contact", { ...saidIn(form), ...asked }, { ...sending, details });
  return deps.storeLead("contact", { row: { ...row, enteredById }, consent: null });
}

const saidIn = ({ channel, oralConsent }: DeskRequest) => ({ consent: false, source: { channel, oralConsent } });
/** What else tells one entry from another. */
const toldBy = ({ channel, oralConsent, message }: DeskRequest, enteredById: number) => ({
  channel,
  oralConsent,
  message,
  enteredById,
});

/** Who entered it, and, for a quote, which has no place for it, what else was said. Sent again, it is noted once. */
async function noteEntry(deps: Deps, { kind, message }: DeskRequest, reference: string, caller: Caller) {
  const { actor } = caller;
  await makeChange(deps, caller, async (tx) => {
    const named = eq(requests.reference, reference);
    const [lead] = await tx.select({ id: requests.id }).from(requests).where(named).for("update");
    if (!lead) return { event: null };
    const ofLead = eq(deskEvents.requestId, lead.id);
    await tx
      .update(deskEvents)
      .set({ actorId: actor.id })
      .where(and(ofLead, eq(deskEvents.type, "received")));
    const isNoted = (await tx.$count(deskEvents, and(ofLead, eq(deskEvents.type, "note")))) > 0;
    if (message && kind === "quote" && !isNoted) {
      const data = { text: message };
      await writeDeskEvent(tx, { type: "note", requestId: lead.id, actor, data, at: deps.clock() });
    }
    return { event: { action: `${kind}.enter`, subject: { type: kind, id: reference } } };
  });
}
