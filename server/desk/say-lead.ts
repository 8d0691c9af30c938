import type { Language } from "../../domain/language.ts";
import type { PresentedContactRequest } from "../contacts/list-contact-requests.ts";
import { officeStamp } from "../http/office-stamp.ts";
import type { PresentedQuoteRequest } from "../quotes/list-quote-requests.ts";
import { knownText, translator } from "../texts.ts";
import type { PresentedLead } from "../leads/present-lead.ts";

/** A quote request for an export, in the reader's words. */
export function sayQuoteRequest(lead: PresentedQuoteRequest, language: Language) {
  const insuranceType = knownText(language, "quotes:type", lead.insuranceType);
  return { ...lead, ...sayLead(lead, language), insuranceType, details: sayDetails(lead.details, language) };
}

/** A contact request for an export, in the reader's words. */
export function sayContactRequest(lead: PresentedContactRequest, language: Language) {
  const inquiryType = lead.inquiryType && knownText(language, "desk:inquiry", lead.inquiryType);
  return { ...lead, ...sayLead(lead, language), inquiryType };
}

function sayLead(lead: PresentedLead, language: Language) {
  const t = translator(language);
  const say = (isSo: boolean) => t(isSo ? "exports:yes" : "exports:no");
  return {
    requestDate: officeStamp(lead.requestDate),
    language: t(`portal:languages.${lead.language}`),
    hasConsent: say(lead.hasConsent),
    doNotText: say(lead.doNotText),
    doNotCall: say(lead.doNotCall),
  };
}

/** The type-specific fields by their labels in the form, choices by theirs. */
function sayDetails(details: PresentedQuoteRequest["details"], language: Language): string {
  return Object.entries(details)
    .map(([field, value]) => {
      const choices = [value].flat().map((choice) => {
        const written = String(choice);
        return knownText(language, "quotes:options", field, written) ?? written;
      });
      return `${knownText(language, "quotes:fields", field) ?? field}: ${choices.join(", ")}`;
    })
    .join("; ");
}
