import type { PreviewedAcknowledgement } from "../../../domain/api/operations/settings.ts";
import { LANGUAGES, type Language } from "../../../domain/platform/language.ts";
import type { Acknowledgements } from "../../../domain/work/acknowledgements.ts";
import { CLAIM, DEFAULT_INSURANCE_TYPE } from "../../../domain/work/lead-options.ts";
import { KINDS, LEAD_KINDS, type LeadKind } from "../../../domain/work/request-kinds.ts";
import { SERVICE_SUBJECTS } from "../../../domain/work/service-options.ts";
import type { Translate } from "../../../domain/platform/text-keys.ts";
import { sayType } from "../../../domain/work/say-type.ts";
import type { Deps } from "../../platform/deps.ts";
import { linkAddress } from "../private-links/link.ts";
import { acknowledgementMail, acknowledgementSms, type AcknowledgedLead } from "./acknowledgement.ts";
import { claimsPage } from "./lead-mails.ts";

/** The subject of the made-up request of each kind. */
const SAMPLE_SUBJECTS: Record<LeadKind, (t: Translate) => string> = {
  quote: (t) => sayType(t, DEFAULT_INSURANCE_TYPE) ?? "",
  contact: (t) => t("mail:inquiry.question"),
  service: (t) => sayType(t, SERVICE_SUBJECTS[0]) ?? "",
};

/** A made-up request with every value, so that the preview shows all placeholders. */
function sampleOf(kind: LeadKind, language: Language, isClaim: boolean): AcknowledgedLead {
  return {
    kind,
    language,
    reference: `${KINDS[kind].prefix}-7K3F9`,
    name: "Rosa Vela",
    isClaim,
    subjectOf: (t) => {
      if (isClaim) return t(`mail:inquiry.${CLAIM}`);
      return SAMPLE_SUBJECTS[kind](t);
    },
  };
}

/** Renders unsaved acknowledgements in both languages, with sample values. */
export function previewAcknowledgements(
  deps: Pick<Deps, "env" | "settings">,
  acknowledgements: Acknowledgements,
): PreviewedAcknowledgement[] {
  const agency = { ...deps.settings.agency(), acknowledgements };
  const kinds: { id: PreviewedAcknowledgement["id"]; kind: LeadKind; isClaim: boolean }[] = [
    ...LEAD_KINDS.map((kind) => ({ id: kind, kind, isClaim: false })),
    { id: CLAIM, kind: "contact", isClaim: true },
  ];
  return kinds.flatMap(({ id, kind, isClaim }) =>
    LANGUAGES.map((language) => {
      const lead = sampleOf(kind, language, isClaim);
      const mail = acknowledgementMail(agency, lead);
      return {
        id,
        language,
        ...mail,
        sms: acknowledgementSms(agency, lead, {
          claims: claimsPage(deps, language),
          page: linkAddress(deps.env, language, "…"),
        }),
      };
    }),
  );
}
