import { Link } from "react-router";
import type { Role } from "../../../../domain/platform/permissions.ts";
import { useMayShare } from "../../../layout/share/use-may-share.ts";
import { useAgency } from "../../../lib/agency.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { LinkTile, TILES } from "./link-tile.tsx";
import { isNoted, resourcesFor } from "./resources.ts";

/** Links to the other resources that agents work with. */
export function ResourcesTab({ role }: { role: Role }) {
  const { t } = useTranslation("tools");
  const agency = useAgency();
  const mayShare = useMayShare();
  const resources = resourcesFor(role, agency);
  return (
    <section aria-labelledby="resources" className="grid gap-5">
      <h2 id="resources" className="text-2xl">
        {t("resources.title")}
      </h2>
      <ul className={TILES}>
        {resources.map(({ name, icon, to }) => (
          <li key={name}>
            <LinkTile to={to} icon={icon} title={t(`resources.${name}`)} />
          </li>
        ))}
      </ul>
      <ul className="divide-y divide-line rounded border border-line">
        {resources.filter(isNoted).map(({ name, to }) => (
          <li key={name} id={to.slice(1)} className="scroll-mt-24 p-4 target:bg-accent-soft">
            <h3 className="text-base">{t(`resources.${name}`)}</h3>
            <p className="text-sm text-ink-soft">{t(`resources.notes.${name}`)}</p>
          </li>
        ))}
      </ul>
      {mayShare && (
        <Alert role="note" title={t("resources.screenShare")}>
          {t("resources.screenShareText")}{" "}
          <Link to="/agent-tools?tab=tools" className="link">
            {t("resources.screenShareLink")}
          </Link>
        </Alert>
      )}
    </section>
  );
}
