import { Ban, Banknote, CircleHelp, FileCheck, IdCard, PenLine, Siren, type LucideIcon } from "lucide-react";
import type { ShownWish } from "../../../../server/content/shelves/present-entries.ts";
import { ServiceAction } from "../../../layout/service-action.tsx";
import { useTranslation } from "../../../lib/i18n.tsx";

const ICONS: Record<NonNullable<ShownWish["icon"]>, LucideIcon> = {
  "id-card": IdCard,
  document: FileCheck,
  pencil: PenLine,
  stop: Ban,
  money: Banknote,
  alarm: Siren,
};

/** Common requests of customers with their answers, above the form. */
export default function ServiceAnswers({ wishes }: { wishes: readonly ShownWish[] }) {
  const { t } = useTranslation("contacts");
  return (
    <section aria-labelledby="service">
      <h2 id="service">{t("service.title")}</h2>
      <p className="mt-2 max-w-prose text-lg text-ink-soft">{t("service.lead")}</p>
      <ul className="mt-6 grid gap-px overflow-hidden rounded border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {wishes.map(({ id, icon, wish, text, action }) => {
          const Icon = icon ? ICONS[icon] : CircleHelp;
          return (
            <li key={id} className="flex gap-4 bg-surface p-5">
              <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-indigo" />
              <div className="grid content-start justify-items-start gap-1">
                <h3>{wish}</h3>
                <p className="text-ink-soft">{text}</p>
                <ServiceAction action={action} />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
