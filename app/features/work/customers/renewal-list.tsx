import { CalendarCheck } from "lucide-react";
import { useRef, useState } from "react";
import type { Renewal } from "../../../../domain/api/work/policies.ts";
import { PolicyDialog } from "../../../layout/policies/policy-dialog.tsx";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useList } from "../../../lib/use-list.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListStates } from "../../../ui/list-states.tsx";
import { RENEWAL_FILTERS, RenewalFilters, useRenewalChoice } from "./renewal-filters.tsx";
import { RenewalColumns, RenewalRow } from "./renewal-row.tsx";
import { useRowKeys } from "./use-row-keys.ts";

/** The policies that expire soon, or have expired without a next term, the earliest first. Worked by j, k and Enter. */
export function RenewalList() {
  const { t } = useTranslation("policies");
  const { days, state } = useRenewalChoice();
  const list = useList("GET /api/renewals", { filters: RENEWAL_FILTERS });
  const [renewed, setRenewed] = useState<Renewal | null>(null);
  const rows = useRef<HTMLUListElement>(null);
  useRowKeys(rows);
  return (
    <div className="grid grid-cols-1 gap-5">
      <RenewalFilters narrowed={list.narrowed} />
      <ListStates
        list={list}
        errorTitle={t("customers:errorTitle")}
        error={t("renewals.error")}
        empty={
          <EmptyState
            icon={CalendarCheck}
            title={state === "expired" ? t("renewals.emptyExpired") : t("renewals.empty", { days })}
            text={t("renewals.emptyText")}
          />
        }
      >
        <p className="text-sm text-ink-soft max-lg:hidden">{t("renewals.keys")}</p>
        <div className="rounded border border-line bg-surface">
          <RenewalColumns />
          <ul ref={rows} aria-label={t("customers:tabs.renewals")} className="divide-y divide-line">
            {list.rows.map((renewal) => (
              <RenewalRow key={renewal.id} renewal={renewal} onRenew={() => setRenewed(renewal)} />
            ))}
          </ul>
        </div>
      </ListStates>
      {renewed && (
        <PolicyDialog
          customerId={renewed.customerId}
          task={{ do: "renew", policy: renewed }}
          onClose={() => setRenewed(null)}
        />
      )}
    </div>
  );
}
