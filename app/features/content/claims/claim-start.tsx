import { Phone } from "lucide-react";
import { useEffect } from "react";
import { dayName } from "../../../../domain/platform/office-hours.ts";
import type { OfficeState } from "../../../../domain/platform/office-open.ts";
import { localPhone, telHref } from "../../../../domain/platform/phone.ts";
import type { ClaimContact } from "../../../../server/content/shelves/present.ts";
import { useAgency } from "../../../lib/agency.ts";
import { asleep, wake } from "../../../lib/asleep.tsx";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { LocalLink } from "../../../lib/local-link.tsx";
import { saidTime } from "../../../lib/said-time.ts";
import { useOffice } from "../../../lib/use-office.ts";
import { Button, buttonClass, ButtonLink } from "../../../ui/button.tsx";

const OfficeNow = asleep(async () => (await import("./office-now.tsx")).OfficeNow);
const InsurerChoice = asleep(async () => (await import("../../../layout/insurer/insurer-choice.tsx")).InsurerChoice);

type ClaimStartProps = { contacts: ClaimContact[]; insurer: string };

/**
 * The first block of the claims page: the insurer that takes the claim, 911, and the office. The insurer is always
 * first, so that nothing moves once the browser knows the time (no layout shift). The time only decides which button is
 * highlighted.
 */
export function ClaimStart({ contacts, insurer }: ClaimStartProps) {
  const { t } = useTranslation("claims");
  const { claimsPhone } = useAgency();
  const office = useOffice();
  const isClosed = office?.isOpen === false;
  // The bar at the lower edge is lazily hydrated (`asleep`). While the office is closed it is woken at once, to show
  // when the office opens.
  useEffect(() => {
    if (isClosed) wake();
  }, [isClosed]);
  return (
    <>
      <p className="font-semibold text-brick">{t("hero.emergency")}</p>
      <form method="get" className="grid w-full gap-3">
        <InsurerChoice contacts={contacts} name="insurer" chosen={insurer} isMain />
        {contacts.length > 0 && (
          <p className="hidden noscript:block">
            <Button type="submit" variant="secondary">
              {t("hero.show")}
            </Button>
          </p>
        )}
      </form>
      <p className="flex flex-wrap gap-3">
        <ButtonLink
          href={telHref(claimsPhone)}
          variant={office?.isOpen ? "accent" : "secondary"}
          size="lg"
          className="max-sm:px-4!"
        >
          <Phone aria-hidden="true" />
          <span>
            {t("hero.call")} <span className="whitespace-nowrap">{localPhone(claimsPhone)}</span>
            {office && !office.isOpen && <Opening office={office} />}
          </span>
        </ButtonLink>
        <LocalLink to="/contact" className={buttonClass({ variant: "secondary", size: "lg" })}>
          {t("hero.contact")}
        </LocalLink>
      </p>
      <OfficeNow />
    </>
  );
}

function Opening({ office }: { office: Extract<OfficeState, { isOpen: false }> }) {
  const { t } = useTranslation("claims");
  const language = useLanguage();
  const { t: common } = useTranslation();
  const at = saidTime(common, "at", office.opens);
  return (
    <>
      {" "}
      <span className="block text-sm font-normal text-ink-soft">
        {office.inDays === 0
          ? t("hero.opensToday", { at })
          : t("hero.opensOn", { at, day: dayName(office.day, language, "long") })}
      </span>
    </>
  );
}
