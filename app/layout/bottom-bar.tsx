import { FileText, Menu, Phone, Wrench } from "lucide-react";
import { useLocation } from "react-router";
import { dayName } from "../../domain/platform/office-hours.ts";
import { hasTwin, plainPath } from "../../domain/platform/paths.ts";
import { telHref } from "../../domain/platform/phone.ts";
import { useAgency } from "../lib/agency.ts";
import { useLanguage, useTranslation } from "../lib/i18n.tsx";
import { LocalLink } from "../lib/local-link.tsx";
import { saidBriefly } from "../lib/said-time.ts";
import { useOffice } from "../lib/use-office.ts";
import { useOfficePhone } from "./office-phone.ts";
import { useQuotePath } from "./quote-path.ts";
import { SITE_MENU } from "./site-menu.tsx";

/**
 * The bar at the lower edge of a phone, with the most important actions. Styles hide it while a field has the focus.
 * Portal pages do not have it.
 */
export function BottomBar() {
  const { t } = useTranslation();
  const { phone } = useAgency();
  const officePhone = useOfficePhone();
  const quotePath = useQuotePath();
  const { pathname } = useLocation();
  if (!hasTwin(pathname)) return null;
  const page = plainPath(pathname);
  return (
    <nav aria-label={t("bar.label")} className="bottom-bar">
      {page !== "/quote" && (
        <LocalLink to={quotePath} className="bar-item bg-accent font-semibold text-on-accent">
          <FileText aria-hidden="true" />
          {t("bar.quote")}
        </LocalLink>
      )}
      <a href={telHref(phone)} className="bar-item">
        <Phone aria-hidden="true" />
        <span>
          {t("bar.call")} <span className="sr-only">{officePhone}</span>
          <Opening />
        </span>
      </a>
      {page !== "/service" && (
        <LocalLink to="/service" className="bar-item">
          <Wrench aria-hidden="true" />
          {t("bar.service")}
        </LocalLink>
      )}
      <button type="button" popoverTarget={SITE_MENU} className="bar-item">
        <Menu aria-hidden="true" />
        {t("nav.menu")}
      </button>
    </nav>
  );
}

/** The next opening time while the office is closed, as short as possible. */
function Opening() {
  const { t } = useTranslation();
  const language = useLanguage();
  const office = useOffice();
  if (!office || office.isOpen) return null;
  const time = saidBriefly(t, office.opens);
  const day = dayName(office.day, language);
  return (
    <span className="block text-xs leading-tight font-normal text-ink-soft">
      {office.inDays === 0 ? t("bar.opensToday", { time }) : t("bar.opensOn", { day, time })}
    </span>
  );
}
