import { eq } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import { consents, consentTexts } from "../../platform/db/schema/index.ts";
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
    consent: lead.consentId === null ? null : await consentOf(tx, lead.consentId),
    thread: await listConversation(tx, ofRequest(lead.id), role),
    isBounced: await isBounced(tx, lead.email),
    agentsMailbox: env.INBOUND_MAIL_DOMAIN ? null : agency.agentsEmail,
    unread: (await countUnread(tx, id)).get(lead.id) ?? 0,
    events: await listDeskEvents(tx, lead.id),
  };
}

/** Finds a consent with the exact text that was agreed to; null where only the text's hash was kept. */
async function consentOf(tx: Database, id: number) {
  const { createdAt, textVersion, textHash, page } = consents;
  const [row] = await tx
    .select({ createdAt, textVersion, page, text: consentTexts.text })
    .from(consents)
    .leftJoin(consentTexts, eq(consentTexts.hash, textHash))
    .where(eq(consents.id, id));
  return row ? { at: row.createdAt.toISOString(), textVersion: row.textVersion, page: row.page, text: row.text } : null;
}
