import { KINDS, type LeadKind, requestAddress } from "../../../domain/work/request-kinds.ts";
import { and, eq } from "drizzle-orm";
import type { Language } from "../../../domain/platform/language.ts";
import { pathIn } from "../../../domain/platform/paths.ts";
import { formatPhone } from "../../../domain/platform/phone.ts";
import type { NameIn } from "../../../domain/platform/text-keys.ts";
import type { Database } from "../../platform/db/client.ts";
import { messages, requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { translator } from "../../platform/texts.ts";
import { issueLink, linkAddress, type LinkedRequest } from "../private-links/link.ts";
import { acknowledgedFacts, type FactsOfLead } from "./acknowledged-facts.ts";
import { acknowledgementMail } from "./acknowledgement.ts";
import { findGivenConsent } from "./given-consent.ts";
import type { KindMailData } from "./kinds.ts";
import { isNotToBeCalled } from "./do-not-contact.ts";

/** The fields of a lead that its mails use. Birth dates and addresses are left out. */
export type MailedLead = KindMailData & {
  kind: LeadKind;
  id: number;
  number: number;
  reference: string;
  language: Language;
  name: string | null;
  email: string | null;
  phone: string | null;
  /** Set when the visitor agreed to be called or texted. */
  consentId: number | null;
  /** Time at which the visitor added the contact details that were missing. */
  completedAt: Date | null;
  /** The office that it belongs to, whose hours the acknowledgement names. */
  location: string | null;
  notifiedAs: string | null;
} & FactsOfLead &
  LinkedRequest & { lastUsedAt: Date };

/**
 * Queues the notification to the agents' mailbox, unless the lead has an owner, who gets a notice of their own (decision
 * 70), and the acknowledgement to the visitor if the lead has an email address.
 */
export async function queueLeadMails(deps: Deps, tx: Database, lead: MailedLead, hasOwner: boolean): Promise<void> {
  const about = { requestId: lead.id };
  await tx
    .update(requests)
    .set({ notifiedAs: noticeKind(lead) })
    .where(eq(requests.id, lead.id));
  if (!hasOwner) {
    const isUncallable = lead.phone !== null && (await isNotToBeCalled(tx, lead.phone));
    await queueMail(deps, tx, { ...noticeToAgents(deps, lead, isUncallable), ...about, isOurDoing: true });
  }
  if (!lead.email) return;
  const thanks = await thanksToVisitor(deps, tx, lead, lead.email);
  await queueMail(deps, tx, { ...thanks, ...about, answersTo: about });
}

/**
 * Returns the message kind of the notification to the agents. A completed lead has a kind of its own: the agents may
 * already have had a first mail about the lead, without contact details.
 */
const noticeKind = ({ completedAt }: Pick<MailedLead, "completedAt">) =>
  completedAt ? "lead-completion" : "lead-notification";

/**
 * Returns true when the mails about a lead in its present state are already queued. Keeps the job idempotent, since it
 * may run twice. Of a lead from before `notifiedAs` the mail itself tells.
 */
export async function hasLeadMails(
  tx: Database,
  lead: Pick<MailedLead, "id" | "completedAt" | "notifiedAs">,
): Promise<boolean> {
  if (lead.notifiedAs === noticeKind(lead)) return true;
  const ofLead = and(eq(messages.requestId, lead.id), eq(messages.kind, noticeKind(lead)));
  return (await tx.select({ id: messages.id }).from(messages).where(ofLead).limit(1)).length > 0;
}

function noticeToAgents({ env, settings }: Deps, lead: MailedLead, isUncallable: boolean) {
  const { agentsEmail, officeLanguage: language } = settings.agency();
  const t = translator(language);
  const { reference, kind } = lead;
  const values = { subject: lead.subjectOf(t), reference };
  const texts = noticeTexts(lead);
  const fact = (label: NameIn<"mail", "facts">, value: string | null) => ({
    label: t(`mail:facts.${label}`),
    value: value || "–",
  });
  return {
    kind: noticeKind(lead),
    to: agentsEmail,
    subject: t(`${texts}.subject`, values),
    language,
    letter: {
      heading: t(`${texts}.heading`, values),
      paragraphs: [t(`${texts}.intro`)],
      facts: [
        fact("reference", reference),
        fact("name", lead.name),
        fact("phone", lead.phone && formatPhone(lead.phone) + (isUncallable ? ` (${t("mail:doNotCall")})` : "")),
        fact("email", lead.email),
        ...(KINDS[kind].hasZip ? [fact("zip", lead.zipCode)] : []),
        fact("language", t(`mail:languages.${lead.language}`)),
      ],
      action: {
        label: t("mail:openRequest"),
        url: `${env.publicUrl}${requestAddress(reference)}`,
      },
    },
  };
}

function noticeTexts({ kind, completedAt, openUntil, isClaim }: MailedLead) {
  if (isClaim) return "mail:claimNotice";
  if (completedAt) return "mail:completionNotice";
  return openUntil ? "mail:zipNotice" : (`kinds:${kind}.notice` as const);
}

/** Returns the URL of the page that explains how to report a claim to each insurer. */
export function claimsPage({ env }: Pick<Deps, "env">, language: Language): string {
  return env.publicUrl + pathIn(language, "/claims-process");
}

/**
 * Builds the acknowledgement: the office's words, what was chosen, the promised time, the link to the private page and
 * the consent as it was given. That of a claim links to the page that says where to report it first.
 */
async function thanksToVisitor(deps: Deps, tx: Database, lead: MailedLead, to: string) {
  const agency = deps.settings.agency();
  const { language, isClaim } = lead;
  const t = translator(language);
  const { subject, ...words } = acknowledgementMail(agency, lead);
  const url = linkAddress(deps.env, language, await issueLink(deps, tx, lead));
  const page = { label: t("mail:yourRequest"), url, isSecret: true };
  const claims = { label: t("mail:claimThanks.action"), url: claimsPage(deps, language) };
  const consent = lead.consentId === null ? null : await findGivenConsent(tx, lead.consentId);
  return {
    kind: "lead-acknowledgement",
    to,
    subject,
    language,
    letter: {
      ...words,
      facts: acknowledgedFacts(agency, lead),
      ...(isClaim ? { action: claims, links: [page] } : { action: page }),
      ...(consent?.text && { footnotes: [t("mail:consentGiven", { text: consent.text })] }),
    },
  };
}
