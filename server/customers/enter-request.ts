import { and, eq } from "drizzle-orm";
import type { DeskRequest } from "../../domain/customers.ts";
import { makeChange } from "../audit/make-change.ts";
import { deskEvents } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import { writeDeskEvent } from "../history/desk-events.ts";
import type { Caller } from "../http/caller.ts";
import { LEADS } from "../leads/kinds.ts";
import { ownerColumn, ownerOf } from "../leads/lead-of-message.ts";
import { leadRow } from "../leads/lead-row.ts";
import type { Sender } from "../leads/sender.ts";

/**
 * Stores a request that was made by phone or at the counter, as any other, once however often it is sent. What was said
 * to calls and texts is written down as what it is: no consent in writing, and so none to be texted.
 */
export async function enterRequest(deps: Deps, form: DeskRequest, sender: Sender, key: string | null, caller: Caller) {
  const enteredById = caller.actor.id;
  const { channel, oralConsent, message, language } = form;
  const said = { consent: false, source: { channel, oralConsent } };
  const details = { channel, oralConsent, message, enteredById };
  const sending = { sender: { ...sender, language }, key };
  const row =
    form.kind === "quote"
      ? leadRow(deps, { ...LEADS.quote, details }, { ...said, ...quoteOf(form) }, sending)
      : leadRow(deps, { ...LEADS.contact, details }, { ...said, ...contactOf(form) }, sending);
  const { reference } = await deps.storeLead(form.kind, { row: { ...row, enteredById }, consent: null });
  await noteEntry(deps, form, reference, caller);
  return { reference };
}

type Of<K extends DeskRequest["kind"]> = Extract<DeskRequest, { kind: K }>;

function quoteOf({ firstName, lastName, email, phone, insuranceType, zipCode = "" }: Of<"quote">) {
  return { name: `${firstName} ${lastName}`, email, phone, insuranceType, zipCode };
}

/** Contact requests know no missing address or number, only empty ones. */
function contactOf({ firstName, lastName, email = "", phone = "", inquiryType, message }: Of<"contact">) {
  return { firstName, lastName, email, phone, inquiryType, message };
}

/** Who entered it, and, for a quote, which has no place for it, what else was said. Sent again, it is noted once. */
async function noteEntry(deps: Deps, { kind, message }: DeskRequest, reference: string, caller: Caller) {
  const { table } = LEADS[kind];
  const { actor } = caller;
  await makeChange(deps, caller, async (tx) => {
    const [lead] = await tx.select({ id: table.id }).from(table).where(eq(table.reference, reference)).for("update");
    if (!lead) return { event: null };
    const ofLead = eq(ownerColumn(deskEvents, kind), lead.id);
    await tx
      .update(deskEvents)
      .set({ actorId: actor.id })
      .where(and(ofLead, eq(deskEvents.type, "received")));
    const isNoted = (await tx.$count(deskEvents, and(ofLead, eq(deskEvents.type, "note")))) > 0;
    if (message && kind === "quote" && !isNoted) {
      const data = { text: message };
      await writeDeskEvent(tx, { type: "note", ...ownerOf({ kind, id: lead.id }), actor, data, at: deps.clock() });
    }
    return { event: { action: `${kind}.enter`, subject: { type: kind, id: reference } } };
  });
}
