import { Inbox, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import type { PresentedLead } from "../../../domain/api/leads.ts";
import type { NameIn } from "../../../domain/text-keys.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import type { List } from "../../lib/use-list.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ListStates } from "../../ui/list-states.tsx";
import { Table, TableBody, TableColumns, TableRow } from "../../ui/table.tsx";
import { LeadFilters, type LeadsKind } from "./lead-filters.tsx";
import type { LeadPath } from "./use-gone.ts";

type LeadListProps<Row> = {
  kind: LeadsKind;
  path: LeadPath;
  list: List<Row>;
  columns: readonly NameIn<"desk", "columns">[];
  /** The cells of a row. */
  children(row: Row): ReactNode;
};

/** A page of requests with its filters and its loading, error and empty states. */
export function LeadList<Row extends PresentedLead>({ kind, path, list, columns, children }: LeadListProps<Row>) {
  const { t } = useTranslation("desk");
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
