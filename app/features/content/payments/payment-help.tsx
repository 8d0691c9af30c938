import { ArrowRight, Phone } from "lucide-react";
import type { ShownClaims } from "../../../../domain/operations/settings/claims.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { telHref } from "../../../../domain/platform/phone.ts";
import { useOfficePhone } from "../../../layout/office-phone.ts";
import { useAgency } from "../../../lib/agency.ts";
import { LocalLink } from "../../../lib/local-link.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { ClaimSentence } from "../../../ui/claim-text.tsx";
import { NumberedSteps } from "../../../ui/numbered-steps.tsx";

/** Help with payments: the steps (only where a company can be chosen) and the phone number. */
export function PaymentHelp({ claims, hasSteps = false }: { claims: ShownClaims<"payments">; hasSteps?: boolean }) {
  const { t } = useTranslation("payments");
  const { phone } = useAgency();
  const officePhone = useOfficePhone();
  return (
    <div className="grid content-start gap-6 lg:sticky lg:top-24">
      {hasSteps && <PaymentSteps />}
      <section aria-labelledby="payment-help" className="rounded border border-line bg-surface p-5 sm:p-8">
        <h2 id="payment-help" className="text-2xl">
          {t("help.title")}
        </h2>
        <p className="mt-2 text-ink-soft">
          {t("help.text")}
          <ClaimSentence claim={claims.officeWays} />
        </p>
        <ButtonLink href={telHref(phone)} block className="mt-5">
          <Phone aria-hidden="true" />
          {t("help.call", { phone: officePhone })}
        </ButtonLink>
        <LocalLink to="/payment-options" className="link mt-2 inline-flex min-h-11 items-center gap-1.5 font-semibold">
          {t("help.options")}
          <ArrowRight aria-hidden="true" className="size-4" />
        </LocalLink>
      </section>
    </div>
  );
}

function PaymentSteps() {
  const { t } = useTranslation("payments");
  return (
    <section aria-labelledby="payment-steps" className="rounded bg-surface-2 p-5 sm:p-8">
      <h2 id="payment-steps" className="mb-5 text-2xl">
        {t("steps.title")}
      </h2>
      <NumberedSteps steps={t("steps.list", { returnObjects: true })} />
    </section>
  );
}
