import { Phone } from "lucide-react";
import { useTranslation } from "../lib/i18n.tsx";
import { telHref } from "../../domain/platform/phone.ts";
import { useAgency } from "../lib/agency.ts";
import { LocalLink } from "../lib/local-link.tsx";
import { buttonClass } from "../ui/button.tsx";
import { BrandMark } from "./brand-mark.tsx";
import { useUser } from "./account-links.tsx";
import { LanguageSwitcher } from "./language-switcher.tsx";
import { useOfficePhone } from "./office-phone.ts";
import { useQuotePath } from "./quote-path.ts";
import { ServiceLinks, SiteMenu, SiteNav } from "./site-menu.tsx";
import { SocialLinks } from "./social-links.tsx";

export function Header() {
  const { t } = useTranslation();
  const { phone, shortName } = useAgency();
  const officePhone = useOfficePhone();
  const quotePath = useQuotePath();
  const user = useUser();
  return (
    <header className="site-header print:hidden">
      <TopBar />
      <div className="border-b border-line bg-surface">
        <div className="container-page flex min-h-16 items-center gap-2">
          <LocalLink to="/" className="me-auto flex items-center gap-3 py-2 no-underline max-[23.5rem]:gap-1">
            <BrandMark height={40} />
            <span className="font-display text-xl leading-tight font-semibold text-indigo">{shortName}</span>
          </LocalLink>
          <SiteNav />
          {/* For visitors only; logged-in staff need the room for the portal links. */}
          {!user && (
            <LocalLink
              to={quotePath}
              className={buttonClass({ variant: "accent", className: "px-4! whitespace-nowrap max-sm:hidden" })}
            >
              {t("nav.quote")}
            </LocalLink>
          )}
          <LanguageSwitcher />
          <a href={telHref(phone)} aria-label={t("callUs", { phone: officePhone })} className="icon-button header-call">
            <Phone aria-hidden="true" />
          </a>
          <SiteMenu />
        </div>
      </div>
    </header>
  );
}

function TopBar() {
  const { t } = useTranslation();
  const { phone } = useAgency();
  const officePhone = useOfficePhone();
  return (
    <div className="top-bar band-deep">
      <div className="container-page flex min-h-10 items-center justify-between gap-x-2 text-sm sm:gap-x-6">
        <div className="flex items-center gap-x-6">
          <LocalLink to="/quote" className="top-link">
            {t("topBar.quote")}
          </LocalLink>
          <ServiceLinks className="top-link max-md:hidden" />
        </div>
        <div className="flex items-center gap-4">
          <SocialLinks className="max-lg:hidden" />
          <a href={telHref(phone)} className="top-link">
            <Phone aria-hidden="true" className="size-4 max-[23.5rem]:hidden" />
            {officePhone}
          </a>
        </div>
      </div>
    </div>
  );
}
