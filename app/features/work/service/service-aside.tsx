import type { ReactNode } from "react";
import { isClaimSubject, type ServiceSubject } from "../../../../domain/work/service-options.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { LocalLink } from "../../../lib/local-link.tsx";
import { NumberedSteps } from "../../../ui/numbered-steps.tsx";
import { PhoneLink } from "../leads/phone-link.tsx";

/** The column beside a service form: the next steps, hints, and the phone for those who would rather talk. */
export function ServiceAside({ subject }: { subject: ServiceSubject }) {
  const { t } = useTranslation("service-pages");
  return (
    <div className="grid content-start gap-8">
      <Part id="service-next" title={t("aside.title")}>
        <NumberedSteps steps={[t("aside.send"), t("aside.ask"), t("aside.confirm")]} />
      </Part>
      <Part id="service-know" title={t("aside.know")}>
        <p>{t(`forms.${subject}.tip`)}</p>
        {subject === "billing" && <PageLink to="/payments">{t("aside.pay")}</PageLink>}
        {isClaimSubject(subject) && <PageLink to="/claims-process">{t("aside.claims")}</PageLink>}
        <p className="mt-3">
          {t("aside.call")} <PhoneLink />
        </p>
      </Part>
    </div>
  );
}

function PageLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p>
      <LocalLink to={to} className="link inline-flex min-h-11 items-center font-semibold">
        {children}
      </LocalLink>
    </p>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
