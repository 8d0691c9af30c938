import { CalendarCheck, Languages, LifeBuoy, Phone, Scale } from "lucide-react";
import { useTranslation } from "../../../lib/i18n.tsx";
import { telHref } from "../../../../domain/platform/phone.ts";
import { useOfficePhone } from "../../../layout/office-phone.ts";
import { useAgency } from "../../../lib/agency.ts";
import { LocalLink } from "../../../lib/local-link.tsx";
import { buttonClass, ButtonLink } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Scene } from "../../../ui/scene.tsx";

const BENEFITS = [
  ["compare", Scale],
  ["language", Languages],
  ["claim", LifeBuoy],
  ["review", CalendarCheck],
] as const;

/** The agency's services, with links to contact or call it. */
export function HelpPanel() {
  const { t } = useTranslation("home");
  const { phone } = useAgency();
  const officePhone = useOfficePhone();
  return (
    <Card padding="none" className="grid overflow-hidden lg:grid-cols-[1fr_1.15fr]">
      <Scene
        src="/art/desk-with-two-languages.svg"
        className="h-auto w-full object-cover max-lg:aspect-2/1 lg:h-full"
      />
      <div className="grid content-center gap-6 p-6 sm:p-8 lg:p-10">
        <div>
          <h3 className="text-2xl">{t("help.title")}</h3>
          <p className="mt-2 text-lg text-ink-soft">{t("help.text")}</p>
        </div>
        <ul className="grid gap-5 sm:grid-cols-2">
          {BENEFITS.map(([id, Icon]) => (
            <li key={id} className="flex gap-4">
              <span className="grid size-11 shrink-0 place-items-center rounded-full bg-indigo-soft text-indigo">
                <Icon aria-hidden="true" className="size-5" />
              </span>
              <span>
                <span className="block font-semibold">{t(`help.benefits.${id}.title`)}</span>
                <span className="block text-ink-soft">{t(`help.benefits.${id}.text`)}</span>
              </span>
            </li>
          ))}
        </ul>
        <p className="flex flex-wrap gap-3">
          <LocalLink to="/contact" className={buttonClass()}>
            {t("help.contact")}
          </LocalLink>
          <ButtonLink href={telHref(phone)} variant="secondary">
            <Phone aria-hidden="true" />
            {t("help.call", { phone: officePhone })}
          </ButtonLink>
        </p>
      </div>
    </Card>
  );
}
