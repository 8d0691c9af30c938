import type { TeamMember } from "../../domain/content/team.ts";
import { useTranslation } from "../lib/i18n.tsx";
import { cx } from "../ui/cx.ts";
import { Face } from "./face.tsx";
import { LicenseText } from "./license-text.tsx";
import { useSpoken } from "./spoken.ts";

/** The team members who agreed to be shown: photograph or initials, name, languages and license. */
export function TeamList({ team, className }: { team: readonly TeamMember[]; className?: string }) {
  const { t } = useTranslation("team");
  const spoken = useSpoken();
  return (
    <ul className={cx("grid gap-4", className)}>
      {team.map((member, place) => (
        <li key={`${member.name} ${member.licenseNumber}`} className="flex items-center gap-4">
          <Face member={member} tint={place} />
          <div className="min-w-0">
            <p className="font-semibold break-words">{member.name}</p>
            <p className="text-sm text-ink-soft">{t("speaks", { languages: spoken(member.languages) })}</p>
            <p className="text-sm text-ink-soft">
              <LicenseText number={member.licenseNumber}>{t("license", { number: member.licenseNumber })}</LicenseText>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
