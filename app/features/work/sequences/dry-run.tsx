import { sayDeed } from "../../../../domain/work/say-deed.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { DryRunEntry, ListedSequence } from "../../../../domain/api/work/sequences.ts";
import { api } from "../../../lib/api.ts";
import { useDates } from "../../../lib/dates.ts";
import { knownText, useTranslation } from "../../../lib/i18n.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { QueryStates } from "../../../ui/query-states.tsx";

/** The dry run of a sequence: what would be sent, to whom and when. Nothing is sent. */
export function DryRun({ sequence: { id, name }, onClose }: { sequence: ListedSequence; onClose: () => void }) {
  const { t } = useTranslation("sequences");
  const query = useQuery({
    queryKey: ["sequences", "dry-run", id],
    queryFn: () => api("GET /api/sequences/:id/dry-run", { params: { id } }),
    gcTime: 0,
  });
  return (
    <Dialog open onOpenChange={onClose} size="lg" title={t("dry.title", { name })} description={t("dry.text")}>
      <QueryStates query={query} error={t("error")}>
        {(entries) =>
          entries.length === 0 ? (
            <p className="text-ink-soft">{t("dry.none")}</p>
          ) : (
            <ol className="grid grid-cols-1 gap-4">
              {entries.map((entry) => (
                <Entry key={entry.reference} entry={entry} />
              ))}
            </ol>
          )
        }
      </QueryStates>
    </Dialog>
  );
}

function Entry({ entry }: { entry: DryRunEntry }) {
  const { t } = useTranslation("sequences");
  const dates = useDates();
  const { reference, name, isRunning, at, subject, text, whyNot } = entry;
  return (
    <li className="min-w-0 border-t border-line pt-3">
      <p className="flex flex-wrap items-center gap-2">
        <Link to={`/agent-dashboard?tab=quotes&request=${reference}`} className="link">
          {reference}
        </Link>
        <span className="break-words">{name}</span>
        <Badge tone={isRunning ? "indigo" : "neutral"}>{t(isRunning ? "dry.running" : "dry.would")}</Badge>
        <span className="text-sm text-ink-soft">
          {whyNot ? sayDeed(t, entry.do) : `${sayDeed(t, entry.do)}, ${dates.dateTime(at)}`}
        </span>
      </p>
      {whyNot ? (
        <p className="mt-1 text-sm">{t("dry.not", { reason: knownText(t, "dry.reasons", whyNot, whyNot) })}</p>
      ) : (
        text && (
          <details className="mt-1">
            <summary className="cursor-pointer text-sm break-words">{subject || text.slice(0, 80)}</summary>
            <p className="rounded bg-surface-2 p-3 break-words whitespace-pre-wrap">{text}</p>
          </details>
        )
      )}
    </li>
  );
}
