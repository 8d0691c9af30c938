import type { TeamMember } from "../../../../domain/content/team.ts";
import { Face } from "../../../layout/face.tsx";
import { useTranslation } from "../../../lib/i18n.tsx";

/** The maximum of agents that a receipt shows. */
const MOST = 4;

/** The agents who may answer a request: face and first name. Nothing when nobody agreed to be shown. */
export function AnsweringAgents({ team }: { team: readonly TeamMember[] }) {
  const { t } = useTranslation("leads");
  if (team.length === 0) return null;
  return (
    <ul aria-label={t("next.agents")} className="flex flex-wrap gap-4">
      {team.slice(0, MOST).map((member, place) => (
        <li key={`${member.name} ${member.licenseNumber}`} className="grid justify-items-center gap-1 text-sm">
          <Face member={member} tint={place} />
          {member.name.split(" ")[0]}
        </li>
      ))}
    </ul>
  );
}
