import { Mail, MapPin, Phone } from "lucide-react";
import { useTranslation } from "../lib/i18n.tsx";
import { telHref } from "../../domain/platform/phone.ts";
import { isOffered } from "../../domain/work/lines.ts";
import { useAgency } from "../lib/agency.ts";
import { useSiteClaims } from "../lib/agency-claims.ts";
import { LocalLink } from "../lib/local-link.tsx";
import { useRootData } from "../lib/root-context.tsx";
import { buttonClass, ButtonLink } from "../ui/button.tsx";
import { ClaimText } from "../ui/claim-text.tsx";
import { LicenseText } from "./license-text.tsx";
import { useOfficePhone } from "./office-phone.ts";
import { SocialLinks } from "./social-links.tsx";
import { keysOf } from "../../domain/platform/typed-records.ts";

/** Groups of links: text key and path of each. */
const GROUPS = {
  products: [
    ["products.auto", "/auto"],
    ["products.home", "/home"],
    ["products.business", "/business"],
    ["products.life", "/life"],
    ["products.motorcycle", "/auto"],
  ],
  resources: [
    ["resources.knowledgeCenter", "/knowledge-center"],
    ["resources.glossary", "/insurance-glossary"],
    ["resources.autoGlossary", "/auto-insurance-glossary"],
    ["resources.claims", "/claims-process"],
    ["resources.paymentOptions", "/payment-options"],
    ["resources.faq", "/faq"],
  ],
  company: [
    ["company.about", "/about"],
    ["company.contact", "/contact"],
    ["company.service", "/service"],
    ["company.blog", "/blog"],
    ["company.payments", "/payments"],
  ],
} as const;

const LEGAL = [
  ["privacy", "/privacy"],
  ["terms", "/terms"],
  ["accessibility", "/accessibility"],
  ["sitemap", "/sitemap"],
] as const;

export function Footer() {
  const { t } = useTranslation();
  const agency = useAgency();
  const officePhone = useOfficePhone();
  const { languages } = useSiteClaims();
  const year = useRootData()?.year;
  const { street, city, state, zip } = agency.address;
  return (
    <footer className="mt-auto print:hidden [contain-intrinsic-block-size:auto_108rem] [content-visibility:auto] lg:[contain-intrinsic-block-size:auto_54rem]">
      <section aria-labelledby="help-strip" className="help-strip border-t border-line bg-surface-2">
        <div className="container-page flex flex-wrap items-center justify-between gap-4 py-8">
          <div>
            <h2 id="help-strip" className="text-xl">
              {t("footer.help")}
            </h2>
            {languages && (
              <p className="text-ink-soft">
                <ClaimText claim={languages} />
              </p>
            )}
          </div>
          <p className="flex flex-wrap gap-3">
            <ButtonLink href={telHref(agency.phone)} className="help-call">
              <Phone aria-hidden="true" />
              {officePhone}
            </ButtonLink>
            <LocalLink to="/contact" className={buttonClass({ variant: "secondary" })}>
              {t("footer.write")}
            </LocalLink>
          </p>
        </div>
      </section>
      <div className="band-deep">
        <div className="container-page grid gap-8 py-12 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1.2fr_1fr]">
          <div className="grid content-start gap-3">
            <p className="font-display text-xl font-semibold">{agency.name}</p>
            <address className="grid gap-1 not-italic">
              <span className="flex items-start gap-2">
                <MapPin aria-hidden="true" className="mt-1 size-4 shrink-0" />
                <span>
                  {street}
                  <br />
                  {city}, {state} {zip}
                </span>
              </span>
              <a href={telHref(agency.phone)} className="footer-link">
                <Phone aria-hidden="true" className="size-4 shrink-0" />
                {officePhone}
              </a>
              <a href={`mailto:${agency.email}`} className="footer-link">
                <Mail aria-hidden="true" className="size-4 shrink-0" />
                {agency.email}
              </a>
            </address>
            {/* On wide screens these links are in the bar above the header. */}
            <SocialLinks className="-ms-2 lg:hidden" />
          </div>
          {keysOf(GROUPS).map((group) => (
            <nav key={group} aria-label={t(`footer.${group}.title`)}>
              <h2 className="mb-2 text-base font-semibold text-on-deep">{t(`footer.${group}.title`)}</h2>
              <ul>
                {GROUPS[group]
                  .filter(([, path]) => isOffered(path, agency.lines))
                  .map(([name, path]) => (
                    <li key={name}>
                      <LocalLink to={path} className="footer-link">
                        {t(`footer.${name}`)}
                      </LocalLink>
                    </li>
                  ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="border-t border-line-deep">
          <div className="container-page grid gap-3 py-6 text-sm text-on-deep-soft">
            <p>
              <LicenseText number={agency.licenseNumber}>
                {t("footer.disclaimer", { agency: agency.name, license: agency.licenseNumber })}
              </LicenseText>
            </p>
            <p className="wrap-anywhere">{t("footer.complaints")}</p>
            <div className="flex flex-wrap items-center justify-between gap-x-6">
              <p>{t("footer.copyright", { from: agency.foundedYear, to: year, agency: agency.name })}</p>
              <ul className="flex flex-wrap gap-x-5">
                {LEGAL.map(([name, path]) => (
                  <li key={name}>
                    <LocalLink to={path} className="footer-link">
                      {t(`footer.legal.${name}`)}
                    </LocalLink>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        </div>
      </div>
    </footer>
  );
}
