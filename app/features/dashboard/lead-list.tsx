import { Inbox, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import type { PresentedLead } from "../../../server/leads/present-lead.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { useList } from "../../lib/use-list.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { SkeletonGroup, SkeletonText } from "../../ui/skeleton.tsx";
import { Table, TableBody, TableColumns, TableRow } from "../../ui/table.tsx";
import { LEAD_FILTERS, LeadFilters, type LeadsKind } from "./lead-filters.tsx";

type LeadListProps<Row> = {
  kind: LeadsKind;
  path: string;
  columns: readonly string[];
  /** The cells of a row. */
  children(row: Row): ReactNode;
};

/** A page of requests with its filters and its loading, error and empty states. */
export function LeadList<Row extends PresentedLead>({ kind, path, columns, children }: LeadListProps<Row>) {
  const { t } = useTranslation("dashboard");
  const list = useList<Row>(path, { filters: LEAD_FILTERS });
  const { query, narrowed } = list;
  return (
    <div className="grid grid-cols-1 gap-5">
      <LeadFilters
        kind={kind}
        exportPath={`${path}/export?${narrowed.toString()}`}
        isNarrowed={list.isNarrowed}
        isBusy={query.isFetching && !query.isPending}
        onRefresh={() => void query.refetch()}
      />
      {query.isError ? (
        <Alert
          variant="error"
          title={t("error.title")}
          action={<Button onClick={() => void query.refetch()}>{t("retry")}</Button>}
        >
          {t(`error.${kind}`)}
        </Alert>
      ) : (
        <LeadTable kind={kind} columns={columns} list={list}>
          {children}
        </LeadTable>
      )}
    </div>
  );
}

type LeadTableProps<Row> = Pick<LeadListProps<Row>, "kind" | "columns" | "children"> & {
  list: ReturnType<typeof useList<Row>>;
};

function LeadTable<Row extends PresentedLead>({ kind, columns, list, children }: LeadTableProps<Row>) {
  const { t } = useTranslation("dashboard");
  const { query, rows, isNarrowed, previousKey, nextKey, select } = list;
  if (query.isPending) {
    return (
      <SkeletonGroup>
        <SkeletonText lines={8} />
      </SkeletonGroup>
    );
  }
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={isNarrowed ? SearchX : Inbox}
        title={t(`empty.${kind}`)}
        text={isNarrowed ? t("empty.narrowed") : undefined}
      />
    );
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <Table label={t(`tabs.${kind}`)}>
        <TableColumns names={columns.map((column) => t(`columns.${column}`))} />
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id}>{children(row)}</TableRow>
          ))}
        </TableBody>
      </Table>
      <Pagination previousKey={previousKey} nextKey={nextKey} onSelect={select} busy={query.isFetching} />
    </div>
  );
}
