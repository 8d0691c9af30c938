import type { ReactNode } from "react";
import { officeName } from "../../../../domain/operations/settings/offices.ts";
import type { Location } from "../../../../domain/operations/settings/sections.ts";
import { hoursLines, type WeekHours } from "../../../../domain/platform/office-hours.ts";
import { localPhone, telHref } from "../../../../domain/platform/phone.ts";
import { useAgency } from "../../../lib/agency.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { OfficeStatus } from "../../../layout/office-status.tsx";

/** The agency's e-mail address, and of every office: whether it is open, its hours, address, phone and manager. */
export function OfficeDetails() {
  const { t } = useTranslation("contacts");
  const agency = useAgency();
  const { locations } = agency;
  const zones = new Set(locations.map(({ timezone }) => timezone));
  return (
    <section aria-labelledby="office" className="grid content-start gap-6 rounded bg-surface-2 p-5 sm:p-8">
      <h2 id="office" className="text-2xl">
        {t("office.title", { count: locations.length })}
      </h2>
      {zones.size > 1 && <p className="text-ink-soft">{t("office.ownTime")}</p>}
      {locations.map((office) => (
        <OneOffice key={office.id} office={office} />
      ))}
      <Detail label={t("office.email")}>
        <a href={`mailto:${agency.email}`} className="link -my-2 inline-flex min-h-11 items-center break-all">
          {agency.email}
        </a>
      </Detail>
    </section>
  );
}

/** One office. Its city is a heading when there are several. */
function OneOffice({ office }: { office: Location }) {
  const { t } = useTranslation("contacts");
  const agency = useAgency();
  const { id, phone, hours, manager, address } = office;
  const isOneOfSeveral = agency.locations.length > 1;
  const Subheading = isOneOfSeveral ? "h4" : "h3";
  return (
    <div
      id={`office-${id}`}
      className="grid scroll-mt-24 gap-4 border-line not-first-of-type:border-t not-first-of-type:pt-6"
    >
      {isOneOfSeveral && <h3 className="text-xl">{t("office.in", { city: officeName(agency, office) })}</h3>}
      <OfficeStatus office={office} words="contacts" height="min-h-7" />
      <div>
        <Subheading className="text-lg">{t("office.hours")}</Subheading>
        <OfficeHours hours={hours} />
      </div>
      <address className="grid gap-4 not-italic">
        <Detail label={t("office.address")}>
          {agency.name}
          <br />
          {address.street}
          <br />
          {address.city}, {address.state} {address.zip}
        </Detail>
        <Detail label={t("office.phone")}>
          <a href={telHref(phone)} className="link -my-2 inline-flex min-h-11 items-center">
            {localPhone(phone)}
          </a>
        </Detail>
        {manager && <Detail label={t("office.manager")}>{manager}</Detail>}
      </address>
    </div>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p>
      <span className="block font-display text-lg font-semibold">{label}</span>
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
