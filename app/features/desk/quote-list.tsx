import { useTranslation } from "../../lib/i18n.tsx";
import { useList } from "../../lib/use-list.ts";
import { TableCell } from "../../ui/table.tsx";
import { DateCell, EmailCell, PhoneCell, ReferenceCell } from "./lead-cells.tsx";
import { LEAD_FILTERS } from "./lead-filters.tsx";
import { LeadList } from "./lead-list.tsx";

const COLUMNS = ["reference", "name", "type", "phone", "email", "zip", "date"] as const;

export function QuoteList() {
  const { t } = useTranslation("desk");
  const list = useList("GET /api/quote-requests", { filters: LEAD_FILTERS });
  return (
    <LeadList kind="quotes" path="/api/quote-requests" list={list} columns={COLUMNS}>
      {(quote) => (
        <>
          <ReferenceCell lead={quote} />
          <TableCell>{quote.name}</TableCell>
          <TableCell>{t(`quotes:type.${quote.insuranceType}`)}</TableCell>
          <PhoneCell lead={quote} />
          <EmailCell email={quote.email} />
          <TableCell>{quote.zipCode}</TableCell>
          <DateCell iso={quote.requestDate} />
        </>
      )}
    </LeadList>
  );
}
