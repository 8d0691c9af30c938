import type { PresentedRequest } from "../../../server/leads/present-lead.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { TableCell } from "../../ui/table.tsx";
import { DateCell, EmailCell, PhoneCell, ReferenceCell } from "./lead-cells.tsx";
import { LeadList } from "./lead-list.tsx";

const COLUMNS = ["reference", "name", "inquiry", "phone", "email", "date"] as const;

export function ContactList() {
  const { t } = useTranslation("desk");
  return (
    <LeadList<PresentedRequest<"contact">> kind="contacts" path="/api/contact-requests" columns={COLUMNS}>
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
