import { eq } from "drizzle-orm";
import { guessLanguage } from "../../../domain/platform/guess-language.ts";
import { MAX } from "../../../domain/platform/limits.ts";
import { isForeignPhone, localPhone, phoneDigits } from "../../../domain/platform/phone.ts";
import { splitQuoted } from "../../../domain/work/quoted-text.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import type { MessageRef, MessageRow } from "../../platform/db/message-rows.ts";
import { messages, requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { leadRow } from "../leads/lead-row.ts";
import { storeWithin } from "../leads/store-lead.ts";
import { lockUnsortedMail, moveMail } from "./sort-mail.ts";

/**
 * Converts an unsorted mail into a contact request, as if its writer had filled in the form: the request is answered,
 * routed and matched with a customer like any other. One transaction locks the mail, stores the request and moves the
 * mail there: a double click or a crash midway leaves one request or none.
 */
export async function makeRequestOfMail(deps: Deps, id: number, caller: Caller): Promise<{ reference: string }> {
  return makeChange(deps, caller, async (tx) => {
    const mail = await lockUnsortedMail(tx, id);
    const sender = { language: mail.language, ip: caller.ip ?? "", userAgent: "" };
    const form = { consent: false, source: { channel: "email" as const }, ...personIn(mail) };
    const row = { ...leadRow(deps, "contact", form, { sender, key: `mail-${id}` }), enteredById: caller.actor.id };
    const { reference } = await storeWithin(deps, tx, "contact", { row, consent: null });
    const [lead] = await tx.select({ id: requests.id }).from(requests).where(eq(requests.reference, reference));
    if (lead) await moveMail(deps, tx, mail, { requestId: lead.id, reference }, caller);
    const subject = { type: "contact", id: reference };
    return { result: { reference }, event: { action: "contact.enter" as const, subject } };
  });
}

/** Digits of a phone number. Short codes and sender names are machines, which nobody can answer. */
const PHONE_DIGITS = 10;

/**
 * Makes a contact request of a text from a number without one, and moves the text there, in the caller's transaction.
 * The number stands for the name, until somebody asks for it. Returns undefined for a sender that is no phone.
 */
export async function makeRequestOfText(
  deps: Deps,
  tx: Database,
  { id, from, body }: { id: string; from: string; body: string },
  message: MessageRef,
): Promise<{ requestId: number } | undefined> {
  if (phoneDigits(from).length < PHONE_DIGITS) return undefined;
  const phone = isForeignPhone(from) ? from : localPhone(from);
  const sender = { language: guessLanguage(body), ip: "", userAgent: "" };
  const source = { channel: "text" as const };
  const form = { consent: false, source, firstName: phone, phone, email: "", message: body };
  const row = leadRow(deps, "contact", form, { sender, key: `text-${id}` });
  const { reference } = await storeWithin(deps, tx, "contact", { row, consent: null });
  const [lead] = await tx.select({ requestId: requests.id }).from(requests).where(eq(requests.reference, reference));
  if (lead) await tx.update(messages).set(lead).where(eq(messages.id, message.id));
  return lead;
}

/** Parses the form fields from a mail: the name from the display name of the sender, else from the address. */
function personIn({ from, subject, text }: MessageRow) {
  const [, name = "", address = from] = /^(.*)<([^<>]+)>$/.exec(from) ?? [];
  const words = (name.trim() || (address.split("@", 1)[0] ?? "")).split(/\s+/);
  const message = [subject, splitQuoted(text).said].filter(Boolean).join("\n\n");
  return {
    firstName: (words[0] || "–").slice(0, MAX.name),
    lastName: words.slice(1).join(" ").slice(0, MAX.name) || "–",
    email: address.trim(),
    phone: "",
    inquiryType: undefined,
    message: [...message].slice(0, MAX.message).join(""),
  };
}
