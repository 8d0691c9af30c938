import type { Agency } from "../../../domain/operations/settings/agency.ts";
import { calendarOf } from "../../../domain/operations/settings/offices.ts";
import { localeOf, type Language } from "../../../domain/platform/language.ts";
import type { NameIn, Namespace, TextKey, Translate } from "../../../domain/platform/text-keys.ts";
import { entriesOf, isAmong } from "../../../domain/platform/typed-records.ts";
import { zoneName } from "../../../domain/platform/zone-name.ts";
import { answerBy } from "../../../domain/work/answer-time.ts";
import {
  BUSINESS_TYPES,
  COVERAGE_WISHES,
  INSURANCE_TYPES,
  LICENSE_STATES,
  LIFE_COVERAGES,
  PRIMARY_USES,
  PROPERTY_TYPES,
  ROOF_TYPES,
  VEHICLE_TYPES,
} from "../../../domain/work/lead-options.ts";
import type { LeadKind } from "../../../domain/work/request-kinds.ts";
import {
  ADDRESS_USES,
  BILLING_TOPICS,
  CANCEL_REASONS,
  CANCEL_WISHES,
  CHANGE_TYPES,
  GLASS_DAMAGES,
  GLASS_PARTS,
  KNOWN_ANSWERS,
  LOSS_TYPES,
  PROOF_RECIPIENTS,
} from "../../../domain/work/service-options.ts";
import { officeHours } from "../../platform/mail/office-hours.ts";
import { translator } from "../../platform/texts.ts";
import type { KindMailData } from "./kinds.ts";
import type { RequestRow } from "./stored-fields.ts";

/** The columns of a request whose facts the acknowledgement tells. */
export type FactsOfLead = Pick<KindMailData, "subjectOf"> &
  Pick<
    RequestRow,
    "kind" | "reference" | "language" | "location" | "details" | "requestDate" | "completedAt" | "respondBy"
  >;

/**
 * The details of quote requests that are chosen from a list, with what there is to choose. Only these are told in a mail: anybody can type
 * somebody else's address into a form, and no mail of ours carries what a stranger typed.
 */
const QUOTE_CHOICES: { [Name in Exclude<NameIn<"quotes", "options">, "personalGender">]: readonly string[] } = {
  vehicleType: VEHICLE_TYPES,
  driverLicenseState: LICENSE_STATES,
  primaryUse: PRIMARY_USES,
  coverageTypes: COVERAGE_WISHES,
  propertyType: PROPERTY_TYPES,
  roofType: ROOF_TYPES,
  businessType: BUSINESS_TYPES,
  coverageType: LIFE_COVERAGES,
};

/** The same of service requests. Whether somebody is hurt is told to no mailbox. */
const SERVICE_CHOICES: { [Name in Exclude<NameIn<"service", "options">, "isInjured">]: readonly string[] } = {
  changeType: CHANGE_TYPES,
  proofFor: PROOF_RECIPIENTS,
  addressUse: ADDRESS_USES,
  driverLicenseState: LICENSE_STATES,
  billingTopic: BILLING_TOPICS,
  cancelWish: CANCEL_WISHES,
  cancelReason: CANCEL_REASONS,
  policyLine: INSURANCE_TYPES,
  lossType: LOSS_TYPES,
  policeReport: KNOWN_ANSWERS,
  isReported: KNOWN_ANSWERS,
  glassPart: GLASS_PARTS,
  glassDamage: GLASS_DAMAGES,
};

/** The choices of each kind, and the file of their texts; null where the subject is the only one. */
const CHOICES = {
  quote: { texts: "quotes", options: QUOTE_CHOICES },
  contact: null,
  service: { texts: "service", options: SERVICE_CHOICES },
} as const satisfies Record<LeadKind, { texts: Namespace; options: Record<string, readonly string[]> } | null>;

type Fact = { label: string; value: string };

/** Lists what an acknowledgement tells of a request: the same as its private page, without anything that was typed. */
export function acknowledgedFacts(agency: Agency, lead: FactsOfLead): Fact[] {
  const { reference, language, location } = lead;
  const t = translator(language);
  const promised = promiseInWords(agency, lead);
  return [
    { label: t("mail:facts.reference"), value: reference },
    { label: t("mail:facts.about"), value: lead.subjectOf(t) },
    ...chosenFacts(t, lead),
    ...(promised ? [{ label: t("mail:facts.answer"), value: promised }] : []),
    { label: t("mail:facts.hours"), value: officeHours(calendarOf(agency, location), language) },
  ];
}

function chosenFacts(t: Translate, { kind, details }: FactsOfLead): Fact[] {
  const choices = CHOICES[kind];
  if (!choices) return [];
  const { texts } = choices;
  return entriesOf<string, readonly string[]>(choices.options).flatMap(([field, options]) => {
    const chosen = [details[field]].flat().filter((value): value is string => isAmong<unknown>(options, value));
    const names = chosen.map((value) => t(`${texts}:options.${field}.${value}` as TextKey));
    return names.length > 0 ? [{ label: t(`${texts}:fields.${field}` as TextKey), value: names.join(", ") }] : [];
  });
}

/** Says the promised time with its date, since a mail is read on any day; undefined where nobody is about to answer. */
function promiseInWords(agency: Agency, lead: FactsOfLead): string | undefined {
  if (!lead.respondBy) return undefined;
  const calendar = calendarOf(agency, lead.location);
  const by = answerBy(lead.completedAt ?? lead.requestDate, agency.promises[lead.kind].answerWithinHours, calendar);
  return by && `${momentIn(lead.language, calendar.timezone, by)}, ${zoneName(calendar.timezone, lead.language)}`;
}

function momentIn(language: Language, timeZone: string, moment: Date): string {
  const day = { weekday: "long", month: "long", day: "numeric" } as const;
  const time = { hour: "numeric", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(localeOf(language), { timeZone, ...day, ...time })
    .format(moment)
    .replaceAll("\u202f", " ");
}
