import { SearchX, Users } from "lucide-react";
import { Link } from "react-router";
import type { PresentedCustomer } from "../../../../domain/api/work/customers.ts";
import { TagChips } from "../../../layout/tags/tag-chip.tsx";
import { useDates } from "../../../lib/dates.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useList } from "../../../lib/use-list.ts";
import { useSearchText } from "../../../lib/use-search-text.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListStates } from "../../../ui/list-states.tsx";
import { SearchBox } from "../../../ui/search-box.tsx";
import { TagFilter } from "./tag-filter.tsx";
import { DoNotBadges } from "./do-not-badges.tsx";
import { shownNumber } from "../../../lib/shown-number.ts";

/** The customers, with a search; newest first without a search. */
export function CustomerList() {
  const { t } = useTranslation("customers");
  const list = useList("GET /api/customers", { filters: ["tag"] });
  const [text, setText] = useSearchText();
  const empty = list.isNarrowed ? "none" : "empty";
  return (
    <div className="grid grid-cols-1 gap-5">
      <SearchBox label={t("search")} clearLabel={t("clear")} value={text} onChange={setText} />
      <TagFilter />
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
        <div className="rounded border border-line bg-surface">
          <ColumnNames />
          <ul aria-label={t("seo.title")} className="divide-y divide-line">
            {list.rows.map((customer) => (
              <CustomerRow key={customer.id} customer={customer} />
            ))}
          </ul>
        </div>
      </ListStates>
    </div>
  );
}

const FACTS = ["phone", "lastContact", "owner", "openRequests", "policies"] as const;
type Fact = (typeof FACTS)[number];

/** The columns of a row where there is room for them. */
const COLUMNS = "lg:grid-cols-[minmax(0,2fr)_minmax(0,1.5fr)_9rem_minmax(0,1fr)_8rem_4.5rem]";

/** The names of the columns. Each fact of a row has its name too, for screen readers and narrow screens. */
function ColumnNames() {
  const { t } = useTranslation("customers");
  return (
    <div
      aria-hidden="true"
      className={`hidden gap-x-4 border-b border-line bg-surface-2 px-4 py-2 text-sm font-semibold lg:grid ${COLUMNS}`}
    >
      <span>{t("list.columns.name")}</span>
      {FACTS.map((fact) => (
        <span key={fact}>{t(`list.columns.${fact}`)}</span>
      ))}
    </div>
  );
}

function CustomerRow({ customer }: { customer: PresentedCustomer }) {
  const { t } = useTranslation("customers");
  const dates = useDates();
  const { lastContactAt, owner, openRequests, policies } = customer;
  const ways = [...customer.phones.map(shownNumber), ...customer.emails];
  const facts: Record<Fact, string> = {
    phone: ways[0] ?? t("list.noWay"),
    lastContact: lastContactAt ? dates.date(lastContactAt) : t("list.never"),
    owner: owner ?? t("list.nobody"),
    openRequests: String(openRequests),
    policies: String(policies),
  };
  return (
    <li>
      <Link
        to={`/customers/${customer.id}`}
        className={`grid min-h-11 grid-cols-2 gap-x-4 gap-y-1 px-4 py-2 no-underline hover:bg-surface-2 sm:grid-cols-3 lg:items-center ${COLUMNS}`}
      >
        <span className="col-span-full flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 lg:col-span-1">
          <span className="link font-semibold wrap-anywhere">{customer.name}</span>
          <DoNotBadges {...customer} />
          <TagChips ids={customer.tagIds} most={3} />
        </span>
        {FACTS.map((fact) => (
          <span key={fact} className="min-w-0 text-sm wrap-anywhere text-ink-soft">
            <span className="block text-xs lg:sr-only">{t(`list.columns.${fact}`)}: </span>
            {facts[fact]}
          </span>
        ))}
      </Link>
    </li>
  );
}
