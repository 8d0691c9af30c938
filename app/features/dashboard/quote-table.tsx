import { useQuery } from "@tanstack/react-query";
import { Inbox } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { PresentedQuoteRequest } from "../../../server/quotes/list-quote-requests.ts";
import { formatPhone } from "../../../domain/phone.ts";
import { api } from "../../lib/api.ts";
import { formatDateTime } from "../../lib/dates.ts";
import { useLanguage } from "../../lib/i18n.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SkeletonText } from "../../ui/skeleton.tsx";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "../../ui/table.tsx";

const COLUMNS = ["reference", "name", "type", "phone", "email", "zip", "date"] as const;

/** The quote requests, newest first. */
export function QuoteTable() {
  const { t } = useTranslation("dashboard");
  const language = useLanguage();
  const quotes = useQuery({
    queryKey: ["quote-requests"],
    queryFn: () => api<PresentedQuoteRequest[]>("/api/quote-requests"),
  });
  if (quotes.isPending) return <SkeletonText lines={6} />;
  if (quotes.isError) {
    return (
      <Alert
        variant="error"
        title={t("error.title")}
        action={<Button onClick={() => void quotes.refetch()}>{t("retry")}</Button>}
      >
        {t("error.quotes")}
      </Alert>
    );
  }
  if (quotes.data.length === 0) return <EmptyState icon={Inbox} title={t("empty.quotes")} />;
  return (
    <Table label={t("tabs.quotes")}>
      <TableHead>
        <TableRow>
          {COLUMNS.map((column) => (
            <TableHeader key={column}>{t(`columns.${column}`)}</TableHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {quotes.data.map((quote) => (
          <TableRow key={quote.id}>
            <TableCell>{quote.reference}</TableCell>
            <TableCell>{quote.name}</TableCell>
            <TableCell>{t(`quotes:type.${quote.insuranceType}`)}</TableCell>
            <TableCell>{quote.phone && formatPhone(quote.phone)}</TableCell>
            <TableCell>{quote.email}</TableCell>
            <TableCell>{quote.zipCode}</TableCell>
            <TableCell>{formatDateTime(quote.requestDate, language)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
