import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "../../../lib/i18n.tsx";
import type { PagedList } from "../../../lib/use-paged-list.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListStates } from "../../../ui/list-states.tsx";

type OfficeListProps<Row> = {
  list: PagedList<Row>;
  icon: LucideIcon;
  empty: string;
  emptyText: string;
  children(row: Row): ReactNode;
};

/** A page of entries made by staff, newest first, with its loading, error and empty states. */
export function OfficeList<Row extends { id: number }>({
  list,
  icon,
  empty,
  emptyText,
  children,
}: OfficeListProps<Row>) {
  const { t } = useTranslation("forms");
  return (
    <ListStates
      list={list}
      error={t("error")}
      lines={3}
      empty={<EmptyState heading="p" icon={icon} title={empty} text={emptyText} />}
    >
      <ul className="divide-y divide-line rounded border border-line bg-surface">
        {list.rows.map((row) => (
          <li key={row.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
            {children(row)}
          </li>
        ))}
      </ul>
    </ListStates>
  );
}
