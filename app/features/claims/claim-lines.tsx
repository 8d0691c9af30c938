import { ExternalLink, IdCard, Phone, Smartphone } from "lucide-react";
import { localPhone, telHref } from "../../../domain/phone.ts";
import type { ClaimContact } from "../../../server/content/present.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SampleNote } from "../../ui/sample-mark.tsx";

/** How to reach each company, before anything else: who comes here has had a bad day. */
export function ClaimLines({ contacts }: { contacts: ClaimContact[] }) {
  const { t } = useTranslation("claims");
  return (
    <section aria-labelledby="claim-lines" className="container-page section-page">
      <h2 id="claim-lines">{t("lines.title")}</h2>
      <p className="mt-2 max-w-prose text-lg text-ink-soft">{t("lines.lead")}</p>
      {contacts.length > 0 ? (
        <Companies contacts={contacts} />
      ) : (
        <EmptyState icon={IdCard} heading="h3" title={t("lines.onCard")} className="mt-6" />
      )}
    </section>
  );
}

function Companies({ contacts }: { contacts: ClaimContact[] }) {
  return (
    <>
      <ul className="mt-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {contacts.map((contact) => (
          <Card key={contact.id} as="li" padding="none" className="break-inside-avoid px-4 py-2">
            <div className="flex flex-wrap items-center justify-between gap-x-5">
              <h3 className="text-lg leading-snug">{contact.name}</h3>
              <OtherWays contact={contact} />
            </div>
            <ClaimLine contact={contact} />
          </Card>
        ))}
      </ul>
      <SampleNote items={contacts} className="mt-6" />
    </>
  );
}

/** The number, or where it stands: a number that nobody checked is worse than none. */
function ClaimLine({ contact: { name, claimPhone, claimHours, appName, hasApp } }: { contact: ClaimContact }) {
  const { t } = useTranslation("claims");
  if (!claimPhone) {
    if (appName) return <p className="pb-1 text-ink-soft">{t("lines.inNamedApp", { app: appName })}</p>;
    return <p className="pb-1 text-ink-soft">{t(hasApp ? "lines.inApp" : "lines.onCard")}</p>;
  }
  return (
    <p>
      <a href={telHref(claimPhone)} className="link inline-flex min-h-11 items-center gap-2 text-lg font-semibold">
        <Phone aria-hidden="true" className="size-5 shrink-0" />
        {t("lines.call", { phone: localPhone(claimPhone) })}
        <span className="sr-only">, {t("lines.callOf", { carrier: name })}</span>
      </a>
      {claimHours && <span className="block pb-1 text-ink-soft">{claimHours}</span>}
    </p>
  );
}

function OtherWays({ contact: { name, website, claimUrl, appName, appUrl } }: { contact: ClaimContact }) {
  const { t } = useTranslation("claims");
  const look = "link inline-flex min-h-11 items-center gap-1.5 font-semibold";
  const newTab = <span className="sr-only">, {t("lines.newTab", { carrier: name })}</span>;
  return (
    <p className="flex flex-wrap gap-x-5">
      <a href={claimUrl ?? website} target="_blank" rel="noopener" className={look}>
        {t(claimUrl ? "lines.report" : "lines.website")}
        <ExternalLink aria-hidden="true" className="size-4" />
        {newTab}
      </a>
      {appUrl && appName && (
        <a href={appUrl} target="_blank" rel="noopener" className={look}>
          {t("lines.app", { app: appName })}
          <Smartphone aria-hidden="true" className="size-4" />
          {newTab}
        </a>
      )}
    </p>
  );
}
