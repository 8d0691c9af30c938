import type { AnswerRefusal, AnswerWay } from "../../domain/api/answers.ts";
import type { MessageChannel } from "../../domain/message-options.ts";
import { phoneDigits } from "../../domain/phone.ts";
import { eq } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { smsOptOuts } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import { isBounced } from "../mail/bounced.ts";
import { CHANNELS } from "../messages/channels.ts";
import { decentTimeFor } from "../sms/decent-time.ts";
import type { Found } from "./find-correspondent.ts";

/** How somebody can be written to: each address and number with the reason why not, and when it would go out. */
export async function waysTo(
  { env, clock }: Pick<Deps, "env" | "clock">,
  tx: Database,
  to: Found,
): Promise<AnswerWay[]> {
  const isConfigured = { email: CHANNELS.emails.isConfigured(env), sms: CHANNELS.sms.isConfigured(env) };
  const ways: AnswerWay[] = [];
  for (const [channel, addresses] of [
    ["email", to.emails],
    ["sms", to.phones],
  ] as const) {
    for (const address of addresses) {
      const now = clock();
      const goes = channel === "sms" ? await decentTimeFor(tx, { to: address, ...requestOf(to) }, now) : now;
      ways.push({
        channel,
        to: address,
        refusal: await refusalOf(tx, channel, address, to.consented),
        sendAt: goes > now ? goes.toISOString() : null,
        isConfigured: isConfigured[channel],
      });
    }
  }
  return ways;
}

const requestOf = ({ kind, id }: Found) => (kind === "customer" ? {} : { requestId: id });

/** Why somebody is not written to; null where nothing is against it. */
export async function refusalOf(
  tx: Database,
  channel: MessageChannel,
  address: string,
  consented: string[],
): Promise<AnswerRefusal | null> {
  if (channel === "email") return (await isBounced(tx, address)) ? "bounced" : null;
  const isStopped = (await tx.$count(smsOptOuts, eq(smsOptOuts.phone, phoneDigits(address)))) > 0;
  if (isStopped) return "stopped";
  return consented.some((phone) => phoneDigits(phone) === phoneDigits(address)) ? null : "noConsent";
}
