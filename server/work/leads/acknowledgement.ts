import type { Agency } from "../../../domain/operations/settings/agency.ts";
import type { Language } from "../../../domain/platform/language.ts";
import { localPhone } from "../../../domain/platform/phone.ts";
import { fillAllPlaceholders, type PlaceholderValues } from "../../../domain/platform/placeholders.ts";
import type { Translate } from "../../../domain/platform/text-keys.ts";
import type { LeadKind } from "../../../domain/work/request-kinds.ts";
import { locationOf } from "../../../domain/operations/settings/offices.ts";
import { officeHours } from "../../platform/mail/office-hours.ts";
import { translator } from "../../platform/texts.ts";
import { afterFirst, saidFirst } from "./said-first.ts";

/** The fields of a request that its acknowledgement uses. */
export type AcknowledgedLead = {
  kind: LeadKind;
  language: Language;
  reference: string;
  name: string | null;
  isClaim: boolean;
  /** The office that the request belongs to; the main one without it. */
  location?: string | null;
  subjectOf(t: Translate): string;
};

/** Builds the words of the mail that thanks a visitor: the office's own, then the promise, which is always there. */
export function acknowledgementMail(agency: Agency, lead: AcknowledgedLead) {
  const { kind, language, reference, isClaim } = lead;
  const t = translator(language);
  const { mail, claim } = agency.acknowledgements;
  const fill = fillerFor(agency, lead);
  const first = afterFirst(kind, language, []);
  if (isClaim) {
    // Before the thanks it says that the insurer has not been told, and where to report the claim.
    return {
      subject: t("mail:claimThanks.subject", { reference }),
      heading: t("mail:claimThanks.heading"),
      paragraphs: [
        ...first,
        t("mail:claimThanks.intro"),
        ...paragraphsOf(fill(claim.mail[language])),
        t("mail:claimThanks.promise"),
        t("mail:thanksNext"),
      ],
    };
  }
  const { subject, heading, text } = mail[kind];
  return {
    subject: fill(subject[language]),
    heading: fill(heading[language]),
    paragraphs: [...first, ...paragraphsOf(fill(text[language])), t(`kinds:${kind}.promise`), t("mail:thanksNext")],
  };
}

/** The addresses in a text message: where to report a claim, and the private page of the request. */
type Addresses = { claims: string; page: string };

/** Builds the text message that thanks a visitor, with what the law asks of every such message. */
export function acknowledgementSms(agency: Agency, lead: AcknowledgedLead, { claims, page }: Addresses): string {
  const { kind, language, isClaim } = lead;
  const t = translator(language);
  const { sms, claim } = agency.acknowledgements;
  const own = fillerFor(agency, lead)((isClaim ? claim.sms : sms[kind])[language]);
  const text = `${own} ${t("sms:page", { url: page })}`;
  const first = saidFirst(kind, language);
  const values = { agency: agency.name, text };
  if (!isClaim) return t("sms:acknowledgement", { ...values, text: first ? `${first} ${text}` : text });
  if (first) return t("sms:claimAfter", { ...values, first, url: claims });
  return t("sms:claimAcknowledgement", { ...values, url: claims });
}

/** Returns the function that fills in the placeholders of a text for a request. */
function fillerFor(agency: Agency, { language, reference, name, location, subjectOf }: AcknowledgedLead) {
  const office = locationOf(agency, location);
  const values: PlaceholderValues = {
    name: name?.trim() ?? "",
    firstName: name?.trim().split(/\s+/, 1)[0] ?? "",
    reference,
    type: subjectOf(translator(language)),
    agency: agency.name,
    officePhone: localPhone(office.phone),
    officeHours: officeHours(office, language),
  };
  return (text: string) => fillAllPlaceholders(text, values);
}

const paragraphsOf = (text: string) => text.split(/\n\s*\n/).map((part) => part.trim());
