import { FileText, Menu, Phone } from "lucide-react";
import { useLocation } from "react-router";
import { agency } from "../../agency.config.ts";
import { hasTwin } from "../../domain/paths.ts";
import { telHref } from "../../domain/phone.ts";
import { useTranslation } from "../lib/i18n.tsx";
import { LocalLink } from "../lib/local-link.tsx";
import { officePhone } from "./office-phone.ts";
import { useQuotePath } from "./quote-path.ts";
import { SITE_MENU } from "./site-menu.tsx";

/** On a phone, what the thumb looks for; styles hide it while a field has the focus. The portal has its own ways. */
export function BottomBar() {
  const { t } = useTranslation();
  const quotePath = useQuotePath();
  const { pathname } = useLocation();
  if (!hasTwin(pathname)) return null;
  return (
    <nav aria-label={t("bar.label")} className="bottom-bar">
      <LocalLink to={quotePath} className="bar-item bg-accent font-semibold text-on-accent">
        <FileText aria-hidden="true" />
        {t("bar.quote")}
      </LocalLink>
      <a href={telHref(agency.phone)} className="bar-item">
        <Phone aria-hidden="true" />
        {t("bar.call")}
        <span className="sr-only">{officePhone}</span>
      </a>
      <button type="button" popoverTarget={SITE_MENU} className="bar-item">
        <Menu aria-hidden="true" />
        {t("nav.menu")}
      </button>
    </nav>
  );
}
