import { useQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import type { FailedJob } from "../../../server/jobs/list-failed-jobs.ts";
import { api } from "../../lib/api.ts";
import { formatDateTime } from "../../lib/dates.ts";
import { useLanguage, useTranslation } from "../../lib/i18n.tsx";
import { useChange } from "../../lib/use-change.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { QueryStates } from "../../ui/query-states.tsx";
import { Table, TableBody, TableCell, TableColumns, TableRow } from "../../ui/table.tsx";

const COLUMNS = ["name", "subject", "reason", "tries", "failedAt", "action"] as const;
const KEY = ["failed-jobs"];

/** What was given up after its last try, to be tried again by hand. */
export function FailedJobList() {
  const { t } = useTranslation("jobs");
  const language = useLanguage();
  const jobs = useQuery({ queryKey: KEY, queryFn: () => api<FailedJob[]>("/api/failed-jobs") });
  const retry = useChange({
    request: (id: string) => ({ method: "POST", path: `/api/failed-jobs/${id}/retry` }),
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
                  <TableCell>{Object.values(job.data).join(" ")}</TableCell>
                  <TableCell>{job.reason}</TableCell>
                  <TableCell>{job.tries}</TableCell>
                  <TableCell>{formatDateTime(job.failedAt, language)}</TableCell>
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
