import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import { phoneKey } from "../../../domain/work/customer-keys.ts";
import { CHANNELS, type MessageChannel } from "../../../domain/work/channels.ts";
import { BY_PAGE } from "../../../domain/work/page-talk-options.ts";
import { splitQuoted } from "../../../domain/work/quoted-text.ts";
import type { Database } from "../../platform/db/client.ts";
import { deskEvents, messages, users, type requests } from "../../platform/db/schema/index.ts";
import type { Keys } from "../../platform/keys.ts";
import { withoutSignature } from "../../platform/mail/layout.ts";
import { hideSecrets, readSecrets } from "./hide-secrets.ts";
import { isPageMessage } from "./receive-message.ts";

type TalkedAbout = typeof requests.$inferSelect;

/** A message as the customer sees it on the page. */
export type PageMessage = {
  key: string;
  isOurs: boolean;
  /** The colleague who wrote it; null for the customer, and for what the program sent by itself. */
  author: string | null;
  channel: MessageChannel | typeof BY_PAGE;
  at: string;
  text: string;
};

/** Maximum messages on the page; of a longer conversation, only the latest show. */
const MAX_MESSAGES = 100;
/** The kinds of messages that are part of the conversation: not acknowledgements, codes or notices. */
const SHOWN_KINDS = ["answer", "sequence", "incoming"];

/**
 * Lists the messages between the customer and the office about a request, the latest last. Mails and texts count only
 * with the address or number of the request itself: the office also writes to others about it, such as a lender.
 */
export async function listPageMessages(keys: Keys, tx: Database, request: TalkedAbout): Promise<PageMessage[]> {
  const secrets = await readSecrets(keys, tx, request);
  const all = [...(await channelMessages(tx, request)), ...(await pageMessages(tx, request.id))];
  return all
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .slice(-MAX_MESSAGES)
    .map((message) => ({ ...message, text: hideSecrets(message.text, secrets) }));
}

async function channelMessages(tx: Database, request: TalkedAbout): Promise<PageMessage[]> {
  const { id, channel, direction, from, to, text, timestamp, sentAt, kind, status } = messages;
  const rows = await tx
    .select({
      message: { id, channel, direction, from, to, text, timestamp, sentAt },
      author: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(messages)
    .leftJoin(users, eq(users.id, messages.authorId))
    .where(
      and(
        eq(messages.requestId, request.id),
        inArray(kind, SHOWN_KINDS),
        inArray(status, ["sent", "delivered", "received"]),
        eq(messages.isAutomatic, false),
        isNull(messages.deletedAt),
      ),
    )
    .orderBy(desc(timestamp), desc(id))
    .limit(MAX_MESSAGES);
  return rows
    .filter(({ message }) => isTheirs(request, message.channel, message.direction === "in" ? message.from : message.to))
    .map(({ message, author }) => ({
      key: `message-${message.id}`,
      isOurs: message.direction === "out",
      author: author && `${author.firstName} ${author.lastName}`,
      channel: message.channel,
      at: (message.sentAt ?? message.timestamp).toISOString(),
      text: ownWords(message),
    }));
}

/** Returns the words of a message, without the mails that it quotes and without the agency's signature. */
function ownWords({ channel, direction, text }: Pick<typeof messages.$inferSelect, "channel" | "direction" | "text">) {
  if (direction === "out") return withoutSignature(text).trim();
  return CHANNELS[channel].quotesEarlier ? splitQuoted(text).said : text.trim();
}

/** Returns true for the address or the number that the request has. */
function isTheirs({ email, phone }: TalkedAbout, channel: MessageChannel, address: string): boolean {
  if (CHANNELS[channel].addresses === "phones") {
    return phone !== null && phoneKey(phone) !== null && phoneKey(phone) === phoneKey(address);
  }
  return email !== null && bareAddress(address) === email.toLowerCase();
}

/** Returns the address of a From header in lower case, without the name before it. */
const bareAddress = (address: string) => (/<([^<>]+)>\s*$/.exec(address)?.[1] ?? address).trim().toLowerCase();

async function pageMessages(tx: Database, requestId: number): Promise<PageMessage[]> {
  const rows = await tx
    .select({ id: deskEvents.id, at: deskEvents.at, data: deskEvents.data })
    .from(deskEvents)
    .where(and(eq(deskEvents.requestId, requestId), isPageMessage()))
    .orderBy(desc(deskEvents.id))
    .limit(MAX_MESSAGES);
  return rows.map(({ id, at, data }) => ({
    key: `event-${id}`,
    isOurs: false,
    author: null,
    channel: BY_PAGE,
    at: at.toISOString(),
    text: typeof data["text"] === "string" ? data["text"] : "",
  }));
}
