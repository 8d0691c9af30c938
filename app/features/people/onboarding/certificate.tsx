import { Award, Printer } from "lucide-react";
import { Link } from "react-router";
import type { User } from "../../../../domain/people/users.ts";
import { useOfficePhone } from "../../../layout/office-phone.ts";
import { useAgency } from "../../../lib/agency.ts";
import { useDates } from "../../../lib/dates.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { minutesOf } from "./progress-report.tsx";
import type { Journey } from "./use-onboarding.ts";

/** The certificate for completing every step, printable on one sheet. */
export function Certificate({ journey, user }: { journey: Journey; user: User }) {
  const { t } = useTranslation("onboarding");
  if (!journey.isCompleted || !journey.completedAt) {
    return (
      <EmptyState
        icon={Award}
        title={t("certificate.notYet")}
        text={t("certificate.later")}
        action={
          <Link to="/agent-onboarding?tab=learning-path" className={buttonClass()}>
            {t("certificate.goOn")}
          </Link>
        }
      />
    );
  }
  return (
    <>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          {t("certificate.print")}
        </Button>
        <Link to="/agent-onboarding" className={buttonClass({ variant: "secondary" })}>
          {t("certificate.back")}
        </Link>
      </div>
      <Sheet journey={journey} completedAt={journey.completedAt} user={user} />
    </>
  );
}

function Sheet({ journey, completedAt, user }: { journey: Journey; completedAt: string; user: User }) {
  const { t } = useTranslation("onboarding");
  const language = useLanguage();
  const dates = useDates();
  const agency = useAgency();
  const officePhone = useOfficePhone();
  const { street, city, state, zip } = agency.address;
  const hours = (minutesOf(journey.steps) / 60).toLocaleString(language, { maximumFractionDigits: 1 });
  return (
    <article className="mx-auto grid w-full max-w-4xl justify-items-center gap-6 rounded border-4 border-double border-accent bg-paper px-6 py-12 text-center text-on-paper sm:px-12 sm:py-16 print:max-w-none">
      <header>
        <p className="font-display text-2xl font-semibold">{agency.name}</p>
        <p className="text-sm">
          {street}, {city}, {state} {zip} · {officePhone}
        </p>
        <p className="text-sm">{t("certificate.license", { license: agency.licenseNumber })}</p>
      </header>
      <Award aria-hidden="true" className="size-16" strokeWidth={1.25} />
      <h2 className="text-3xl">{t("certificate.heading")}</h2>
      <p>{t("certificate.awarded")}</p>
      <p className="border-b border-current px-8 pb-2 font-display text-4xl font-semibold">
        {user.firstName} {user.lastName}
      </p>
      <p className="max-w-prose text-lg">{t("certificate.text", { steps: journey.completedSteps })}</p>
      <p className="text-lg">{t("certificate.hours", { hours })}</p>
      <p className="max-w-prose">{t("certificate.noCredit")}</p>
      <p className="text-lg font-semibold">{dates.date(completedAt)}</p>
      <p className="mt-8 w-64 border-t border-current pt-2 text-sm">{t("certificate.signature")}</p>
    </article>
  );
}
