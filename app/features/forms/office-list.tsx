import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "../../lib/i18n.tsx";
import { useList } from "../../lib/use-list.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { SkeletonGroup, SkeletonText } from "../../ui/skeleton.tsx";

type OfficeListProps<Row> = {
  path: string;
  icon: LucideIcon;
  empty: string;
  emptyText: string;
  children(row: Row): ReactNode;
};

/** A page of what staff put in, newest first, with its loading, error and empty states. */
export function OfficeList<Row extends { id: number }>({
  path,
  icon,
  empty,
  emptyText,
  children,
}: OfficeListProps<Row>) {
  const { t } = useTranslation("forms");
  const { query, rows, previousKey, nextKey, select } = useList<Row>(path);
  if (query.isPending) {
    return (
      <SkeletonGroup>
        <SkeletonText lines={3} />
      </SkeletonGroup>
    );
  }
  if (query.isError) {
    return (
      <Alert variant="error" action={<Button onClick={() => void query.refetch()}>{t("retry")}</Button>}>
        {t("error")}
      </Alert>
    );
  }
  if (rows.length === 0 && !previousKey) return <EmptyState heading="p" icon={icon} title={empty} text={emptyText} />;
  return (
    <>
      <ul className="divide-y divide-line rounded border border-line bg-surface">
        {rows.map((row) => (
          <li key={row.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
            {children(row)}
          </li>
        ))}
      </ul>
      {(previousKey ?? nextKey) && (
        <Pagination previousKey={previousKey} nextKey={nextKey} onSelect={select} busy={query.isFetching} />
      )}
    </>
  );
}
