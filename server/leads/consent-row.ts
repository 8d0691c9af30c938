import { createHash } from "node:crypto";
import { CONSENT_TEXT, CONSENT_VERSION } from "../../domain/consent.ts";
import { LANGUAGES, type Language } from "../../domain/language.ts";
import { phoneDigits } from "../../domain/phone.ts";
import type { consents } from "../db/schema/index.ts";
import type { Sender } from "./sender.ts";

export type ConsentRow = typeof consents.$inferInsert;

const TEXT_HASH = Object.fromEntries(
  LANGUAGES.map((language) => [language, createHash("sha256").update(CONSENT_TEXT[language]).digest("hex")]),
) as Record<Language, string>;

/** What a visitor was shown and agreed to; null when there was no consent or no number to call. */
export function consentRow(
  form: { consent: boolean; phone?: string | undefined; page?: string | undefined },
  sender: Sender,
  now: Date,
): ConsentRow | null {
  if (!form.consent || !form.phone) return null;
  return {
    textVersion: CONSENT_VERSION,
    textHash: TEXT_HASH[sender.language],
    language: sender.language,
    page: form.page ?? "",
    phone: phoneDigits(form.phone),
    ip: sender.ip,
    userAgent: sender.userAgent.slice(0, 500),
    createdAt: now,
  };
}
