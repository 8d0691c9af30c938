import { Link } from "react-router";
import type { BulkInFull } from "../../../../domain/api/work/bulk.ts";
import { requestAddress } from "../../../../domain/work/request-kinds.ts";
import { useTranslation } from "../../../lib/i18n.tsx";

/** The requests that a change of many refused, or could not take back, with the reason. */
export function NotDoneList({ rows }: { rows: BulkInFull["notDone"] }) {
  const { t } = useTranslation("bulk");
  return (
    <ul aria-label={t("notDone")} tabIndex={0} className="grid max-h-60 gap-1 overflow-y-auto text-sm">
      {rows.map(({ reference, reason }) => (
        <li key={reference}>
          <Link to={requestAddress(reference)} target="_blank" className="link">
            {reference}
          </Link>{" "}
          {t(`reasons.${reason}`)}
        </li>
      ))}
    </ul>
  );
}
