import type { PageHero } from "../../../../domain/operations/looks/hero.ts";
import type { ShownSavings } from "../../../../server/web/savings.ts";
import { CreditCard, Phone } from "lucide-react";
import { useTranslation } from "../../../lib/i18n.tsx";
import { telHref } from "../../../../domain/platform/phone.ts";
import { useOfficePhone } from "../../../layout/office-phone.ts";
import { useAgency } from "../../../lib/agency.ts";
import { useSiteClaims } from "../../../lib/agency-claims.ts";
import { LocalLink } from "../../../lib/local-link.tsx";
import { buttonClass, ButtonLink } from "../../../ui/button.tsx";
import { ClaimSentence } from "../../../ui/claim-text.tsx";
import { Scene } from "../../../ui/scene.tsx";
import { cx } from "../../../ui/cx.ts";
import { FootnoteMark } from "./footnotes.tsx";
import { OwnPicture } from "./own-picture.tsx";
import { ProductTabs } from "./product-tabs.tsx";
import { QuoteStart } from "./quote-start.tsx";

/** Smaller buttons on phones, so that two fit side by side on the narrowest one. */
const COMPACT_BUTTON = "max-sm:px-2 max-sm:text-sm";

type HomeHeroProps = { years: number; savings: ShownSavings; picture: PageHero | null };

/** The hero above the fold: headline, quote form and the four products. The picture fades into the page background. */
export function HomeHero({ years, savings, picture }: HomeHeroProps) {
  const { t } = useTranslation("home");
  const { phone } = useAgency();
  const officePhone = useOfficePhone();
  const { languages } = useSiteClaims();
  const { auto } = savings;
  return (
    <section aria-labelledby="hero-title" className="relative isolate overflow-hidden">
      <div className="container-page grid pt-8 sm:pt-12 lg:grid-cols-[minmax(0,36rem)_1fr] lg:py-16">
        <div className="grid gap-6">
          <div className="grid gap-4">
            {years > 1 && <p className="font-semibold text-accent">{t("hero.since", { years })}</p>}
            <h1 id="hero-title" className={cx("sm:text-5xl", !picture && "lg:-me-14")}>
              {auto ? t("hero.title", { percent: auto.percent }) : t("hero.plainTitle")}
              {auto && <FootnoteMark note="auto" savings={savings} />}
            </h1>
            <p className="max-w-[34rem] text-lg text-ink-soft">
              {t("hero.lead")}
              <ClaimSentence claim={languages} />
            </p>
          </div>
          <QuoteStart />
          <ProductTabs />
          <p className="grid grid-cols-2 gap-3 sm:flex">
            <LocalLink to="/payments" className={buttonClass({ variant: "secondary", className: COMPACT_BUTTON })}>
              <CreditCard aria-hidden="true" />
              {t("common:nav.payment")}
            </LocalLink>
            <ButtonLink
              href={telHref(phone)}
              variant="secondary"
              className={COMPACT_BUTTON}
              aria-label={t("common:callUs", { phone: officePhone })}
            >
              <Phone aria-hidden="true" />
              {officePhone}
            </ButtonLink>
          </p>
        </div>
      </div>
      {picture ? <OwnPicture picture={picture} /> : <DrawnScene />}
    </section>
  );
}

function DrawnScene() {
  return (
    <Scene
      src="/art/hill-country-bluebonnets.svg"
      isUrgent
      className="relative -z-10 -mt-16 h-auto max-h-96 w-full object-cover object-bottom mask-t-from-60% lg:absolute lg:inset-y-0 lg:end-0 lg:mt-0 lg:h-full lg:max-h-none lg:w-[90%] lg:object-[100%_60%] lg:mask-t-from-100% lg:mask-l-from-40% lg:mask-l-to-62%"
    />
  );
}
