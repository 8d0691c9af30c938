import type { Database } from "../../platform/db/client.ts";
import { findMarketingConsent } from "../consents/marketing-consent.ts";
import { listDeskEvents } from "../history/desk-events.ts";
import { countUnread } from "../history/unread.ts";
import { isBounced } from "../outbox/bounced.ts";
import type { Deps } from "../../platform/deps.ts";
import type { User } from "../../../domain/people/users.ts";
import { internationalNumber } from "../sms/queue-sms.ts";
import { listConversation, ofRequest } from "./conversation.ts";
import { findGivenConsent } from "./given-consent.ts";

type Lead = { id: number; consentId: number | null; email: string | null; phone: string | null };

/**
 * Loads the data shown around a lead: the consent as it was given, its history, and the messages that the reader's role
 * may view.
 */
export async function leadContext(
  { env, settings }: Pick<Deps, "env" | "settings">,
  tx: Database,
  lead: Lead,
  { id, role }: User,
) {
  const agency = settings.agency();
  return {
    consent: lead.consentId === null ? null : await consentOf(tx, lead.consentId),
    marketingConsent: await marketingConsentOf(tx, lead.phone),
    thread: await listConversation(tx, ofRequest(lead.id), role),
    isBounced: await isBounced(tx, lead.email),
    agentsMailbox: env.INBOUND_MAIL_DOMAIN ? null : agency.agentsEmail,
    unread: (await countUnread(tx, id)).get(lead.id) ?? 0,
    events: await listDeskEvents(tx, lead.id),
  };
}

/** Finds the consent to marketing of a phone number, while it is in force. */
async function marketingConsentOf(tx: Database, phone: string | null) {
  const found = phone ? await findMarketingConsent(tx, internationalNumber(phone)) : undefined;
  return found ? consentOf(tx, found.id) : null;
}

/** Finds a consent with the exact text that was agreed to; null where only the text's hash was kept. */
async function consentOf(tx: Database, id: number) {
  const given = await findGivenConsent(tx, id);
  if (!given) return null;
  const { createdAt, textVersion, page, text } = given;
  return { at: createdAt.toISOString(), textVersion, page, text };
}
