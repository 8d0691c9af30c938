import type { ReactNode } from "react";
import { hoursLines, type WeekHours } from "../../../../domain/platform/office-hours.ts";
import { localPhone, telHref } from "../../../../domain/platform/phone.ts";
import { useOfficePhone } from "../../../layout/office-phone.ts";
import { useAgency } from "../../../lib/agency.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";

/** Hours, address, phone and e-mail of the office. */
export function OfficeDetails() {
  const { t } = useTranslation("contacts");
  const agency = useAgency();
  const officePhone = useOfficePhone();
  const { street, city, state, zip } = agency.address;
  return (
    <section aria-labelledby="office" className="grid content-start gap-6 rounded bg-surface-2 p-5 sm:p-8">
      <h2 id="office" className="text-2xl">
        {t("office.title")}
      </h2>
      <div>
        <h3>{t("office.hours")}</h3>
        <OfficeHours hours={agency.hours} />
      </div>
      <address className="grid gap-4 not-italic">
        <Detail label={t("office.address")}>
          {agency.name}
          <br />
          {street}
          <br />
          {city}, {state} {zip}
        </Detail>
        <Detail label={t("office.phone")}>
          <a href={telHref(agency.phone)} className="link -my-2 inline-flex min-h-11 items-center">
            {officePhone}
          </a>
        </Detail>
        <Detail label={t("office.email")}>
          <a href={`mailto:${agency.email}`} className="link -my-2 inline-flex min-h-11 items-center break-all">
            {agency.email}
          </a>
        </Detail>
      </address>
      <OtherOffices />
    </section>
  );
}

/** The other offices, if any. */
function OtherOffices() {
  const { t } = useTranslation("contacts");
  const [, ...others] = useAgency().locations;
  return others.map(({ phone, hours, address: { street, city, state, zip } }) => (
    <div key={street} className="grid gap-4">
      <Detail label={t("office.in", { city })}>
        {street}
        <br />
        {city}, {state} {zip}
        <br />
        <a href={telHref(phone)} className="link -mb-2 inline-flex min-h-11 items-center">
          {localPhone(phone)}
        </a>
      </Detail>
      <OfficeHours hours={hours} />
    </div>
  ));
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p>
      <span className="block font-display text-xl font-semibold">{label}</span>
      {children}
    </p>
  );
}

function OfficeHours({ hours: week }: { hours: WeekHours }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <dl className="mt-2 divide-y divide-line border-y border-line">
      {hoursLines(week, language, { closed: t("hours.closed"), noon: t("hours.noon") }).map(({ days, hours }) => (
        <div key={days} className="flex flex-wrap justify-between gap-x-4 py-2.5">
          <dt className="font-semibold first-letter:uppercase">{days}</dt>
          <dd className="tabular-nums">{hours}</dd>
        </div>
      ))}
    </dl>
  );
}
