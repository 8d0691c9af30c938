import { ArrowRight } from "lucide-react";
import { useTranslation } from "../../../lib/i18n.tsx";
import { telHref } from "../../../../domain/platform/phone.ts";
import { LicenseText } from "../../../layout/license-text.tsx";
import { useOfficePhone } from "../../../layout/office-phone.ts";
import { useAgency } from "../../../lib/agency.ts";
import { LocalLink } from "../../../lib/local-link.tsx";
import { Card, CardTitle } from "../../../ui/card.tsx";

/** The agency's contact details for questions about a legal page. */
export function ContactPoint() {
  const { t } = useTranslation("legal");
  const agency = useAgency();
  const officePhone = useOfficePhone();
  const { street, city, state, zip } = agency.address;
  return (
    <Card as="section" padding="lg" aria-labelledby="contact-point" className="mt-12 grid max-w-[42rem] gap-4">
      <div>
        <CardTitle as="h2" id="contact-point">
          {t("contact.title")}
        </CardTitle>
        <p className="mt-1 text-ink-soft">{t("contact.text")}</p>
      </div>
      <address className="grid gap-x-8 gap-y-3 not-italic sm:grid-cols-2">
        <p>
          <strong>{agency.name}</strong>
          <br />
          {street}
          <br />
          {city}, {state} {zip}
          <br />
          <span className="text-sm text-ink-soft">
            <LicenseText number={agency.licenseNumber}>
              {t("contact.license", { license: agency.licenseNumber })}
            </LicenseText>
          </span>
        </p>
        <p className="grid content-start">
          <a href={telHref(agency.phone)} className="link inline-flex min-h-11 items-center sm:min-h-8">
            {officePhone}
          </a>
          <a href={`mailto:${agency.email}`} className="link inline-flex min-h-11 items-center break-all sm:min-h-8">
            {agency.email}
          </a>
        </p>
      </address>
      <LocalLink
        to="/contact"
        className="link inline-flex min-h-11 items-center gap-1.5 justify-self-start font-semibold"
      >
        {t("contact.form")}
        <ArrowRight aria-hidden="true" className="size-4" />
      </LocalLink>
    </Card>
  );
}
