import type { Agency } from "../../../domain/operations/settings/agency.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { phoneDigits } from "../../../domain/platform/phone.ts";
import type { Database } from "../../platform/db/client.ts";
import type { ConsentRow } from "../../platform/deps/leads.ts";
import { findShownText } from "./consent-texts.ts";
import type { Sender } from "./sender.ts";

type ConsentForm = {
  consent: boolean;
  consentText?: string | undefined;
  phone?: string | undefined;
  page?: string | undefined;
};

/**
 * Builds the consent record: the text that the visitor saw and agreed to, in the language in which it was shown.
 * Returns null without consent or without a phone number. Rejects the form when it does not name a text that this site
 * has shown: nobody agrees to a text unseen.
 */
export async function consentRow(
  tx: Database,
  agency: Pick<Agency, "name">,
  form: ConsentForm,
  sender: Sender,
  now: Date,
): Promise<ConsentRow | null> {
  if (!form.consent || !form.phone) return null;
  const shown = await findShownText(tx, agency.name, form.consentText ?? "");
  if (!shown) throw new AppError("invalid", { fields: { consent: "validation:consentText" } });
  return {
    textVersion: shown.version,
    textHash: shown.hash,
    language: shown.language,
    page: form.page ?? "",
    phone: phoneDigits(form.phone),
    ip: sender.ip,
    userAgent: sender.userAgent.slice(0, 500),
    createdAt: now,
  };
}
