import type { ComponentProps, ReactNode } from "react";
import type { PresentedLead } from "../../../server/leads/present-lead.ts";
import { formatDateTime } from "../../lib/dates.ts";
import { useLanguage, useTranslation } from "../../lib/i18n.tsx";
import { Alert } from "../../ui/alert.tsx";
import { DoNotContact } from "./do-not-contact.tsx";
import { Facts, type Fact } from "./facts.tsx";
import { EmailLink, PhoneLink } from "./lead-cells.tsx";
import type { ViewedLead } from "./viewed-lead.ts";
import { LeadMessages } from "./lead-messages.tsx";
import { quoteFacts } from "./quote-facts.ts";

/** Everything about a request, by parts: how to reach the person, what they want, how they came. */
export function LeadView({ lead, ...rights }: ComponentProps<typeof DoNotContact>) {
  const { t } = useTranslation("desk");
  const { t: quoteTexts } = useTranslation("quotes");
  const language = useLanguage();
  const isQuote = "insuranceType" in lead;
  const details = isQuote ? quoteFacts(lead.details, quoteTexts, language) : [];
  const wish: Fact[] = isQuote
    ? [{ label: t("columns.type"), value: t(`quotes:type.${lead.insuranceType}`) }, ...details]
    : [
        { label: t("columns.inquiry"), value: lead.inquiryType && t(`inquiry.${lead.inquiryType}`) },
        { label: t("message"), value: lead.message },
      ];
  const isPlain = isQuote ? details.length === 0 : !lead.message;
  return (
    <div className="grid grid-cols-1 gap-6">
      {lead.isBinned && (
        <Alert variant="info" title={t("bin.title")}>
          {t("bin.text")}
        </Alert>
      )}
      {lead.isSuspect && (
        <Alert variant="info" title={t("suspected")}>
          {t(`suspicion.${lead.suspicion === "honeypot" ? "honeypot" : "fast"}`)}
        </Alert>
      )}
      <Part title={t("parts.person")}>
        <Facts
          facts={[
            {
              label: t("columns.phone"),
              value: lead.phone && <PhoneLink phone={lead.phone} isForbidden={lead.doNotCall} />,
            },
            { label: t("columns.email"), value: lead.email && <EmailLink email={lead.email} /> },
            { label: t("columns.zip"), value: isQuote && lead.zipCode },
            { label: t("language"), value: t(`portal:languages.${lead.language}`) },
            { label: t("consent.label"), value: <Consent consent={lead.consent} /> },
          ]}
        />
        <DoNotContact lead={lead} {...rights} />
      </Part>
      <Part title={t("parts.wish")}>
        <Facts facts={wish} />
        {isPlain && <p className="mt-3 text-ink-soft">{t("noDetails")}</p>}
      </Part>
      <Part title={t("parts.origin")}>
        <Facts
          facts={[
            { label: t("columns.date"), value: formatDateTime(lead.requestDate, language) },
            { label: t("source.label"), value: <Source source={lead.source} /> },
          ]}
        />
      </Part>
      <LeadMessages emails={lead.emails} messages={lead.messages} />
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line pt-4">
      <h3 className="mb-3 text-lg">{title}</h3>
      {children}
    </section>
  );
}

function Consent({ consent }: { consent: ViewedLead["consent"] }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  if (!consent) return t("consent.no");
  const agreed = t("consent.yes", { date: formatDateTime(consent.at, language) });
  if (!consent.text) return agreed;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center">{agreed}</summary>
      <p className="text-sm text-ink-soft">{consent.text}</p>
    </details>
  );
}

function Source({ source }: { source: PresentedLead["source"] }) {
  const { t } = useTranslation("desk");
  const parts = [source.referrer, source.utm_source, source.utm_medium, source.utm_campaign].filter(Boolean);
  return parts.length > 0 ? parts.join(" · ") : t("source.direct");
}
