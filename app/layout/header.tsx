import { ChevronDown, Menu as MenuIcon, Phone } from "lucide-react";
import { useTranslation } from "../lib/i18n.tsx";
import { agency } from "../../agency.config.ts";
import { telHref } from "../../domain/phone.ts";
import { LocalLink, LocalNavLink, useLocalPath } from "../lib/local-link.tsx";
import { AccountLinks } from "./account-links.tsx";
import { LanguageSwitcher } from "./language-switcher.tsx";
import { Menu } from "./menu.tsx";
import { officePhone } from "./office-phone.ts";
import { SocialLinks } from "./social-links.tsx";

const PRODUCTS = ["auto", "home", "business", "life"] as const;
const PAGES = ["about", "contact", "blog"] as const;

export function Header() {
  const { t } = useTranslation();
  return (
    <header className="site-header print:hidden">
      <div className="top-bar band-deep">
        <div className="container-page flex min-h-10 flex-wrap items-center justify-between gap-x-6 text-sm">
          <LocalLink to="/quote" className="-mx-2 p-2 font-semibold no-underline hover:underline">
            {t("topBar.quote")}
          </LocalLink>
          <div className="flex items-center gap-4">
            <SocialLinks className="max-sm:hidden" />
            <a
              href={telHref(agency.phone)}
              className="-mx-2 flex items-center gap-2 p-2 font-semibold no-underline hover:underline"
            >
              <Phone aria-hidden="true" className="size-4" />
              {officePhone}
            </a>
          </div>
        </div>
      </div>
      <div className="border-b border-line bg-surface">
        <div className="container-page flex min-h-16 items-center gap-2">
          <LocalLink to="/" className="me-auto flex items-center gap-3 py-2 no-underline max-[23.5rem]:gap-1">
            <img src="/art/bluebonnet-mark.svg" alt="" width={40} height={40} />
            <span className="font-display text-xl leading-tight font-semibold text-indigo">{agency.shortName}</span>
          </LocalLink>
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
            <AccountLinks className="nav-link" />
          </nav>
          <LanguageSwitcher />
          <a
            href={telHref(agency.phone)}
            aria-label={t("callUs", { phone: officePhone })}
            className="icon-button max-[23.5rem]:hidden lg:hidden"
          >
            <Phone aria-hidden="true" />
          </a>
          <div className="site-menu">
            <Menu
              label={t("nav.menu")}
              buttonClassName="icon-button"
              className="menu-panel-wide"
              button={<MenuIcon aria-hidden="true" />}
            >
              <nav aria-label={t("nav.label")} className="grid">
                <p className="px-4 pt-2 text-sm font-semibold text-ink-soft">{t("nav.services")}</p>
                <ProductLinks />
                <hr className="my-2 border-line" />
                <PageLinks className="menu-item" />
                <AccountLinks className="menu-item" />
              </nav>
            </Menu>
          </div>
        </div>
      </div>
    </header>
  );
}

function ProductLinks() {
  const { t } = useTranslation();
  return (
    <ul>
      {PRODUCTS.map((product) => (
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
  const localPath = useLocalPath();
  return (
    <>
      {PAGES.map((page) => (
        <LocalNavLink key={page} to={`/${page}`} className={className}>
          {t(`nav.${page}`)}
        </LocalNavLink>
      ))}
      {/* The payments page may be on another host, so it opens in a tab of its own wherever it is. */}
      <a href={agency.paymentsUrl ?? localPath("/payments")} target="_blank" rel="noopener" className={className}>
        {t("nav.payment")}
      </a>
    </>
  );
}
