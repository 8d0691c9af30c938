import { ChevronDown, Phone } from "lucide-react";
import { telHref } from "../../../domain/platform/phone.ts";
import { useAgency } from "../../lib/agency.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { LocalLink } from "../../lib/local-link.tsx";
import { Menu } from "../menu.tsx";
import { useOfficePhone } from "../office-phone.ts";
import { SiteLinks } from "../site-menu.tsx";
import { SocialLinks } from "../social-links.tsx";

/** The entries of the public header, which portal pages do not have, in a menu beside the agency's name. */
export function WebsiteMenu() {
  const { t } = useTranslation("portal");
  const { name, phone } = useAgency();
  const officePhone = useOfficePhone();
  return (
    <Menu
      label={t("bar.website")}
      buttonClassName="portal-button"
      className="menu-panel-wide"
      button={<ChevronDown aria-hidden="true" />}
    >
      <nav aria-label={t("bar.website")} className="grid">
        <LocalLink to="/" className="menu-item">
          {name}
        </LocalLink>
        <LocalLink to="/quote" className="menu-item">
          {t("common:topBar.quote")}
        </LocalLink>
        <SiteLinks />
        <hr className="my-2 border-line" />
        <a href={telHref(phone)} className="menu-item">
          <Phone aria-hidden="true" className="size-4" />
          {officePhone}
        </a>
        <SocialLinks className="px-2" />
      </nav>
    </Menu>
  );
}
