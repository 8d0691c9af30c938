import { createHash } from "node:crypto";
import type { Agency } from "../../../domain/operations/settings/agency.ts";
import { CONSENT_TEXT, CONSENT_VERSION, shownConsent } from "../../../domain/work/consent.ts";
import { phoneDigits } from "../../../domain/platform/phone.ts";
import type { ConsentRow } from "../../platform/deps/leads.ts";
import type { Sender } from "./sender.ts";

function hashOf(shown: string): string {
  return createHash("sha256").update(shown).digest("hex");
}

/**
 * Builds the consent record: the text that the visitor saw and agreed to. Returns null without consent or without a
 * phone number.
 */
export function consentRow(
  agency: Pick<Agency, "name">,
  form: { consent: boolean; phone?: string | undefined; page?: string | undefined },
  sender: Sender,
  now: Date,
): ConsentRow | null {
  if (!form.consent || !form.phone) return null;
  return {
    textVersion: CONSENT_VERSION,
    textHash: hashOf(shownConsent(CONSENT_TEXT[sender.language], agency.name)),
    language: sender.language,
    page: form.page ?? "",
    phone: phoneDigits(form.phone),
    ip: sender.ip,
    userAgent: sender.userAgent.slice(0, 500),
    createdAt: now,
  };
}
