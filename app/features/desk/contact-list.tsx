import { useTranslation } from "../../lib/i18n.tsx";
import { useList } from "../../lib/use-list.ts";
import { TableCell } from "../../ui/table.tsx";
import { DateCell, EmailCell, PhoneCell, ReferenceCell } from "./lead-cells.tsx";
import { LEAD_FILTERS } from "./lead-filters.tsx";
import { LeadList } from "./lead-list.tsx";

const COLUMNS = ["reference", "name", "inquiry", "phone", "email", "date"] as const;

export function ContactList() {
  const { t } = useTranslation("desk");
  const list = useList("GET /api/contact-requests", { filters: LEAD_FILTERS });
  return (
    <LeadList kind="contacts" path="/api/contact-requests" list={list} columns={COLUMNS}>
      {(contact) => (
        <>
          <ReferenceCell lead={contact} />
          <TableCell>
            {contact.firstName} {contact.lastName}
          </TableCell>
          <TableCell>{contact.inquiryType && t(`inquiry.${contact.inquiryType}`)}</TableCell>
          <PhoneCell lead={contact} />
          <EmailCell email={contact.email} />
          <DateCell iso={contact.requestDate} />
        </>
      )}
    </LeadList>
  );
}
