import { formatPhone } from "../../../../domain/platform/phone.ts";
import { locationOf, officeName } from "../../../../domain/operations/settings/offices.ts";
import type { TextKey } from "../../../../domain/platform/text-keys.ts";
import { valueIn } from "../../../../domain/platform/typed-records.ts";
import { detailValue, isEmptyValue, type DetailValue } from "../../../../domain/work/detail-values.ts";
import type { FieldsOf } from "../../../../domain/work/request-forms.ts";
import { KINDS, type LeadKind } from "../../../../domain/work/request-kinds.ts";
import { useAgency } from "../../../lib/agency.ts";
import { useDates } from "../../../lib/dates.ts";
import { knownText, useTranslation } from "../../../lib/i18n.tsx";
import type { ViewedLead } from "./lead-kinds.ts";
import { useTypeText } from "./type-text.ts";

const PERSON = { phone: "desk:columns.phone", email: "desk:columns.email" } as const;
/** The labels of the fields of each kind, in the order of the form. A further field of a kind does not compile here. */
export const DETAIL_LABELS = {
  quote: {
    name: "desk:columns.name",
    ...PERSON,
    zipCode: "desk:columns.zip",
    insuranceType: "desk:columns.type",
  },
  contact: {
    firstName: "desk:customers.enter.firstName",
    lastName: "desk:customers.enter.lastName",
    ...PERSON,
    inquiryType: "desk:columns.inquiry",
    message: "desk:customers.correct.message",
  },
  service: {
    firstName: "desk:customers.enter.firstName",
    lastName: "desk:customers.enter.lastName",
    ...PERSON,
    subject: "service:fields.subject",
    message: "desk:customers.correct.message",
  },
} as const satisfies { [K in LeadKind]: Record<keyof FieldsOf<K>, TextKey> };

/** The values of fields of a request, by field. */
export type DetailsOf = Record<string, DetailValue>;

/** Returns the value of one field of an opened request. */
export function detailIn(lead: ViewedLead, field: string): DetailValue {
  if (field === "location") return lead.work.location ?? "";
  const details = "details" in lead ? lead.details : {};
  return detailValue(valueIn(lead, field) ?? details[field]);
}

/** Returns the functions that name a field of a request and write a value of it, in the reader's language. */
export function useDetailTexts(kind: LeadKind) {
  const { t } = useTranslation("desk");
  const { t: detailTexts } = useTranslation(KINDS[kind].detailTexts ?? "quotes");
  const agency = useAgency();
  const dates = useDates();
  const typeText = useTypeText();
  const labels: Record<string, TextKey> = {
    ...DETAIL_LABELS[kind],
    language: "desk:language",
    location: "desk:office.label",
  };

  function label(field: string): string {
    const known = labels[field];
    return known ? t(known) : knownText(detailTexts, "fields", field);
  }

  function one(field: string, value: string): string {
    if (field === "phone") return formatPhone(value);
    if (field === "language") return knownText(t, "portal:languages", value);
    if (field === KINDS[kind].typeField) return typeText(value);
    if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return dates.date(`${value}T12:00:00Z`);
    return knownText(detailTexts, "options", `${field}.${value}`, value);
  }

  function write(field: string, value: DetailValue | undefined): string {
    if (field === "location") return officeName(agency, locationOf(agency, typeof value === "string" ? value : null));
    if (isEmptyValue(value)) return t("customers.correct.clash.empty");
    return [value ?? ""]
      .flat()
      .map((part) => one(field, part))
      .join(", ");
  }

  return { label, write };
}
