import { CONSENT_TEXT, CONSENT_VERSION } from "./consent.ts";
import type { Localized } from "../platform/language.ts";

/**
 * The consent texts that visitors ever agreed to, by version. A line is added with each new version, and none ever
 * changes.
 */
export const CONSENT_TEXTS: Record<string, Localized> = {
  "2026-11-01": {
    en: "I agree that the agency may call or text me at the number above about my request, also with automated technology. Consent is not a condition of any purchase. Message and data rates may apply. Reply STOP to end texts.",
    es: "Acepto que la agencia me llame o me envíe mensajes de texto al número indicado sobre mi solicitud, también con tecnología automatizada. Este consentimiento no es condición para ninguna compra. Pueden aplicarse tarifas de mensajes y datos. Responda ALTO para dejar de recibir mensajes.",
  },
  [CONSENT_VERSION]: CONSENT_TEXT,
};
