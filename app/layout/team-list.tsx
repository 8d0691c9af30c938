import type { TeamMember } from "../../domain/content/team.ts";
import { useTranslation } from "../lib/i18n.tsx";
import { cx } from "../ui/cx.ts";
import { Monogram } from "../ui/monogram.tsx";
import { LicenseText } from "./license-text.tsx";
import { useSpoken } from "./spoken.ts";

/** The team members who agreed to be shown: initials, name, languages and license. */
export function TeamList({ team, className }: { team: readonly TeamMember[]; className?: string }) {
  const { t } = useTranslation("team");
  const spoken = useSpoken();
  return (
    <ul className={cx("grid gap-4", className)}>
      {team.map(({ name, languages, licenseNumber }, place) => (
        <li key={`${name} ${licenseNumber}`} className="flex items-center gap-4">
          <Monogram name={name} tint={place} />
          <div className="min-w-0">
            <p className="font-semibold break-words">{name}</p>
            <p className="text-sm text-ink-soft">{t("speaks", { languages: spoken(languages) })}</p>
            <p className="text-sm text-ink-soft">
              <LicenseText number={licenseNumber}>{t("license", { number: licenseNumber })}</LicenseText>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
