import { Mail, MessageSquareText, Phone } from "lucide-react";
import type { ViewedCustomer } from "../../../../domain/api/work/customers.ts";
import { useMay } from "../../../layout/use-may.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { DoNotBadges } from "./do-not-badges.tsx";
import { Part } from "./part.tsx";
import { shownNumber } from "../../../lib/shown-number.ts";

/**
 * The contact buttons (call, text, e-mail) for users who may answer customers, or the reason why one is missing. Others
 * see only the details.
 */
export function Reach({ customer }: { customer: ViewedCustomer }) {
  const { t } = useTranslation("customers");
  const { phones, emails, doNotCall, doNotText } = customer;
  const mayReach = useMay("customer-data", "create");
  if (phones.length === 0 && emails.length === 0) {
    return (
      <Part title={t("reach.title")}>
        <p className="text-ink-soft">{t("reach.none")}</p>
      </Part>
    );
  }
  return (
    <Part title={t("reach.title")} action={<DoNotBadges doNotCall={doNotCall} doNotText={doNotText} />}>
      <ul className="grid gap-3">
        {phones.map((phone) => (
          <PhoneWays key={phone} phone={phone} customer={customer} mayReach={mayReach} />
        ))}
        {emails.map((address) => (
          <li key={address}>
            {mayReach ? (
              <ButtonLink
                variant="secondary"
                href={`mailto:${encodeURIComponent(address).replace("%40", "@")}`}
                className="max-w-full"
              >
                <Mail aria-hidden="true" />
                <span className="min-w-0 wrap-anywhere">{t("reach.mail", { address })}</span>
              </ButtonLink>
            ) : (
              <span className="font-semibold wrap-anywhere">{address}</span>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}

type PhoneWaysProps = { phone: string; customer: ViewedCustomer; mayReach: boolean };

function PhoneWays({ phone, customer, mayReach }: PhoneWaysProps) {
  const { t } = useTranslation("customers");
  const { doNotCall, doNotText, consentedPhones } = customer;
  const number = shownNumber(phone);
  const isAgreed = consentedPhones.includes(phone);
  return (
    <li className="flex flex-wrap items-center gap-3">
      {doNotCall || !mayReach ? (
        <span className="font-semibold">{number}</span>
      ) : (
        <ButtonLink href={`tel:${phone}`}>
          <Phone aria-hidden="true" />
          {t("reach.call", { number })}
        </ButtonLink>
      )}
      {mayReach && isAgreed && !doNotText && (
        <ButtonLink variant="secondary" href={`sms:${phone}`}>
          <MessageSquareText aria-hidden="true" />
          {t("reach.text", { number })}
        </ButtonLink>
      )}
      {!isAgreed && !doNotText && <span className="text-sm text-ink-soft">{t("reach.noConsent", { number })}</span>}
    </li>
  );
}
