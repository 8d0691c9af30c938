import { Briefcase, Car, House, ListChecks, type LucideIcon } from "lucide-react";
import type { ClaimChecklist } from "../../../../server/content/shelves/present-entries.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { LocalLink } from "../../../lib/local-link.tsx";
import { Card } from "../../../ui/card.tsx";

const ICONS: Record<NonNullable<ClaimChecklist["icon"]>, LucideIcon> = {
  car: Car,
  house: House,
  briefcase: Briefcase,
};

/** Checklists of the first steps after a loss; the last step is to contact us. */
export function ClaimChecklists({ checklists }: { checklists: ClaimChecklist[] }) {
  const { t } = useTranslation("claims");
  return (
    <section aria-labelledby="checklists" className="border-y border-line bg-surface-2">
      <div className="container-page section-page">
        <h2 id="checklists">{t("checklists.title")}</h2>
        <p className="mt-2 max-w-prose text-lg text-ink-soft">{t("checklists.lead")}</p>
        <div className="mt-8 grid gap-4 lg:grid-cols-3">
          {checklists.map((checklist) => (
            <Checklist key={checklist.id} {...checklist} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Checklist({ icon, title, items }: ClaimChecklist) {
  const Icon = icon ? ICONS[icon] : ListChecks;
  return (
    <Card as="article" padding="none" className="break-inside-avoid p-5 sm:p-6">
      <h3 className="flex items-center gap-3">
        <span className="grid size-11 place-items-center rounded-full bg-accent-soft text-accent">
          <Icon aria-hidden="true" className="size-5" />
        </span>
        {title}
      </h3>
      <ol className="mt-4 divide-y divide-line">
        {items.map((item, index) => (
          <li key={item} className="flex gap-3 py-3">
            <span aria-hidden="true" className="w-5 shrink-0 font-display font-semibold text-accent">
              {index + 1}
            </span>
            {index === items.length - 1 ? (
              <LocalLink to="/contact" className="link font-semibold">
                {item}
              </LocalLink>
            ) : (
              item
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
