import { useQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import type { FailedJob } from "../../../../domain/api/operations/jobs.ts";
import { CHANNELS, MESSAGE_CHANNELS } from "../../../../domain/work/channels.ts";
import type { TranslateIn } from "../../../../domain/platform/text-keys.ts";
import { api } from "../../../lib/api.ts";
import { useDates } from "../../../lib/dates.ts";
import { useFailureText } from "../../../lib/failure-text.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useChange } from "../../../lib/use-change.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { QueryStates } from "../../../ui/query-states.tsx";
import { Table, TableBody, TableCell, TableColumns, TableRow } from "../../../ui/table.tsx";

const COLUMNS = ["name", "subject", "reason", "tries", "failedAt", "action"] as const;
const KEY = ["failed-jobs"];

/** The jobs that failed after their last attempt, with a retry button. */
export function FailedJobList() {
  const { t } = useTranslation("jobs");
  const dates = useDates();
  const failureText = useFailureText();
  const jobs = useQuery({ queryKey: KEY, queryFn: () => api("GET /api/failed-jobs") });
  const retry = useChange({
    request: (id: string) => ({ to: "POST /api/failed-jobs/:id/retry", params: { id } }),
    success: t("retried"),
    failure: t("failed"),
    renews: [KEY],
  });
  return (
    <QueryStates query={jobs} error={t("error")}>
      {(all) =>
        all.length === 0 ? (
          <EmptyState icon={CircleCheck} title={t("empty")} text={t("emptyText")} />
        ) : (
          <Table label={t("title")}>
            <TableColumns names={COLUMNS.map((column) => t(`columns.${column}`))} />
            <TableBody>
              {all.map((job) => (
                <TableRow key={job.id}>
                  <TableCell>{t(`names.${job.name}`)}</TableCell>
                  <TableCell>{subjectOf(job.data, t)}</TableCell>
                  <TableCell>{failureText(job.reason)}</TableCell>
                  <TableCell>{job.tries}</TableCell>
                  <TableCell>{dates.dateTime(job.failedAt)}</TableCell>
                  <TableCell>
                    <Button variant="secondary" size="sm" busy={retry.isPending} onClick={() => retry.mutate(job.id)}>
                      {t("retry")}
                    </Button>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )
      }
    </QueryStates>
  );
}

/** Returns the subject of a job by its id. */
function subjectOf(data: FailedJob["data"], t: TranslateIn<"jobs">): string {
  const { kind, postId, userId } = data;
  if (kind) return t(`kinds:${kind}.numbered`, { id: data.id });
  for (const channel of MESSAGE_CHANNELS) {
    const id = data[CHANNELS[channel].idField];
    if (id) return t(`channels:${channel}.numbered`, { id });
  }
  if (postId) return t("subjects.post", { id: postId });
  return userId ? t("subjects.user", { id: userId }) : "";
}
