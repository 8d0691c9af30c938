import { ArrowRight, Phone } from "lucide-react";
import type { ServiceAnswer } from "../../content/service-answers.ts";
import type { InLanguage } from "../../domain/platform/language.ts";
import { telHref } from "../../domain/platform/phone.ts";
import { useAgency } from "../lib/agency.ts";
import { useTranslation } from "../lib/i18n.tsx";
import { LocalLink } from "../lib/local-link.tsx";
import { useOfficePhone } from "./office-phone.ts";

/** The link of a service answer: a phone call, or a page of the site. */
export function ServiceAction({ action }: Pick<InLanguage<ServiceAnswer>, "action">) {
  const { t } = useTranslation("common");
  const { phone } = useAgency();
  const officePhone = useOfficePhone();
  const look = "link inline-flex min-h-11 items-center gap-1.5 font-semibold";
  if (typeof action === "string") {
    return (
      <a href={telHref(phone)} className={look}>
        <Phone aria-hidden="true" className="size-4" />
        {t("callUs", { phone: officePhone })}
      </a>
    );
  }
  return (
    <LocalLink to={action.to} className={look}>
      {action.label}
      <ArrowRight aria-hidden="true" className="size-4" />
    </LocalLink>
  );
}
