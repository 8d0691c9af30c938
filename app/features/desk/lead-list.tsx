import { Inbox, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import type { NameIn } from "../../../domain/text-keys.ts";
import type { PresentedLead } from "../../../server/leads/present-lead.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { useList } from "../../lib/use-list.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ListStates } from "../../ui/list-states.tsx";
import { Table, TableBody, TableColumns, TableRow } from "../../ui/table.tsx";
import { LEAD_FILTERS, LeadFilters, type LeadsKind } from "./lead-filters.tsx";

type LeadListProps<Row> = {
  kind: LeadsKind;
  path: string;
  columns: readonly NameIn<"desk", "columns">[];
  /** The cells of a row. */
  children(row: Row): ReactNode;
};

/** A page of requests with its filters and its loading, error and empty states. */
export function LeadList<Row extends PresentedLead>({ kind, path, columns, children }: LeadListProps<Row>) {
  const { t } = useTranslation("desk");
  const list = useList<Row>(path, { filters: LEAD_FILTERS });
  const { query, rows, narrowed, isNarrowed } = list;
  return (
    <div className="grid grid-cols-1 gap-5">
      <LeadFilters
        kind={kind}
        exportPath={`${path}/export?${narrowed.toString()}`}
        isNarrowed={isNarrowed}
        isBusy={query.isFetching && !query.isPending}
        onRefresh={() => void query.refetch()}
      />
      <ListStates
        list={list}
        errorTitle={t("error.title")}
        error={t(`error.${kind}`)}
        empty={
          <EmptyState
            icon={isNarrowed ? SearchX : Inbox}
            title={t(`empty.${kind}`)}
            text={isNarrowed ? t("empty.narrowed") : undefined}
          />
        }
      >
        <Table label={t(`tabs.${kind}`)}>
          <TableColumns names={columns.map((column) => t(`columns.${column}`))} />
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.id}>{children(row)}</TableRow>
            ))}
          </TableBody>
        </Table>
      </ListStates>
    </div>
  );
}
