import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Renewal } from "../../../../domain/api/work/policies.ts";
import { formatCalendarDay, formatCents } from "../../../layout/policies/figures.ts";
import { useMay } from "../../../layout/use-may.ts";
import { api } from "../../../lib/api.ts";
import { useDates } from "../../../lib/dates.ts";
import { showErrorToast } from "../../../lib/error-toast.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { cx } from "../../../ui/cx.ts";

const FACTS = ["date", "carrier", "line", "premium", "owner", "lastContact", "task"] as const;
type Fact = (typeof FACTS)[number];

/** The columns of a row where there is room for them. */
const COLUMNS =
  "xl:grid-cols-[minmax(0,1.4fr)_7rem_minmax(0,1.4fr)_minmax(0,1fr)_6rem_minmax(0,1fr)_7rem_minmax(0,1.6fr)_6rem]";

/** The names of the columns. Each fact of a row has its name too, for screen readers and narrow screens. */
export function RenewalColumns() {
  const { t } = useTranslation("policies");
  return (
    <div
      aria-hidden="true"
      className={`hidden gap-x-4 border-b border-line bg-surface-2 px-4 py-2 text-sm font-semibold xl:grid ${COLUMNS}`}
    >
      <span>{t("renewals.columns.customer")}</span>
      {FACTS.map((fact) => (
        <span key={fact}>{t(`renewals.columns.${fact}`)}</span>
      ))}
    </div>
  );
}

type RenewalRowProps = { renewal: Renewal; onRenew(): void };

/** A policy to renew: whose it is, when it expires, who looks after it, its task and the last contact. */
export function RenewalRow({ renewal, onRenew }: RenewalRowProps) {
  const { t } = useTranslation("policies");
  const language = useLanguage();
  const dates = useDates();
  const mayRenew = useMay("customer-data", "create");
  const { customerId, customerName, carrier, number, line, premiumCents, owner, lastContactAt } = renewal;
  const facts: Record<Fact, ReactNode> = {
    date: formatCalendarDay(renewal.renewsOn, dates),
    carrier: [carrier, number].filter(Boolean).join(" · "),
    line: t(`quotes:type.${line}`),
    premium: premiumCents === null ? "–" : formatCents(premiumCents, language),
    owner: owner?.name ?? t("renewals.nobody"),
    lastContact: lastContactAt ? dates.date(lastContactAt) : t("renewals.never"),
    task: <RenewalTask renewal={renewal} />,
  };
  return (
    <li className={`grid grid-cols-2 gap-x-4 gap-y-1 px-4 py-2 sm:grid-cols-3 xl:items-center ${COLUMNS}`}>
      <Link
        to={`/customers/${customerId}`}
        data-row-link=""
        className="link col-span-full flex min-h-11 items-center font-semibold wrap-anywhere xl:col-span-1"
      >
        {customerName}
      </Link>
      {FACTS.map((fact) => (
        <div key={fact} className={cx("min-w-0 text-sm wrap-anywhere", fact === "task" && "max-xl:col-span-2")}>
          <span className="block text-xs text-ink-soft xl:sr-only">{t(`renewals.columns.${fact}`)}: </span>
          {facts[fact]}
        </div>
      ))}
      <div className="max-xl:col-span-full">
        {mayRenew && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={t("policies.renewLabel", { policy: `${customerName}, ${carrier}` })}
            onClick={onRenew}
          >
            {t("policies.renew")}
          </Button>
        )}
      </div>
    </li>
  );
}

/** The task of a renewal, to be ticked by whoever may. */
function RenewalTask({ renewal: { task, customerName } }: Pick<RenewalRowProps, "renewal">) {
  const { t } = useTranslation("policies");
  const dates = useDates();
  const client = useQueryClient();
  const tick = useMutation({
    mutationFn: (id: number) =>
      task?.isDone
        ? api("DELETE /api/tasks/:id/done", { params: { id } })
        : api("PUT /api/tasks/:id/done", { params: { id } }),
    onError: (error) => showErrorToast(t("renewals.tickFailed"), error),
    onSettled: () => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes("/api/renewals") }),
  });
  if (!task) return t("renewals.noTask");
  const name = task.assignee ?? (task.role ? t(`portal:roles.${task.role}`) : t("renewals.anybody"));
  const said = { name, date: formatCalendarDay(task.dueOn, dates) };
  return (
    <Checkbox
      checked={tick.isPending ? !task.isDone : task.isDone}
      disabled={!task.mayHandle || tick.isPending}
      onChange={() => tick.mutate(task.id)}
      label={
        <span className={cx("text-sm", task.isDone && "line-through", task.isOverdue && "text-brick")}>
          <span className="sr-only">{t("renewals.tick", { customer: customerName })} </span>
          {t(task.isOverdue ? "renewals.taskLate" : "renewals.taskFor", said)}
        </span>
      }
    />
  );
}
