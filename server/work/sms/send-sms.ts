import { and, eq, isNotNull, isNull, not, notExists, sql } from "drizzle-orm";
import { z } from "zod";
import { rowId } from "../../../domain/platform/fields.ts";
import { NO_MARKETING_CONSENT, SEQUENCE_OVER } from "../../../domain/work/message-options.ts";
import { phoneDigits } from "../../../domain/platform/phone.ts";
import { OPTED_OUT } from "../../../domain/work/sms-words.ts";
import type { Database } from "../../platform/db/client.ts";
import { messages, smsOptOuts } from "../../platform/db/schema/index.ts";
import type { Deps, Job } from "../../platform/deps.ts";
import { reasonOf } from "../../platform/describe-fault.ts";
import { agreedToMarketing } from "../consents/marketing-consent.ts";
import { changeDeliveryStatus } from "../history/change-delivery-status.ts";
import { stopReason } from "../history/stopped-run.ts";
import { nextTimeOutsideQuietHours } from "./quiet-hours.ts";
import type { SmsTransport } from "../../platform/deps/messages.ts";
import { PATIENT } from "../../platform/jobs/pace.ts";
import { PermanentJobError, PostponeJob } from "../../platform/jobs/outcome.ts";
import { UnclearOutcome } from "../../platform/mail/hand-over.ts";
import {
  clarifySms,
  LOOK_UP_AFTER_MS,
  NOT_TAKEN,
  storeSmsOutcome,
  stillToGo,
  textToSend,
  type Sms,
} from "./store-outcome.ts";
import { SmsInvalid } from "./transport.ts";

/** The job data: the message by its number, as in the API. */
const data = z.object({ smsId: rowId() });

/**
 * Sends one stored text message, unless its number has said STOP meanwhile, its author called it back, or it is
 * marketing and the number has not agreed to that. In the quiet hours it waits for the morning. When an earlier
 * hand-over had no clear outcome, it is looked up first.
 */
export async function sendSms(
  deps: Pick<Deps, "db" | "clock" | "jobs" | "keys" | "settings">,
  transport: SmsTransport | null,
  { smsId }: z.infer<typeof data>,
  { isLast }: { isLast: boolean },
): Promise<void> {
  const { db, clock, jobs, keys, settings } = deps;
  const sms = await findToSend({ db, clock, keys }, transport, smsId);
  if (!sms) return;
  const note = (change: Parameters<typeof storeSmsOutcome>[2]) => storeSmsOutcome(db, sms, change, clock());
  const whyNot = await cancelReason(deps, sms);
  if (whyNot) return note({ status: "cancelled", error: whyNot });
  if (!transport) return note({ status: "unconfigured" });
  const now = clock();
  const earliest = sms.sendAt && sms.sendAt > now ? sms.sendAt : now;
  const allowedAt = await nextTimeOutsideQuietHours(db, sms, earliest, settings.agency());
  if (allowedAt > now) {
    return db.transaction(async (tx) => {
      const change = async () => {
        const waiting = await tx.update(messages).set({ sendAt: allowedAt }).where(stillToGo(smsId)).returning();
        return waiting.length > 0;
      };
      await changeDeliveryStatus(tx, { message: sms, at: now, change });
      await jobs.send(tx, sendSmsJob, { smsId }, { startAfter: allowedAt });
    });
  }
  const claimed = await claim(deps, sms, now);
  if (!claimed) {
    // Race condition: the message was called back or stopped just now, or another worker hands it over.
    const error = await cancelReason(deps, sms);
    return error ? note({ status: "cancelled", error }) : undefined;
  }
  sms.handedOverAt = now;
  const { number: id, to } = sms;
  // As it is under the claim: a correction of the request may have replaced its link a moment ago.
  const body = textToSend(keys, claimed);
  const externalId = await transport.send({ id, to, body, handedOverAt: now }).catch(async (error: unknown) => {
    const reason = reasonOf(error);
    if (error instanceof UnclearOutcome) {
      await note({ status: "unclear", error: reason });
      throw new PostponeJob(LOOK_UP_AFTER_MS);
    }
    const isHopeless = error instanceof SmsInvalid;
    await note({ status: isLast || isHopeless ? "failed" : "queued", error: reason, ...NOT_TAKEN });
    throw isHopeless ? new PermanentJobError("the text is given up", { cause: error }) : error;
  });
  await note({ status: "sent", externalId, sentAt: clock(), error: null, sealedBody: null });
}

async function findToSend(
  deps: Pick<Deps, "db" | "clock" | "keys">,
  transport: SmsTransport | null,
  smsId: number,
): Promise<Sms | undefined> {
  const [sms] = await deps.db.select().from(messages).where(stillToGo(smsId));
  if (!sms?.handedOverAt) return sms;
  return clarifySms(deps, transport, { ...sms, handedOverAt: sms.handedOverAt });
}

const optOutQuery = (tx: Database, { to }: Sms) =>
  tx
    .select({ phone: smsOptOuts.phone })
    .from(smsOptOuts)
    .where(eq(smsOptOuts.phone, phoneDigits(to)));

const hasOptedOut = async (db: Database, sms: Sms) => (await optOutQuery(db, sms)).length > 0;

/** Builds the SQL condition that a consent covers the purpose of a message; that of a request was checked when written. */
const isCovered = () => sql<boolean>`(${messages.purpose} <> 'marketing' or ${agreedToMarketing(messages.to)})`;

type ClaimNeeds = Pick<Deps, "db" | "clock" | "settings">;

/**
 * Claims a message for the hand-over: one atomic statement checks that it may be sent and marks it as leaving. A
 * recall, a STOP or another worker comes either before that statement or too late.
 */
async function claim(deps: ClaimNeeds, sms: Sms, now: Date): Promise<Sms | undefined> {
  const { db } = deps;
  const { sequenceRunId, handedOverAt } = messages;
  const isAllowed = and(notExists(optOutQuery(db, sms)), isNull(stopReason(deps, sequenceRunId)), isCovered());
  const taken = await db
    .update(messages)
    .set({ leavingAt: now, handedOverAt: now })
    .where(and(stillToGo(sms.number), isNull(handedOverAt), isAllowed))
    .returning();
  return taken[0];
}

async function cancelReason(deps: ClaimNeeds, sms: Sms): Promise<string | null> {
  const { db } = deps;
  if (await hasOptedOut(db, sms)) return OPTED_OUT;
  const isUncovered = and(stillToGo(sms.number), not(isCovered()));
  if ((await db.$count(messages, isUncovered)) > 0) return NO_MARKETING_CONSENT;
  const isOver = and(stillToGo(sms.number), isNotNull(stopReason(deps, messages.sequenceRunId)));
  return (await db.$count(messages, isOver)) > 0 ? SEQUENCE_OVER : null;
}

export const sendSmsJob: Job<"send-sms", z.infer<typeof data>> = {
  name: "send-sms",
  data,
  pace: PATIENT,
  work: ({ sms, ...deps }, texted, attempt) => sendSms(deps, sms, texted, attempt),
};
