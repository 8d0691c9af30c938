import { isInsuranceType, type InquiryType, type InsuranceType } from "../../../domain/lead-options.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import type { LeadRow } from "./lead-kinds.ts";

type LeadType = InsuranceType | InquiryType;

/** What a request is about, in words. */
export function useTypeText(): (type: LeadType) => string {
  const { t } = useTranslation("desk");
  return (type) => (isInsuranceType(type) ? t(`quotes:type.${type}`) : t(`inquiry.${type}`));
}

export const typeOf = (lead: LeadRow): LeadType | null =>
  "insuranceType" in lead ? lead.insuranceType : lead.inquiryType;
