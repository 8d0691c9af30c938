import type { Language, Localized } from "../platform/language.ts";

/**
 * The version of the text that a visitor agrees to by checking the box. The text is part of the rules, not of the
 * interface: the record of a consent names this version. An edited text is a new version, and the former one moves to
 * `consent-history.ts`.
 */
export const CONSENT_VERSION = "2026-11-15";

/**
 * The consent text of this version. `{{agency}}` is the seller, whom the law wants named; `[words](/path)` are shown as
 * a link.
 */
export const CONSENT_TEXT: Localized = {
  en: "I agree that {{agency}} may call or text me at the number above about my request, including with automated technology. Message frequency varies, usually one to five texts per request. Message and data rates may apply. Reply STOP to opt out or HELP for help. Consent is not a condition of any purchase. See our [Terms](/terms) and [Privacy Policy](/privacy).",
  es: "Acepto que {{agency}} me llame o me envíe mensajes de texto al número indicado sobre mi solicitud, incluso con tecnología automatizada. La frecuencia varía; por lo general son de uno a cinco mensajes por solicitud. Pueden aplicarse tarifas de mensajes y datos. Responda ALTO para dejar de recibirlos o AYUDA para recibir ayuda. Este consentimiento no es condición para comprar nada. Vea nuestros [Términos](/terms) y nuestra [Política de privacidad](/privacy).",
};

type ConsentPart = { text: string; path?: string };

/** Splits a text of consent into parts, in order; a part with a path is a link. */
export function consentParts(language: Language, agency: string, text: Localized = CONSENT_TEXT): ConsentPart[] {
  return partsOf(text[language], agency);
}

/** Returns a version's text as a visitor reads it: the agency's name filled in, links as plain words. */
export function shownConsent(text: string, agency: string): string {
  return partsOf(text, agency)
    .map((part) => part.text)
    .join("");
}

function partsOf(text: string, agency: string): ConsentPart[] {
  const [first = "", ...rest] = text.replace("{{agency}}", () => agency).split(/\[([^\]]+)\]\(([^)]+)\)/);
  const parts: ConsentPart[] = [{ text: first }];
  for (let i = 0; i < rest.length; i += 3) {
    parts.push({ text: rest[i] ?? "", path: rest[i + 1] ?? "" }, { text: rest[i + 2] ?? "" });
  }
  return parts;
}
