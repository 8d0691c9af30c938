import type { ComponentProps, ReactNode } from "react";
import type { LeadKind } from "../../../domain/lead-options.ts";
import type { PresentedLead } from "../../../domain/api/leads.ts";
import { formatDateTime } from "../../lib/dates.ts";
import { useLanguage, useTranslation } from "../../lib/i18n.tsx";
import { Alert } from "../../ui/alert.tsx";
import { DoNotContact } from "./do-not-contact.tsx";
import { Facts } from "./facts.tsx";
import { leadFacts, type ShownField } from "./lead-facts.tsx";
import { LeadMessages } from "./lead-messages.tsx";
import type { ViewedLead } from "./viewed-lead.ts";
import { quoteFacts } from "./quote-facts.ts";

export type LeadViewProps = ComponentProps<typeof DoNotContact> & { shown: Record<LeadKind, ShownField[]> };

/** Everything about a request, by parts: how to reach the person, what they want, how they came. */
export function LeadView({ lead, shown, ...rights }: LeadViewProps) {
  const { t } = useTranslation("desk");
  const { t: quoteTexts } = useTranslation("quotes");
  const language = useLanguage();
  const isQuote = "insuranceType" in lead;
  const fields = shown[isQuote ? "quote" : "contact"];
  // The first says what it is about; without more there are no further details.
  const [type, ...wishes] = leadFacts(lead, fields, "wish", t);
  const details = isQuote ? [...wishes, ...quoteFacts(lead.details, quoteTexts, language)] : wishes;
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
            ...leadFacts(lead, fields, "person", t),
            { label: t("language"), value: t(`portal:languages.${lead.language}`) },
            { label: t("consent.label"), value: <Consent consent={lead.consent} /> },
          ]}
        />
        <DoNotContact lead={lead} {...rights} />
      </Part>
      <Part title={t("parts.wish")}>
        <Facts facts={type ? [type, ...details] : details} />
        {details.every(({ value }) => !value) && <p className="mt-3 text-ink-soft">{t("noDetails")}</p>}
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
