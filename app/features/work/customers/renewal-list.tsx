import { CalendarCheck } from "lucide-react";
import { Link } from "react-router";
import { RENEWAL_DAYS } from "../../../../domain/work/customer-options.ts";
import type { Renewal } from "../../../../domain/api/work/customers.ts";
import { useDates } from "../../../lib/dates.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { useAddress } from "../../../lib/use-address.ts";
import { useList } from "../../../lib/use-list.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { FilterButton } from "../../../ui/filter-button.tsx";
import { ListStates } from "../../../ui/list-states.tsx";
import { Table, TableBody, TableCell, TableColumns, TableRow } from "../../../ui/table.tsx";
import { formatCents, formatCalendarDay } from "./figures.ts";

const COLUMNS = ["date", "customer", "carrier", "number", "line", "premium"] as const;

/** The policies that are to be renewed within 30, 60 or 90 days, the next one first. */
export function RenewalList() {
  const { t } = useTranslation("customers");
  const { parameters, change } = useAddress();
  const days = RENEWAL_DAYS.find((value) => value === parameters.get("days")) ?? RENEWAL_DAYS[0];
  const list = useList("GET /api/renewals", { filters: ["days"] });
  return (
    <div className="grid grid-cols-1 gap-5">
      <div role="group" aria-label={t("renewals.choose")} className="flex flex-wrap items-center gap-3">
        <span aria-hidden="true" className="text-ink-soft">
          {t("renewals.choose")}
        </span>
        {RENEWAL_DAYS.map((value) => (
          <FilterButton key={value} isChosen={value === days} onClick={() => change({ days: value, before: null })}>
            {t("renewals.days", { days: value })}
          </FilterButton>
        ))}
      </div>
      <ListStates
        list={list}
        errorTitle={t("errorTitle")}
        error={t("renewals.error")}
        empty={<EmptyState icon={CalendarCheck} title={t("renewals.empty", { days })} text={t("renewals.emptyText")} />}
      >
        <Table label={t("tabs.renewals")}>
          <TableColumns names={COLUMNS.map((column) => t(`renewals.columns.${column}`))} />
          <TableBody>
            {list.rows.map((policy) => (
              <RenewalRow key={policy.id} policy={policy} />
            ))}
          </TableBody>
        </Table>
      </ListStates>
    </div>
  );
}

function RenewalRow({ policy }: { policy: Renewal }) {
  const { t } = useTranslation("quotes");
  const language = useLanguage();
  const dates = useDates();
  return (
    <TableRow>
      <TableCell className="whitespace-nowrap">{formatCalendarDay(policy.renewsOn, dates)}</TableCell>
      <TableCell>
        <Link to={`/customers/${policy.customerId}`} className="link font-semibold">
          {policy.customerName}
        </Link>
      </TableCell>
      <TableCell>{policy.carrier}</TableCell>
      <TableCell>{policy.number}</TableCell>
      <TableCell>{t(`type.${policy.line}`)}</TableCell>
      <TableCell className="whitespace-nowrap">
        {policy.premiumCents === null ? "–" : formatCents(policy.premiumCents, language)}
      </TableCell>
    </TableRow>
  );
}
