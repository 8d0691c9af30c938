import { useQuery } from "@tanstack/react-query";
import { CalendarX } from "lucide-react";
import type { TrainingEvent } from "../../../../domain/api/people/training.ts";
import { api } from "../../../lib/api.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { QueryStates } from "../../../ui/query-states.tsx";
import { EventCard } from "./event-card.tsx";

/** The upcoming and the past events. */
export function EventList() {
  const { t } = useTranslation("training");
  const language = useLanguage();
  const events = useQuery({
    queryKey: ["training-events", language],
    queryFn: () => api("GET /api/training-events", { query: { lang: language } }),
  });
  return (
    <QueryStates query={events} error={t("error")}>
      {(all) => <Calendar events={all} />}
    </QueryStates>
  );
}

function Calendar({ events }: { events: TrainingEvent[] }) {
  const { t } = useTranslation("training");
  const upcoming = events.filter((event) => !event.hasStarted);
  const past = events.filter((event) => event.hasStarted).toReversed();
  return (
    <>
      <section aria-labelledby="upcoming-title" className="grid grid-cols-1 gap-4">
        <h3 id="upcoming-title">{t("upcoming")}</h3>
        {upcoming.length === 0 && <EmptyState heading="p" icon={CalendarX} title={t("empty")} text={t("emptyText")} />}
        {upcoming.map((event) => (
          <EventCard key={event.id} event={event} />
        ))}
      </section>
      {past.length > 0 && (
        <section aria-labelledby="past-title" className="grid grid-cols-1 gap-4">
          <h3 id="past-title">{t("past")}</h3>
          {past.map((event) => (
            <EventCard key={event.id} event={event} />
          ))}
        </section>
      )}
    </>
  );
}
