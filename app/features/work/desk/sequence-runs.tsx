import { sayDeed } from "../../../../domain/work/say-deed.ts";
import { useQuery } from "@tanstack/react-query";
import type { ListedRun } from "../../../../domain/api/work/sequences.ts";
import { api } from "../../../lib/api.ts";
import { useDates } from "../../../lib/dates.ts";
import { knownText, useTranslation } from "../../../lib/i18n.tsx";
import { useChange } from "../../../lib/use-change.ts";
import { Button } from "../../../ui/button.tsx";
import type { ViewedLead } from "./lead-kinds.ts";
import { Part } from "./letter-part.tsx";
import { useWork } from "./use-work.ts";

/**
 * The automated sequences of a quote request. A running one shows its next step, with a button to stop it for those who
 * may answer the request. An ended one shows how it ended. Renders nothing without sequences.
 */
export function SequenceRuns({ lead }: { lead: ViewedLead }) {
  const { t } = useTranslation("sequences");
  const runs = useQuery({
    // The version and the number of events are in the key, so that a change of the request refetches its sequences.
    queryKey: ["sequence-runs", lead.reference, lead.work.version, lead.events.length],
    queryFn: () => api("GET /api/quote-requests/:id/sequence-runs", { params: { id: lead.id } }),
    gcTime: 0,
  });
  if (!runs.data || runs.data.length === 0) return null;
  return (
    <Part name="sequences" title={t("runs.title")}>
      <ul className="grid grid-cols-1 gap-2">
        {runs.data.map((run) => (
          <Run key={run.id} run={run} />
        ))}
      </ul>
    </Part>
  );
}

function Run({ run: { id, name, next, nextAt, whyNot, end } }: { run: ListedRun }) {
  const { t } = useTranslation("sequences");
  const { may } = useWork();
  const dates = useDates();
  const stop = useChange({
    request: () => ({ to: "POST /api/sequence-runs/:id/stop", params: { id } }) as const,
    success: t("runs.stopped"),
    failure: t("runs.failed"),
  });
  if (end) return <li className="text-ink-soft">{t(`runs.ends.${end}`, { name })}</li>;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3">
      <span className="min-w-0 break-words">
        {next && nextAt && !whyNot && t("runs.next", { name, what: sayDeed(t, next), date: dates.dateTime(nextAt) })}
        {next &&
          whyNot &&
          t("runs.not", { name, what: sayDeed(t, next), reason: knownText(t, "dry.reasons", whyNot, whyNot) })}
      </span>
      {may("answer") && (
        <Button variant="secondary" size="sm" busy={stop.isPending} onClick={() => stop.mutate()}>
          {t("runs.stop", { name })}
        </Button>
      )}
    </li>
  );
}
