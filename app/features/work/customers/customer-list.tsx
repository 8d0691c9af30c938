import { SearchX, Users } from "lucide-react";
import { Link } from "react-router";
import type { PresentedCustomer } from "../../../../domain/api/work/customers.ts";
import { useDates } from "../../../lib/dates.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useList } from "../../../lib/use-list.ts";
import { useSearchText } from "../../../lib/use-search-text.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListStates } from "../../../ui/list-states.tsx";
import { SearchBox } from "../../../ui/search-box.tsx";
import { DoNotBadges } from "./do-not-badges.tsx";
import { shownNumber } from "../../../lib/shown-number.ts";

/** The customers, with a search; newest first without a search. */
export function CustomerList() {
  const { t } = useTranslation("customers");
  const list = useList("GET /api/customers");
  const [text, setText] = useSearchText();
  const empty = list.isNarrowed ? "none" : "empty";
  return (
    <div className="grid grid-cols-1 gap-5">
      <SearchBox label={t("search")} clearLabel={t("clear")} value={text} onChange={setText} />
      <ListStates
        list={list}
        errorTitle={t("errorTitle")}
        error={t("list.error")}
        empty={
          <EmptyState
            icon={list.isNarrowed ? SearchX : Users}
            title={t(`list.${empty}`)}
            text={t(`list.${empty}Text`)}
          />
        }
      >
        <ul aria-label={t("seo.title")} className="divide-y divide-line rounded border border-line bg-surface">
          {list.rows.map((customer) => (
            <CustomerRow key={customer.id} customer={customer} />
          ))}
        </ul>
      </ListStates>
    </div>
  );
}

function CustomerRow({ customer }: { customer: PresentedCustomer }) {
  const { t } = useTranslation("customers");
  const dates = useDates();
  const { requests, lastRequestAt } = customer;
  const ways = [...customer.phones.map(shownNumber), ...customer.emails];
  return (
    <li>
      <Link
        to={`/customers/${customer.id}`}
        className="grid min-h-11 gap-x-6 gap-y-1 px-4 py-3 no-underline hover:bg-surface-2 sm:grid-cols-[1fr_auto]"
      >
        <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <span className="link font-semibold wrap-anywhere">{customer.name}</span>
          <DoNotBadges {...customer} />
        </span>
        <span className="text-sm text-ink-soft sm:text-end">
          {lastRequestAt
            ? t("list.requests", { count: requests, date: dates.date(lastRequestAt) })
            : t("list.noRequests")}
        </span>
        <span className="min-w-0 text-sm wrap-anywhere text-ink-soft sm:col-span-2">{ways.join(" · ")}</span>
      </Link>
    </li>
  );
}
