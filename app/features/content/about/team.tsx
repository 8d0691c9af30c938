import type { TeamMember } from "../../../../domain/content/team.ts";
import { TeamList } from "../../../layout/team-list.tsx";
import { useTranslation } from "../../../lib/i18n.tsx";

/** The team; nothing when nobody has agreed to be shown. */
export function Team({ team }: { team: readonly TeamMember[] }) {
  const { t } = useTranslation("team");
  if (team.length === 0) return null;
  return (
    <section aria-labelledby="team" className="container-page section-page pb-0">
      <h2 id="team">{t("title")}</h2>
      <p className="mt-2 max-w-prose text-lg text-ink-soft">{t("lead")}</p>
      <TeamList team={team} className="mt-8 sm:grid-cols-2 lg:grid-cols-3" />
    </section>
  );
}
