import { createHash } from "node:crypto";
import { CONSENT_TEXT, CONSENT_VERSION } from "../../domain/consent.ts";
import type { Language } from "../../domain/language.ts";
import { phoneDigits } from "../../domain/phone.ts";
import type { Database } from "../db/client.ts";
import { consents } from "../db/schema/index.ts";

/** Who sent a form, from where, in which language. */
export type Sender = { language: Language; ip: string; userAgent: string };

/** Keeps what a visitor was shown and agreed to; null when there was no consent or no number to call. */
export async function recordConsent(
  tx: Database,
  form: { consent: boolean; phone?: string | undefined; page?: string | undefined },
  sender: Sender,
  now: Date,
): Promise<number | null> {
  if (!form.consent || !form.phone) return null;
  const [row] = await tx
    .insert(consents)
    .values({
      textVersion: CONSENT_VERSION,
      textHash: createHash("sha256").update(CONSENT_TEXT[sender.language]).digest("hex"),
      language: sender.language,
      page: form.page ?? "",
      phone: phoneDigits(form.phone),
      ip: sender.ip,
      userAgent: sender.userAgent.slice(0, 500),
      createdAt: now,
    })
    .returning({ id: consents.id });
  return row?.id ?? null;
}
