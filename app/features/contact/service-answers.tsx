import { Ban, Banknote, FileCheck, IdCard, PenLine, Siren } from "lucide-react";
import { agency } from "../../../agency.config.ts";
import { telHref } from "../../../domain/phone.ts";
import { officePhone } from "../../layout/office-phone.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { LocalLink } from "../../lib/local-link.tsx";

/** What customers ask for most, and where each leads. */
const WISHES = [
  ["idCard", IdCard, "call"],
  ["payment", Banknote, "payment"],
  ["claim", Siren, "claim"],
  ["change", PenLine, "form"],
  ["proof", FileCheck, "form"],
  ["cancel", Ban, "call"],
] as const;

const PAGES = { payment: "/payments", claim: "/claims-process" } as const;

/** Above the form, for customers: the usual wishes with their answers. */
export default function ServiceAnswers() {
  const { t } = useTranslation("contact");
  return (
    <section aria-labelledby="service">
      <h2 id="service">{t("service.title")}</h2>
      <p className="mt-2 max-w-prose text-lg text-ink-soft">{t("service.lead")}</p>
      <ul className="mt-6 grid gap-px overflow-hidden rounded border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {WISHES.map(([name, Icon, link]) => (
          <li key={name} className="flex gap-4 bg-surface p-5">
            <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-indigo" />
            <div className="grid content-start justify-items-start gap-1">
              <h3>{t(`service.answers.${name}.title`)}</h3>
              <p className="text-ink-soft">{t(`service.answers.${name}.text`)}</p>
              <AnswerLink link={link} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function AnswerLink({ link }: { link: (typeof WISHES)[number][2] }) {
  const { t } = useTranslation("contact");
  const className = "link inline-flex min-h-11 items-center font-semibold";
  if (link === "call") {
    return (
      <a href={telHref(agency.phone)} className={className}>
        {t("service.links.call", { phone: officePhone })}
      </a>
    );
  }
  if (link === "form") {
    return (
      <a href="#contact-form-title" className={className}>
        {t("service.links.form")}
      </a>
    );
  }
  return (
    <LocalLink to={PAGES[link]} className={className}>
      {t(`service.links.${link}`)}
    </LocalLink>
  );
}
