import { ChevronDown, Menu as MenuIcon } from "lucide-react";
import { useAgency } from "../lib/agency.ts";
import { useTranslation } from "../lib/i18n.tsx";
import { LocalLink, LocalNavLink, useLocalPath } from "../lib/local-link.tsx";
import { AccountLinks } from "./account-links.tsx";
import { Menu } from "./menu.tsx";

/** The id of the collapsed navigation's panel, which the bar at a phone's lower edge opens too. */
export const SITE_MENU = "site-menu";

const PAGES = ["about", "contact", "blog"] as const;
const SERVICE = [
  ["claim", "/claims-process"],
  ["service", "/service"],
] as const;

/** The navigation in one row. */
export function SiteNav() {
  const { t } = useTranslation();
  return (
    <nav aria-label={t("nav.label")} className="site-nav">
      <Menu
        buttonClassName="nav-link"
        button={
          <>
            {t("nav.services")}
            <ChevronDown aria-hidden="true" className="size-4" />
          </>
        }
      >
        <ProductLinks />
      </Menu>
      <PageLinks className="nav-link" />
      <AccountLinks className="nav-link is-quiet" />
    </nav>
  );
}

/** The navigation behind one button, when there is no room for a row. */
export function SiteMenu() {
  const { t } = useTranslation();
  return (
    <div className="site-menu">
      <Menu
        id={SITE_MENU}
        label={t("nav.menu")}
        buttonClassName="icon-button"
        className="menu-panel-wide"
        button={<MenuIcon aria-hidden="true" />}
      >
        <nav aria-label={t("nav.label")} className="grid">
          <SiteLinks />
          <hr className="my-2 border-line" />
          <AccountLinks className="menu-item is-quiet" />
        </nav>
      </Menu>
    </div>
  );
}

/** The links of the collapsed navigation that are the same for everybody. */
export function SiteLinks() {
  const { t } = useTranslation();
  return (
    <>
      <p className="px-4 pt-2 text-sm font-semibold text-ink-soft">{t("nav.services")}</p>
      <ProductLinks />
      <hr className="my-2 border-line" />
      <ServiceLinks className="menu-item" />
      <PageLinks className="menu-item" />
    </>
  );
}

/** The links for existing customers. */
export function ServiceLinks({ className }: { className: string }) {
  const { t } = useTranslation();
  return SERVICE.map(([name, path]) => (
    <LocalLink key={name} to={path} className={className}>
      {t(`nav.${name}`)}
    </LocalLink>
  ));
}

function ProductLinks() {
  const { t } = useTranslation();
  const { lines } = useAgency();
  return (
    <ul>
      {lines.map((product) => (
        <li key={product}>
          <LocalNavLink to={`/${product}`} className="menu-item">
            {t(`products.${product}`)}
          </LocalNavLink>
        </li>
      ))}
    </ul>
  );
}

function PageLinks({ className }: { className: string }) {
  const { t } = useTranslation();
  const { paymentsUrl } = useAgency();
  const localPath = useLocalPath();
  return (
    <>
      {PAGES.map((page) => (
        <LocalNavLink key={page} to={`/${page}`} className={className}>
          {t(`nav.${page}`)}
        </LocalNavLink>
      ))}
      {/* The payments page may be on another host, so it always opens in a new tab. */}
      <a href={paymentsUrl ?? localPath("/payments")} target="_blank" rel="noopener" className={className}>
        {t("nav.payment")}
      </a>
    </>
  );
}
