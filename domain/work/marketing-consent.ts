import type { Localized } from "../platform/language.ts";

/**
 * The version of the text that a customer agrees to for messages about renewals and other lines of insurance. As with
 * `CONSENT_VERSION`, an edited text is a new version. The database keeps every text that was ever shown.
 */
export const MARKETING_VERSION = "marketing-2026-11-18";

/** The text of the second consent. It is offered to customers only, never on a form that somebody fills in first. */
export const MARKETING_TEXT: Localized = {
  en: "I agree that {{agency}} may also call or text me at this number with marketing messages about the renewal of my policies and about other kinds of insurance, including with automated technology. Message frequency varies, usually no more than two texts per month. Message and data rates may apply. Reply STOP to opt out or HELP for help. Consent is not a condition of any purchase; without it my request is handled in the same way. See our [Terms](/terms) and [Privacy Policy](/privacy).",
  es: "Acepto que {{agency}} también me llame o me envíe a este número mensajes de texto publicitarios sobre la renovación de mis pólizas y sobre otros tipos de seguro, incluso con tecnología automatizada. La frecuencia varía; por lo general no son más de dos mensajes al mes. Pueden aplicarse tarifas de mensajes y datos. Responda ALTO para dejar de recibirlos o AYUDA para recibir ayuda. Este consentimiento no es condición para comprar nada; sin él, mi solicitud se atiende igual. Vea nuestros [Términos](/terms) y nuestra [Política de privacidad](/privacy).",
};
