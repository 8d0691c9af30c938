import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import type { Booking } from "../../../../domain/api/work/bookings.ts";
import { locationOf, officeName } from "../../../../domain/operations/settings/offices.ts";
import { useMay } from "../../../layout/use-may.ts";
import { useAgency } from "../../../lib/agency.ts";
import { api } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useOfficeTime } from "../../../lib/office-time.ts";
import { useChange } from "../../../lib/use-change.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { QueryStates } from "../../../ui/query-states.tsx";
import type { ViewedLead } from "./lead-kinds.ts";

/** Loaded when somebody books or moves a time. */
const BookingDialog = lazy(() => import("./booking-dialog.tsx"));

/** The booked time of a request: made, moved and canceled here, or by the customer's link. */
export function Appointment({ lead }: { lead: ViewedLead }) {
  const { t } = useTranslation("bookings");
  const mayBook = useMay("customer-data", "create");
  const [isOpen, setOpen] = useState(false);
  const { reference } = lead;
  const found = useQuery({
    queryKey: ["/api/bookings", reference],
    queryFn: () => api("GET /api/bookings", { query: { reference } }),
    gcTime: 0,
  });
  return (
    <QueryStates query={found} error={t("loadFailed")} lines={2}>
      {(all) => {
        const ahead = all.find(({ isPast }) => !isPast);
        return (
          <div className="grid gap-3">
            {ahead ? (
              <Ahead booking={ahead} onMove={() => setOpen(true)} />
            ) : (
              <p className="text-ink-soft">{t("none")}</p>
            )}
            <Past all={all} />
            {mayBook && !ahead && (
              <div>
                <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
                  {t("book")}
                </Button>
              </div>
            )}
            {isOpen && (
              <Suspense>
                <BookingDialog lead={lead} booking={ahead} onClose={() => setOpen(false)} />
              </Suspense>
            )}
          </div>
        );
      }}
    </QueryStates>
  );
}

function Ahead({ booking, onMove }: { booking: Booking; onMove: () => void }) {
  const { t } = useTranslation("bookings");
  const agency = useAgency();
  const officeTime = useOfficeTime();
  const [isAsking, setAsking] = useState(false);
  const { id, way, startsAt, agent, language, location, mayHandle } = booking;
  const cancel = useChange({
    request: () => ({ to: "DELETE /api/bookings/:id", params: { id } }),
    success: t("canceled"),
    failure: t("failed"),
    onDone: () => setAsking(false),
  });
  return (
    <>
      <div>
        <p className="font-semibold">{t("ahead", { way: t(`ways.${way}`), when: officeTime(startsAt, location) })}</p>
        <p>{t("with", { agent: agent.name, language: t(`languages.${language}`) })}</p>
        {agency.locations.length > 1 && <p>{t("at", { office: officeName(agency, locationOf(agency, location)) })}</p>}
      </div>
      {mayHandle && (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={onMove}>
            {t("move")}
          </Button>
          <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
            {t("cancel")}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("cancelQuestion")}
        description={t("cancelExplain")}
        confirmLabel={t("cancel")}
        cancelLabel={t("keep")}
        destructive
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate()}
      />
    </>
  );
}

function Past({ all }: { all: readonly Booking[] }) {
  const { t } = useTranslation("bookings");
  const officeTime = useOfficeTime();
  const past = all.filter(({ isPast }) => isPast);
  if (past.length === 0) return null;
  const list = past
    .map(({ startsAt, location, agent }) => `${officeTime(startsAt, location)} (${agent.name})`)
    .join("; ");
  return <p className="text-sm text-ink-soft">{t("past", { list })}</p>;
}
