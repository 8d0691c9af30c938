import type { PresentedRequest } from "../../../server/leads/present-lead.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { TableCell } from "../../ui/table.tsx";
import { DateCell, EmailCell, PhoneCell, ReferenceCell } from "./lead-cells.tsx";
import { LeadList } from "./lead-list.tsx";

const COLUMNS = ["reference", "name", "type", "phone", "email", "zip", "date"] as const;

export function QuoteList() {
  const { t } = useTranslation("desk");
  return (
    <LeadList<PresentedRequest<"quote">> kind="quotes" path="/api/quote-requests" columns={COLUMNS}>
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
