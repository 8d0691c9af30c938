import {
  INQUIRY_TYPES,
  INSURANCE_TYPES,
  isInsuranceType,
  type InquiryType,
  type InsuranceType,
} from "../../../domain/lead-options.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import type { LeadRow, LeadsKind } from "./lead-kinds.ts";

type LeadType = InsuranceType | InquiryType;

/** What requests of a kind are about. */
export const TYPES = { quotes: INSURANCE_TYPES, contacts: INQUIRY_TYPES } as const satisfies Record<
  LeadsKind,
  readonly LeadType[]
>;

/** What a request is about, in words. */
export function useTypeText(): (type: LeadType) => string {
  const { t } = useTranslation("desk");
  return (type) => (isInsuranceType(type) ? t(`quotes:type.${type}`) : t(`inquiry.${type}`));
}

export const typeOf = (lead: LeadRow): LeadType | null =>
  "insuranceType" in lead ? lead.insuranceType : lead.inquiryType;
