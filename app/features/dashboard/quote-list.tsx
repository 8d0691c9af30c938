import { useState } from "react";
import type { PresentedQuoteRequest } from "../../../server/quotes/list-quote-requests.ts";
import { formatPhone } from "../../../domain/phone.ts";
import { formatDateTime } from "../../lib/dates.ts";
import { useLanguage, useTranslation } from "../../lib/i18n.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TableCell, TableRow } from "../../ui/table.tsx";
import { Facts } from "./facts.tsx";
import { LeadList } from "./lead-list.tsx";

const COLUMNS = ["reference", "name", "type", "phone", "email", "zip", "date", "open"] as const;

/** The quote requests, newest first; one opens to what was filled in. */
export function QuoteList() {
  const { t } = useTranslation("dashboard");
  const language = useLanguage();
  const [opened, setOpened] = useState<PresentedQuoteRequest | null>(null);
  return (
    <>
      <LeadList<PresentedQuoteRequest> kind="quotes" path="/api/quote-requests" columns={COLUMNS}>
        {(quote) => (
          <TableRow key={quote.id}>
            <TableCell>{quote.reference}</TableCell>
            <TableCell>{quote.name}</TableCell>
            <TableCell>{t(`quotes:type.${quote.insuranceType}`)}</TableCell>
            <TableCell>{quote.phone && formatPhone(quote.phone)}</TableCell>
            <TableCell>{quote.email}</TableCell>
            <TableCell>{quote.zipCode}</TableCell>
            <TableCell>{formatDateTime(quote.requestDate, language)}</TableCell>
            <TableCell>
              <Button variant="ghost" size="sm" onClick={() => setOpened(quote)}>
                {t("details")}
              </Button>
            </TableCell>
          </TableRow>
        )}
      </LeadList>
      {opened && <QuoteDialog quote={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

function QuoteDialog({ quote, onClose }: { quote: PresentedQuoteRequest; onClose: () => void }) {
  const { t } = useTranslation("dashboard");
  /** A choice is shown by its label, anything else as it was typed. */
  const show = (field: string, value: unknown) =>
    [value]
      .flat()
      .map((item) => t(`quotes:options.${field}.${String(item)}`, { defaultValue: String(item) }))
      .join(", ");
  const details = Object.entries(quote.details).map(([field, value]) => ({
    label: t(`quotes:fields.${field}`, { defaultValue: field }),
    value: show(field, value),
  }));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`${quote.reference} · ${quote.name ?? ""}`}
      actions={<Button onClick={onClose}>{t("close")}</Button>}
    >
      <Facts
        facts={[
          { label: t("language"), value: t(`languages.${quote.language}`) },
          { label: t("columns.phone"), value: t(quote.hasConsent ? "consent.yes" : "consent.no") },
          ...details,
        ]}
      />
      {details.length === 0 && <p className="mt-4 text-ink-soft">{t("noDetails")}</p>}
    </Dialog>
  );
}
