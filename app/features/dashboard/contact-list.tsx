import { useState } from "react";
import type { PresentedContactRequest } from "../../../server/contacts/list-contact-requests.ts";
import { formatPhone } from "../../../domain/phone.ts";
import { formatDateTime } from "../../lib/dates.ts";
import { useLanguage, useTranslation } from "../../lib/i18n.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TableCell, TableRow } from "../../ui/table.tsx";
import { Facts } from "./facts.tsx";
import { LeadList } from "./lead-list.tsx";

const COLUMNS = ["reference", "name", "inquiry", "phone", "email", "date", "open"] as const;

/** The contact requests, newest first; one opens to its message. */
export function ContactList() {
  const { t } = useTranslation("dashboard");
  const language = useLanguage();
  const [opened, setOpened] = useState<PresentedContactRequest | null>(null);
  return (
    <>
      <LeadList<PresentedContactRequest> kind="contacts" path="/api/contact-requests" columns={COLUMNS}>
        {(contact) => (
          <TableRow key={contact.id}>
            <TableCell>{contact.reference}</TableCell>
            <TableCell>
              {contact.firstName} {contact.lastName}
            </TableCell>
            <TableCell>{contact.inquiryType && t(`inquiry.${contact.inquiryType}`)}</TableCell>
            <TableCell>{formatPhone(contact.phone)}</TableCell>
            <TableCell>{contact.email}</TableCell>
            <TableCell>{formatDateTime(contact.requestDate, language)}</TableCell>
            <TableCell>
              <Button variant="ghost" size="sm" onClick={() => setOpened(contact)}>
                {t("details")}
              </Button>
            </TableCell>
          </TableRow>
        )}
      </LeadList>
      {opened && (
        <Dialog
          open
          onOpenChange={() => setOpened(null)}
          title={`${opened.reference} · ${opened.firstName} ${opened.lastName}`}
          actions={<Button onClick={() => setOpened(null)}>{t("close")}</Button>}
        >
          <Facts
            facts={[
              { label: t("language"), value: t(`languages.${opened.language}`) },
              { label: t("columns.phone"), value: t(opened.hasConsent ? "consent.yes" : "consent.no") },
              { label: t("message"), value: opened.message ?? t("noDetails") },
            ]}
          />
        </Dialog>
      )}
    </>
  );
}
