import { eq } from "drizzle-orm";
import { CHANNELS, MESSAGE_CHANNELS, type MessageChannel } from "../../../domain/work/channels.ts";
import type { Database } from "../../platform/db/client.ts";
import { consents, type requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { refusalOf } from "../answers/ways-to.ts";
import { agreedNumber } from "../leads/given-consent.ts";
import { SENDERS } from "../messages/channels.ts";
import { internationalNumber } from "../sms/queue-sms.ts";
import { nextTimeOutsideQuietHours } from "../sms/quiet-hours.ts";
import { maskAddress } from "./mask-address.ts";

/** The columns of a request that say where a code can go. */
export type Reachable = Pick<typeof requests.$inferSelect, "id" | "email" | "phone" | "consentId">;

/** A way for a code: the channel, the address, and the address as the page may show it. */
export type CodeWay = { channel: MessageChannel; to: string; shown: string };

/**
 * Lists the ways by which a code reaches the customer right now: the mail address of the request, and its number where
 * its owner consented to texts and it is not night there. Leaves out what bounced, was stopped or is not configured.
 */
export async function codeWays(
  deps: Pick<Deps, "clock" | "settings">,
  tx: Database,
  request: Reachable,
): Promise<CodeWay[]> {
  const consented = await consentedNumbers(tx, request);
  const ways: CodeWay[] = [];
  for (const channel of MESSAGE_CHANNELS) {
    const to = addressFor(channel, request);
    if (!to || !SENDERS[channel].isConfigured(deps)) continue;
    if (await refusalOf(tx, channel, to, { purpose: "request", consented })) continue;
    if (CHANNELS[channel].keepsQuietHours && (await isNight(deps, tx, request, to))) continue;
    ways.push({ channel, to, shown: maskAddress(to) });
  }
  return ways;
}

function addressFor(channel: MessageChannel, { email, phone }: Reachable): string | null {
  if (CHANNELS[channel].addresses === "emails") return email;
  return phone && internationalNumber(phone);
}

async function consentedNumbers(tx: Database, request: Reachable): Promise<string[]> {
  if (request.consentId === null) return [];
  const rows = await tx.select({ phone: consents.phone }).from(consents).where(eq(consents.id, request.consentId));
  return rows.map((given) => internationalNumber(agreedNumber(given, request)));
}

/** Returns true when a text would wait for the morning: a code that comes then is of no use. */
async function isNight(
  { clock, settings }: Pick<Deps, "clock" | "settings">,
  tx: Database,
  { id }: Reachable,
  to: string,
): Promise<boolean> {
  const now = clock();
  return (await nextTimeOutsideQuietHours(tx, { to, requestId: id }, now, settings.agency())) > now;
}
