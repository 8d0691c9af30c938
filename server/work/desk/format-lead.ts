import type { PresentedLead, PresentedRequest } from "../../../domain/api/work/leads.ts";
import type { Agency } from "../../../domain/operations/settings/agency.ts";
import { knownLocation, locationOf, officeName } from "../../../domain/operations/settings/offices.ts";
import { sayStage } from "../../../domain/work/desk/say-event.ts";
import type { Language } from "../../../domain/platform/language.ts";
import { KINDS, type LeadKind } from "../../../domain/work/request-kinds.ts";
import { localPhone } from "../../../domain/platform/phone.ts";
import { DETAILS } from "../../../domain/work/request-details.ts";
import type { AnyUses } from "../../../domain/work/request-fields.ts";
import { officeStamp } from "../../platform/http/office-stamp.ts";
import { knownText, translator } from "../../platform/texts.ts";
import { FIELDS } from "../../../domain/work/request-forms.ts";

/**
 * The data of an export besides the requests: the agency's clock and the names of its offices, and the names of the tags
 * in the reader's language, in the order of their list.
 */
type ExportNeeds = { agency: Pick<Agency, "timezone" | "locations">; tagNames: ReadonlyMap<number, string> };

/** Formats a request for an export, with texts in the reader's language and times by the main office's clock. */
export function formatLeadForExport(
  kind: LeadKind,
  lead: PresentedRequest<LeadKind>,
  language: Language,
  needs: ExportNeeds,
): Record<string, unknown> {
  return {
    ...lead,
    ...sayCommon(kind, lead, language, needs),
    ...sayChoices(FIELDS[kind], lead, language),
    ...("details" in lead && sayDetails(kind, lead.details, language)),
  };
}

function sayCommon(
  kind: LeadKind,
  lead: PresentedLead & { phone: string | null },
  language: Language,
  { agency, tagNames }: ExportNeeds,
) {
  const t = translator(language);
  const say = (isSo: boolean) => t(isSo ? "exports:yes" : "exports:no");
  const { timezone } = agency;
  const { owner, priority, followUpAt } = lead.work;
  const location = knownLocation(agency, lead.work.location);
  return {
    requestDate: officeStamp(lead.requestDate, timezone),
    phone: lead.phone && localPhone(lead.phone),
    stage: sayStage(t, kind, lead.work),
    owner: owner?.name,
    priority: t(`desk:work.priorities.${priority}`),
    followUpAt: followUpAt && officeStamp(followUpAt, timezone),
    location: location && officeName(agency, locationOf(agency, location)),
    tags: [...tagNames]
      .filter(([id]) => lead.work.tagIds.includes(id))
      .map(([, name]) => name)
      .join(", "),
    language: t(`portal:languages.${lead.language}`),
    hasConsent: say(lead.hasConsent),
    doNotText: say(lead.doNotText),
    doNotCall: say(lead.doNotCall),
  };
}

function sayChoices(uses: AnyUses, lead: Record<string, unknown>, language: Language) {
  const said = Object.entries(uses).flatMap(([field, { is }]): [string, string | undefined][] => {
    const value = lead[field];
    return typeof is === "object" && typeof value === "string" ? [[field, knownText(language, is.oneOf, value)]] : [];
  });
  return Object.fromEntries(said);
}

/** Formats each type-specific field for its own cell, choices by their form labels. Fields not asked are empty. */
function sayDetails(kind: LeadKind, details: Record<string, unknown>, language: Language): Record<string, string> {
  const texts = `${KINDS[kind].detailTexts ?? "quotes"}:options` as const;
  const said = (field: string) =>
    [details[field] ?? []]
      .flat()
      .map(String)
      .map((choice) => knownText(language, texts, field, choice) ?? choice)
      .join(", ");
  return Object.fromEntries(Object.keys(DETAILS[kind].exported).map((field) => [field, said(field)]));
}
