import { ExternalLink, Phone, Smartphone } from "lucide-react";
import { localPhone, telHref } from "../../../domain/platform/phone.ts";
import type { ClaimContact } from "../../../server/content/shelves/present.ts";
import { useTranslation } from "../../lib/i18n.tsx";

const LOOK = "link inline-flex min-h-11 items-center gap-1.5 font-semibold";

/** The claims number, or a hint where to find it: an unchecked number is worse than none. */
export function ClaimLine({ contact }: { contact: ClaimContact }) {
  const { t } = useTranslation("claim-lines");
  const { name, claimPhone, claimHours } = contact;
  if (!claimPhone) return <NumberPlace contact={contact} />;
  return (
    <p>
      <a href={telHref(claimPhone)} className="link inline-flex min-h-11 items-center gap-2 text-lg font-semibold">
        <Phone aria-hidden="true" className="size-5 shrink-0" />
        {t("call", { phone: localPhone(claimPhone) })}
        <span className="sr-only">, {t("callOf", { carrier: name })}</span>
      </a>
      {claimHours && <span className="block pb-1 text-ink-soft">{claimHours}</span>}
    </p>
  );
}

/** A hint where to find the claims number of an insurer whose number we do not know. */
export function NumberPlace({ contact: { appName, hasApp } }: { contact: Pick<ClaimContact, "appName" | "hasApp"> }) {
  const { t } = useTranslation("claim-lines");
  if (appName) return <p className="pb-1 text-ink-soft">{t("inNamedApp", { app: appName })}</p>;
  return <p className="pb-1 text-ink-soft">{t(hasApp ? "inApp" : "onCard")}</p>;
}

/** The insurer's links: its claims page, or else its website, and its app. */
export function OtherWays({ contact: { name, website, claimUrl, appName, appUrl } }: { contact: ClaimContact }) {
  const { t } = useTranslation("claim-lines");
  const newTab = <span className="sr-only">, {t("newTab", { carrier: name })}</span>;
  return (
    <p className="flex flex-wrap gap-x-5">
      <a href={claimUrl ?? website} target="_blank" rel="noopener" className={LOOK}>
        {t(claimUrl ? "report" : "website")}
        <ExternalLink aria-hidden="true" className="size-4" />
        {newTab}
      </a>
      {appUrl && appName && (
        <a href={appUrl} target="_blank" rel="noopener" className={LOOK}>
          {t("app", { app: appName })}
          <Smartphone aria-hidden="true" className="size-4" />
          {newTab}
        </a>
      )}
    </p>
  );
}
