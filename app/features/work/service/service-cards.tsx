import {
  Ban,
  Briefcase,
  Car,
  CarFront,
  CircleHelp,
  FileCheck,
  IdCard,
  Landmark,
  MapPin,
  Receipt,
  Siren,
  UserPlus,
  type LucideIcon,
} from "lucide-react";
import type { NameIn } from "../../../../domain/platform/text-keys.ts";
import type { ServiceSubject } from "../../../../domain/work/service-options.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { LocalLink } from "../../../lib/local-link.tsx";
import { Card } from "../../../ui/card.tsx";
import { cx } from "../../../ui/cx.ts";

const ICONS: Record<ServiceSubject, LucideIcon> = {
  "id-card": IdCard,
  proof: FileCheck,
  certificate: Briefcase,
  vehicle: Car,
  driver: UserPlus,
  address: MapPin,
  lienholder: Landmark,
  billing: Receipt,
  cancellation: Ban,
  loss: Siren,
  glass: CarFront,
  "service-other": CircleHelp,
};

type Group = NameIn<"service-pages", "groups">;

/** The group of each subject: what happened comes first, since it is in a hurry. */
const GROUPS: readonly (readonly [Group, readonly ServiceSubject[]])[] = [
  ["damage", ["loss", "glass"]],
  ["papers", ["id-card", "proof", "certificate"]],
  ["changes", ["vehicle", "driver", "address", "lienholder"]],
  ["rest", ["billing", "cancellation", "service-other"]],
];

/** The subjects of service as cards, each one link to its form. */
export function ServiceCards() {
  const { t } = useTranslation("service-pages");
  return (
    <div className="grid gap-10">
      {GROUPS.map(([group, subjects]) => (
        <section key={group} aria-labelledby={`service-${group}`}>
          <h2 id={`service-${group}`} className="text-2xl">
            {t(`groups.${group}`)}
          </h2>
          <ul className={cx("mt-4 grid gap-3 sm:grid-cols-2 lg:gap-4", subjects.length === 3 && "xl:grid-cols-3")}>
            {subjects.map((subject) => (
              <SubjectCard key={subject} subject={subject} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function SubjectCard({ subject }: { subject: ServiceSubject }) {
  const { t } = useTranslation("service-pages");
  const Icon = ICONS[subject];
  return (
    <Card as="li" padding="none" interactive className="flex min-h-22 items-center gap-4 p-4 sm:p-5">
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-indigo-soft text-indigo">
        <Icon aria-hidden="true" className="size-6" />
      </span>
      <div className="min-w-0">
        <h3 className="text-xl">
          <LocalLink to={`/service/${subject}`} className="stretched-link text-inherit no-underline hover:underline">
            {t(`cards.${subject}.title`)}
          </LocalLink>
        </h3>
        <p className="text-ink-soft">{t(`cards.${subject}.text`)}</p>
      </div>
    </Card>
  );
}
