import { Link } from "react-router";
import type { PresentedLead } from "../../../domain/api/leads.ts";
import { formatPhone, telHref } from "../../../domain/phone.ts";
import { formatDateTime } from "../../lib/dates.ts";
import { useLanguage, useTranslation } from "../../lib/i18n.tsx";
import { useAddress } from "../../lib/use-address.ts";
import { Badge } from "../../ui/badge.tsx";
import { TableCell } from "../../ui/table.tsx";

/** The reference, which opens the request. */
export function ReferenceCell({ lead }: { lead: PresentedLead }) {
  const { t } = useTranslation("desk");
  const { linkWith } = useAddress();
  return (
    <TableCell className="whitespace-nowrap">
      <Link
        {...linkWith({ request: lead.reference })}
        aria-label={t("open", { reference: lead.reference })}
        className="link font-semibold"
      >
        {lead.reference}
      </Link>
      {lead.isSuspect && (
        <Badge tone="accent" className="ms-2">
          {t("suspected")}
        </Badge>
      )}
    </TableCell>
  );
}

export function PhoneCell({ lead }: { lead: PresentedLead & { phone: string | null } }) {
  const { phone, doNotCall } = lead;
  return (
    <TableCell className="whitespace-nowrap">{phone && <PhoneLink phone={phone} isForbidden={doNotCall} />}</TableCell>
  );
}

export function EmailCell({ email }: { email: string | null }) {
  return <TableCell>{email && <EmailLink email={email} />}</TableCell>;
}

export function DateCell({ iso }: { iso: string }) {
  return <TableCell className="whitespace-nowrap">{formatDateTime(iso, useLanguage())}</TableCell>;
}

/** Dials, unless its owner does not want to be called. */
export function PhoneLink({ phone, isForbidden }: { phone: string; isForbidden: boolean }) {
  const { t } = useTranslation("desk");
  if (isForbidden) {
    return (
      <>
        {formatPhone(phone)} <Badge tone="accent">{t("doNot.call")}</Badge>
      </>
    );
  }
  return (
    <a href={telHref(phone)} className="link">
      {formatPhone(phone)}
    </a>
  );
}

export function EmailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${encodeURIComponent(email).replace("%40", "@")}`} className="link">
      {email}
    </a>
  );
}
