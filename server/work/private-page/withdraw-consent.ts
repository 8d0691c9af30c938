import { AppError } from "../../../domain/platform/errors.ts";
import type { PhoneChannel } from "../../../domain/work/do-not-contact.ts";
import { consentWithdrawal } from "../../../domain/work/private-page.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { parse } from "../../platform/http/parse.ts";
import { writeDeskEvent } from "../history/desk-events.ts";
import { forbidNumber } from "../leads/do-not-contact.ts";
import { agreedNumber, findGivenConsent } from "../leads/given-consent.ts";
import { noteUse } from "./note-use.ts";
import { lockLink, type OpenedRequest } from "./open-link.ts";
import type { PrivateDeed } from "./visit.ts";

/**
 * Withdraws the consent to be texted, or texted and called, for the number that it was given for. It holds at once, as
 * STOP does: a text that waits to be sent is cancelled when its time comes. The record of the consent stays.
 */
export async function withdrawConsent({ deps, token, form, reply }: PrivateDeed): Promise<void> {
  const { channels } = parse(consentWithdrawal, form);
  const stopped: PhoneChannel[] = channels === "both" ? ["text", "call"] : ["text"];
  await makeChange(deps, { ip: reply.request.ip }, async (tx) => {
    const request = await lockLink(deps, tx, token);
    const phones = await agreedNumbers(tx, request);
    const now = deps.clock();
    const changed: PhoneChannel[] = [];
    for (const channel of stopped) {
      for (const phone of phones) {
        if ((await forbidNumber(tx, channel, phone, now)) && !changed.includes(channel)) changed.push(channel);
      }
    }
    await noteUse(deps, tx, request);
    const { id: requestId, customerId, kind, reference } = request;
    for (const channel of changed) {
      const data = { channel, isForbidden: true, isByCustomer: true };
      await writeDeskEvent(tx, { type: "do-not-contact", requestId, customerId, actor: null, data, at: now });
    }
    if (changed.length === 0) return { event: null };
    const details = { channel: changed };
    return { event: { action: "do-not-contact.set", subject: { type: kind, id: reference }, details } };
  });
}

/** Returns the number that the consent was given for, and that of the request where it is another one. */
async function agreedNumbers(tx: Database, request: OpenedRequest): Promise<string[]> {
  const given = request.consentId === null ? null : await findGivenConsent(tx, request.consentId);
  if (!given) throw new AppError("conflict");
  return [...new Set([agreedNumber(given, request), request.phone ?? ""])].filter(Boolean);
}
