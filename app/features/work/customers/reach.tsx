import { Mail, MessageSquareText, Phone } from "lucide-react";
import type { ViewedCustomer } from "../../../../domain/api/work/customers.ts";
import type { MessageChannel } from "../../../../domain/work/channels.ts";
import { beginCall, customerCalled } from "../../../layout/calls/pending-call.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { AskForOutcome } from "./ask-for-outcome.tsx";
import { DoNotBadges } from "./do-not-badges.tsx";
import { Part } from "./part.tsx";
import { shownNumber } from "../../../lib/shown-number.ts";

type ReachProps = {
  customer: ViewedCustomer;
  /** Opens the composer of the page with an address or number. */
  onWrite: (channel: MessageChannel, to: string) => void;
};

/**
 * The contact buttons (call, text, e-mail) for users who may answer this customer, or the reason why one is missing.
 * Others see the addresses and numbers as text.
 */
export function Reach({ customer, onWrite }: ReachProps) {
  const { t } = useTranslation("customers");
  const { phones, emails, doNotCall, doNotText, mayAnswer } = customer;
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
          <PhoneWays key={phone} phone={phone} customer={customer} onWrite={onWrite} />
        ))}
        {emails.map((address) => (
          <li key={address}>
            {mayAnswer ? (
              <Button variant="secondary" onClick={() => onWrite("email", address)} className="max-w-full">
                <Mail aria-hidden="true" />
                <span className="min-w-0 wrap-anywhere">{t("reach.mail", { address })}</span>
              </Button>
            ) : (
              <span className="font-semibold wrap-anywhere">{address}</span>
            )}
          </li>
        ))}
      </ul>
      <AskForOutcome customer={customer} />
    </Part>
  );
}

function PhoneWays({ phone, customer, onWrite }: ReachProps & { phone: string }) {
  const { t } = useTranslation("customers");
  const { doNotCall, doNotText, consentedPhones, mayAnswer } = customer;
  const number = shownNumber(phone);
  const isAgreed = consentedPhones.includes(phone);
  return (
    <li className="flex flex-wrap items-center gap-3">
      {doNotCall || !mayAnswer ? (
        <span className="font-semibold">{number}</span>
      ) : (
        <ButtonLink href={`tel:${phone}`} onClick={() => beginCall(customerCalled(customer.id), phone)}>
          <Phone aria-hidden="true" />
          {t("reach.call", { number })}
        </ButtonLink>
      )}
      {mayAnswer && isAgreed && !doNotText && (
        <Button variant="secondary" onClick={() => onWrite("sms", phone)}>
          <MessageSquareText aria-hidden="true" />
          {t("reach.text", { number })}
        </Button>
      )}
      {!isAgreed && !doNotText && <span className="text-sm text-ink-soft">{t("reach.noConsent", { number })}</span>}
    </li>
  );
}
