import { CONSENT_TEXT, shownConsent } from "../../domain/work/consent.ts";
import { agency } from "./agency.ts";

/** The consent text that a visitor of a test site reads in English. */
export const SHOWN_CONSENT = shownConsent(CONSENT_TEXT.en, agency.name);

/** The fields that a form sends when its visitor has checked the box. */
export const AGREED = { consent: true, consentText: SHOWN_CONSENT };
