import { eq } from "drizzle-orm";
import type { Agency } from "../../../domain/operations/settings/agency.ts";
import { CONSENT_TEXTS } from "../../../domain/work/consent-history.ts";
import { shownConsent } from "../../../domain/work/consent.ts";
import type { Database } from "../../platform/db/client.ts";
import { consents } from "../../platform/db/schema/index.ts";
import { listDeskEvents } from "../history/desk-events.ts";
import { countUnread } from "../history/unread.ts";
import { isBounced } from "../outbox/bounced.ts";
import type { Deps } from "../../platform/deps.ts";
import type { User } from "../../../domain/people/users.ts";
import { listConversation, ofRequest } from "./conversation.ts";

type Lead = { id: number; consentId: number | null; email: string | null };

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
    consent: lead.consentId === null ? null : await consentOf(agency, tx, lead.consentId),
    thread: await listConversation(tx, ofRequest(lead.id), role),
    isBounced: await isBounced(tx, lead.email),
    agentsMailbox: env.INBOUND_MAIL_DOMAIN ? null : agency.agentsEmail,
    unread: (await countUnread(tx, id)).get(lead.id) ?? 0,
    events: await listDeskEvents(tx, lead.id),
  };
}

async function consentOf(agency: Pick<Agency, "name">, tx: Database, id: number) {
  const [row] = await tx.select().from(consents).where(eq(consents.id, id));
  if (!row) return null;
  const { textVersion, page } = row;
  const text = CONSENT_TEXTS[textVersion]?.[row.language];
  return {
    at: row.createdAt.toISOString(),
    textVersion,
    page,
    /** The consent text that was agreed to, in its wording and language of that time. */
    text: text === undefined ? null : shownConsent(text, agency.name),
  };
}
