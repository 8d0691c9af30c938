import type { Localized } from "./language.ts";

/**
 * What a visitor agrees to by ticking the box. The text is part of the rules, not of the interface:
 * the record of a consent names this version, and an edited text is a new version.
 */
export const CONSENT_VERSION = "2026-11-01";

export const CONSENT_TEXT: Localized = {
  en: "I agree that the agency may call or text me at the number above about my request, also with automated technology. Consent is not a condition of any purchase. Message and data rates may apply. Reply STOP to end texts.",
  es: "Acepto que la agencia me llame o me envíe mensajes de texto al número indicado sobre mi solicitud, también con tecnología automatizada. Este consentimiento no es condición para ninguna compra. Pueden aplicarse tarifas de mensajes y datos. Responda ALTO para dejar de recibir mensajes.",
};
