import { agreedNumber, findGivenConsent } from "../leads/given-consent.ts";
import { isForbidden } from "../leads/do-not-contact.ts";
import type { Visit } from "./visit.ts";

/** Presents the consent to calls and texts as the customer gave it, and whether they withdrew it; null without one. */
export async function presentConsent({ tx, request }: Visit) {
  const given = request.consentId === null ? null : await findGivenConsent(tx, request.consentId);
  if (!given) return null;
  const { text, language, createdAt } = given;
  const phone = agreedNumber(given, request);
  return {
    text,
    language,
    at: createdAt.toISOString(),
    /** The last digits of the number: the page does not tell more to somebody who only has the link. */
    lastDigits: phone.slice(-2),
    isTextStopped: await isForbidden(tx, "text", phone),
    isCallStopped: await isForbidden(tx, "call", phone),
  };
}
