import type { Localized } from "../platform/language.ts";
import type { Placeholder } from "../platform/placeholders.ts";
import type { LeadKind } from "./request-kinds.ts";

/** The placeholders of acknowledgements: what is known of every request as soon as it has come. */
export const ACKNOWLEDGEMENT_PLACEHOLDERS = [
  "firstName",
  "name",
  "reference",
  "type",
  "agency",
  "officePhone",
  "officeHours",
] as const satisfies readonly Placeholder[];

/**
 * The texts of acknowledgements that the office writes itself. What the law or a promise asks for stands around them
 * and cannot be changed: the agency's name, when somebody answers, the reference, STOP and HELP, and, after a claim,
 * that the insurer has not been told.
 */
export type Acknowledgements = {
  mail: Record<LeadKind, { subject: Localized; heading: Localized; text: Localized }>;
  sms: Record<LeadKind, Localized>;
  /** For contact requests about a claim, instead of those of the kind. */
  claim: { mail: Localized; sms: Localized };
};
