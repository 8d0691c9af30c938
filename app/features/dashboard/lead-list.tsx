import { Download, Inbox } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "../../lib/i18n.tsx";
import { useList } from "../../lib/use-list.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { SkeletonText } from "../../ui/skeleton.tsx";
import { Table, TableBody, TableHead, TableHeader, TableRow } from "../../ui/table.tsx";

type LeadListProps<Row> = {
  kind: "quotes" | "contacts";
  path: string;
  columns: readonly string[];
  children(row: Row): ReactNode;
};

/** A page of requests with its loading, error and empty states. */
export function LeadList<Row extends { id: number }>({ kind, path, columns, children }: LeadListProps<Row>) {
  const { t } = useTranslation("dashboard");
  const { query, rows, previousKey, nextKey, select } = useList<Row>(path);
  if (query.isPending) return <SkeletonText lines={8} />;
  if (query.isError) {
    return (
      <Alert
        variant="error"
        title={t("error.title")}
        action={<Button onClick={() => void query.refetch()}>{t("retry")}</Button>}
      >
        {t(`error.${kind}`)}
      </Alert>
    );
  }
  if (rows.length === 0) return <EmptyState icon={Inbox} title={t(`empty.${kind}`)} />;
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="justify-self-end">
        <ButtonLink href={`${path}/export`} download variant="secondary" size="sm">
          <Download aria-hidden="true" />
          {t("export")}
        </ButtonLink>
      </p>
      <Table label={t(`tabs.${kind}`)}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableHeader key={column}>{t(`columns.${column}`)}</TableHeader>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>{rows.map((row) => children(row))}</TableBody>
      </Table>
      <Pagination previousKey={previousKey} nextKey={nextKey} onSelect={select} busy={query.isFetching} />
    </div>
  );
}
