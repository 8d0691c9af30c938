import { useQuery } from "@tanstack/react-query";
import { CalendarX } from "lucide-react";
import type { TrainingEvent } from "../../../domain/training.ts";
import { api } from "../../lib/api.ts";
import { useLanguage, useTranslation } from "../../lib/i18n.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SkeletonGroup, SkeletonText } from "../../ui/skeleton.tsx";
import { EventCard } from "./event-card.tsx";

/** The events to come, and those that are over. */
export function EventList() {
  const { t } = useTranslation("training");
  const language = useLanguage();
  const events = useQuery({
    queryKey: ["training-events", language],
    queryFn: () => api<TrainingEvent[]>(`/api/training-events?lang=${language}`),
  });
  if (events.isPending) {
    return (
      <SkeletonGroup>
        <SkeletonText lines={8} />
      </SkeletonGroup>
    );
  }
  if (events.isError) {
    return (
      <Alert variant="error" action={<Button onClick={() => void events.refetch()}>{t("retry")}</Button>}>
        {t("error")}
      </Alert>
    );
  }
  const upcoming = events.data.filter((event) => !event.hasStarted);
  const past = events.data.filter((event) => event.hasStarted).toReversed();
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
