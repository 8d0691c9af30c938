import { eq } from "drizzle-orm";
import { phoneDigits } from "../../../domain/platform/phone.ts";
import { consentTexts } from "../../platform/db/schema/index.ts";
import { hasOptedOut } from "../consents/mail-opt-outs.ts";
import { findMarketingConsent } from "../consents/marketing-consent.ts";
import { internationalNumber } from "../sms/queue-sms.ts";
import type { Visit } from "./visit.ts";

/** Presents what the office may write beyond the request: texts about renewals and other lines, and mails like that. */
export async function presentMarketing({ tx, request }: Visit) {
  const { phone, email } = request;
  return {
    texts: phone ? await textsTo(tx, internationalNumber(phone)) : null,
    mails: email ? { isStopped: await hasOptedOut(tx, email) } : null,
  };
}

/** Presents the consent of a number, with the exact text that was agreed to. Only the end of the number is shown. */
async function textsTo(tx: Visit["tx"], number: string) {
  const consent = await findMarketingConsent(tx, number);
  const [shown] = consent
    ? await tx.select({ text: consentTexts.text }).from(consentTexts).where(eq(consentTexts.hash, consent.textHash))
    : [];
  return {
    numberEnd: phoneDigits(number).slice(-4),
    given: consent ? { at: consent.at.toISOString(), text: shown?.text ?? null } : null,
  };
}
