import type { AnswerWay } from "../../../domain/api/work/answers.ts";
import { CHANNELS, MESSAGE_CHANNELS, type MessageChannel } from "../../../domain/work/channels.ts";
import type { AnswerTime } from "../../../domain/work/answers.ts";
import { RECALL_MS } from "../../../domain/platform/limits.ts";
import type { AnswerRefusal } from "../../../domain/work/message-options.ts";
import { phoneDigits } from "../../../domain/platform/phone.ts";
import type { Purpose } from "../../../domain/work/purposes.ts";
import type { Database } from "../../platform/db/client.ts";
import type { Deps } from "../../platform/deps.ts";
import { findMarketingConsent } from "../consents/marketing-consent.ts";
import { hasOptedOut } from "../consents/mail-opt-outs.ts";
import { SENDERS } from "../messages/channels.ts";
import { nextTimeOutsideQuietHours } from "../sms/quiet-hours.ts";
import type { AnswerRecipient } from "./find-correspondent.ts";
import { WRITERS } from "./writers.ts";

/**
 * Lists the addresses and numbers of a correspondent, each with the reason not to write to it, if any, and the time at
 * which a message would leave.
 */
export async function waysTo(
  { clock, settings }: Pick<Deps, "clock" | "settings">,
  tx: Database,
  to: AnswerRecipient,
): Promise<AnswerWay[]> {
  const agency = settings.agency();
  const ways: AnswerWay[] = [];
  for (const channel of MESSAGE_CHANNELS) {
    const { addresses, keepsQuietHours } = CHANNELS[channel];
    for (const address of to[addresses]) {
      const now = clock();
      const leavesAt = keepsQuietHours
        ? await nextTimeOutsideQuietHours(tx, { to: address, ...requestOf(to) }, now, agency)
        : now;
      ways.push({
        channel,
        to: address,
        refusal: await refusalOf(tx, channel, address, { purpose: "request", consented: to.consented }),
        marketingRefusal: await refusalOf(tx, channel, address, { purpose: "marketing", consented: [] }),
        sendAt: leavesAt > now ? leavesAt.toISOString() : null,
        isConfigured: SENDERS[channel].isConfigured({ settings }),
      });
    }
  }
  return ways;
}

const requestOf = ({ kind, id }: AnswerRecipient) => (kind === "customer" ? {} : { requestId: id });

/**
 * Returns the reason why an address must not be written to (bounced, stopped, no consent); null when there is none. The
 * consent of a request does not cover marketing: that has a consent of its own, and by mail an opt-out.
 */
export async function refusalOf(
  tx: Database,
  channel: MessageChannel,
  address: string,
  { purpose, consented }: { purpose: Purpose; consented: string[] },
): Promise<AnswerRefusal | null> {
  const block = await WRITERS[channel].blockOf(tx, address);
  if (block) return block;
  const { needsConsent } = CHANNELS[channel];
  if (purpose === "marketing") {
    if (!needsConsent) return (await hasOptedOut(tx, address)) ? "optedOut" : null;
    return (await findMarketingConsent(tx, address)) ? null : "noMarketing";
  }
  if (!needsConsent) return null;
  return consented.some((phone) => phoneDigits(phone) === phoneDigits(address)) ? null : "noConsent";
}

/**
 * Returns the time at which a message would really leave: the wanted time, but not before the recall period is over and
 * not in the quiet hours of the recipient.
 */
export async function timeOfAnswer(
  { db, clock, settings }: Pick<Deps, "db" | "clock" | "settings">,
  to: AnswerRecipient,
  { channel, to: address, sendAt }: AnswerTime,
): Promise<Date> {
  const soonest = new Date(clock().getTime() + RECALL_MS);
  const wanted = sendAt ? new Date(Math.max(Date.parse(sendAt), soonest.getTime())) : soonest;
  if (!CHANNELS[channel].keepsQuietHours) return wanted;
  return nextTimeOutsideQuietHours(db, { to: address, ...requestOf(to) }, wanted, settings.agency());
}
