import { Mail, Phone } from "lucide-react";
import { useTranslation } from "../../../lib/i18n.tsx";
import { telHref } from "../../../../domain/platform/phone.ts";
import { useOfficePhone } from "../../../layout/office-phone.ts";
import { useAgency } from "../../../lib/agency.ts";
import { useSiteClaims } from "../../../lib/agency-claims.ts";
import { LocalLink } from "../../../lib/local-link.tsx";
import { buttonClass, ButtonLink } from "../../../ui/button.tsx";
import { ClaimSentence } from "../../../ui/claim-text.tsx";

/** The contact options for a question that is not in the list. */
export function AskUs() {
  const { t } = useTranslation("faq");
  const { phone } = useAgency();
  const officePhone = useOfficePhone();
  const { languages } = useSiteClaims();
  return (
    <section aria-labelledby="ask-us" className="band-deep">
      <div className="container-page flex flex-wrap items-center justify-between gap-6 py-12">
        <div className="max-w-2xl">
          <h2 id="ask-us">{t("ask.title")}</h2>
          <p className="mt-2 text-lg text-on-deep-soft">
            {t("ask.text", { phone: officePhone })}
            <ClaimSentence claim={languages} />
          </p>
        </div>
        <p className="flex flex-wrap gap-3">
          <ButtonLink href={telHref(phone)} variant="accent" size="lg">
            <Phone aria-hidden="true" />
            {t("ask.call")}
          </ButtonLink>
          <LocalLink to="/contact" className={buttonClass({ variant: "secondary", size: "lg" })}>
            <Mail aria-hidden="true" />
            {t("ask.contact")}
          </LocalLink>
        </p>
      </div>
    </section>
  );
}
