import type { PresentedLead, PresentedRequest } from "../../domain/api/leads.ts";
import type { Language } from "../../domain/language.ts";
import type { LeadKind } from "../../domain/lead-options.ts";
import type { AnyUses } from "../../domain/request-fields.ts";
import { officeStamp } from "../http/office-stamp.ts";
import { knownText, translator } from "../texts.ts";
import { LEADS } from "../leads/kinds.ts";

/** A request for an export, in the reader's words. */
export function sayLead(kind: LeadKind, lead: PresentedRequest<LeadKind>, language: Language): Record<string, unknown> {
  return {
    ...lead,
    ...sayCommon(lead, language),
    ...sayChoices(LEADS[kind].fields, lead, language),
    ...("details" in lead && { details: sayDetails(lead.details, language) }),
  };
}

function sayCommon(lead: PresentedLead, language: Language) {
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

function sayChoices(uses: AnyUses, lead: Record<string, unknown>, language: Language) {
  const said = Object.entries(uses).flatMap(([field, { is }]) => {
    const value = lead[field];
    return typeof is === "object" && typeof value === "string" ? [[field, knownText(language, is.oneOf, value)]] : [];
  });
  return Object.fromEntries(said) as Record<string, string | undefined>;
}

/** The type-specific fields by their labels in the form, choices by theirs. */
function sayDetails(details: Record<string, unknown>, language: Language): string {
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
