import { Phone } from "lucide-react";
import { useTranslation } from "../lib/i18n.tsx";
import { telHref } from "../../domain/platform/phone.ts";
import { useAgency } from "../lib/agency.ts";
import { LocalLink } from "../lib/local-link.tsx";
import { buttonClass, ButtonLink } from "../ui/button.tsx";
import { useOfficePhone } from "./office-phone.ts";

type ClosingBannerProps = {
  title: string;
  description: string;
  /** The primary button: its label and its path on this site. */
  action: { label: string; to: string };
};

/** The banner that closes a page: a primary button, and one that dials the office. */
export function ClosingBanner({ title, description, action }: ClosingBannerProps) {
  const { t } = useTranslation();
  const { phone } = useAgency();
  const officePhone = useOfficePhone();
  return (
    <section aria-label={title} className="closing-banner band-deep">
      <div className="container-page flex flex-wrap items-center justify-between gap-6 py-12">
        <div className="max-w-2xl">
          <h2>{title}</h2>
          <p className="mt-2 text-lg text-on-deep-soft">{description}</p>
        </div>
        <p className="flex flex-wrap gap-3">
          <LocalLink to={action.to} className={buttonClass({ variant: "accent", size: "lg" })}>
            {action.label}
          </LocalLink>
          <ButtonLink
            href={telHref(phone)}
            variant="secondary"
            size="lg"
            aria-label={t("callUs", { phone: officePhone })}
          >
            <Phone aria-hidden="true" />
            {officePhone}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
