import { useQuery } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { api } from "../../../lib/api.ts";
import { useDates } from "../../../lib/dates.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card, CardTitle } from "../../../ui/card.tsx";
import { QueryStates } from "../../../ui/query-states.tsx";

const STATE_TONES = {
  ok: { badge: "success", alert: "success" },
  warn: { badge: "accent", alert: "info" },
  fail: { badge: "error", alert: "error" },
} as const;

/** The health checks of the site with advice, and a button to run them again. */
export function HealthList() {
  const { t } = useTranslation("health");
  const language = useLanguage();
  const dates = useDates();
  const report = useQuery({
    queryKey: ["health-report", language],
    queryFn: () => api("GET /api/health-report"),
    gcTime: 0,
  });
  return (
    <QueryStates query={report} error={t("error")}>
      {({ state, at, checks }) => (
        <>
          <div className="flex flex-wrap items-center gap-4">
            <Alert variant={STATE_TONES[state].alert} title={t(`summary.${state}`)} className="grow">
              {t("checkedAt", { time: dates.dateTime(at) })}
            </Alert>
            <Button variant="secondary" busy={report.isFetching} onClick={() => void report.refetch()}>
              <RefreshCw aria-hidden="true" />
              {t("look")}
            </Button>
          </div>
          <ul aria-label={t("title")} className="grid grid-cols-1 gap-4">
            {checks.map((check) => (
              <Card key={check.name} as="li" className="grid grid-cols-1 gap-2 lg:grid-cols-[14rem_1fr_auto] lg:gap-6">
                <CardTitle as="h2" className="text-lg">
                  {check.title}
                </CardTitle>
                <p className="min-w-0 break-words">{check.text}</p>
                <p>
                  <Badge tone={STATE_TONES[check.state].badge}>{t(`states.${check.state}`)}</Badge>
                </p>
              </Card>
            ))}
          </ul>
        </>
      )}
    </QueryStates>
  );
}
