import { Link } from "react-router";
import type { PresentedHandover } from "../../../../domain/api/work/handover.ts";
import { requestAddress } from "../../../../domain/work/request-kinds.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useOfficeTime } from "../../../lib/office-time.ts";

/** Lists the booked times that nobody takes over, each with a link to its request, where it can be moved. */
export function BookingsLeft({ left }: { left: PresentedHandover["left"] }) {
  const { t } = useTranslation("users");
  const officeTime = useOfficeTime();
  if (left.length === 0) return null;
  return (
    <div role="status" className="grid w-full gap-1">
      <p className="font-semibold">{t("handover.leftTitle")}</p>
      <p className="text-sm text-ink-soft">{t("handover.left")}</p>
      <ul className="ms-5 list-disc">
        {left.map(({ id, reference, startsAt, location }) => (
          <li key={id}>
            <Link to={requestAddress(reference)} className="link">
              {reference}
            </Link>{" "}
            · {officeTime(startsAt, location)}
          </li>
        ))}
      </ul>
    </div>
  );
}
