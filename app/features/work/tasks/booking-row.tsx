import { CalendarClock } from "lucide-react";
import { Link } from "react-router";
import type { Booking } from "../../../../domain/api/work/bookings.ts";
import { requestAddress } from "../../../../domain/work/request-kinds.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useOfficeTime } from "../../../lib/office-time.ts";

/** A booked time among the tasks of a day: how and when, with whom, and the request that it is about. */
export function BookingRow({ booking: { way, startsAt, location, agent, request } }: { booking: Booking }) {
  const { t } = useTranslation("bookings");
  const officeTime = useOfficeTime();
  return (
    <li className="flex items-start gap-3 px-4 py-2">
      <CalendarClock aria-hidden="true" className="mt-1 size-4 shrink-0 text-ink-soft" />
      <div className="min-w-0 wrap-anywhere">
        <Link to={requestAddress(request.reference)} className="link font-semibold">
          {request.name || request.reference}
        </Link>
        <p className="text-sm text-ink-soft">
          {t("ahead", { way: t(`ways.${way}`), when: officeTime(startsAt, location) })} · {agent.name}
        </p>
      </div>
    </li>
  );
}
