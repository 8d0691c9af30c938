import { useQuery } from "@tanstack/react-query";
import { KINDS, LEAD_KINDS } from "../../../../domain/work/request-kinds.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { api } from "../../../lib/api.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";

/** The number of requests of each kind. */
export function Totals() {
  const { t } = useTranslation("kinds");
  const totals = useQuery({
    queryKey: ["lead-totals"],
    queryFn: () => api("GET /api/lead-totals"),
  });
  return (
    <dl className="flex flex-wrap gap-x-3 sm:gap-x-4">
      {LEAD_KINDS.map((kind) => (
        <div key={kind} className="flex flex-row-reverse items-baseline gap-1.5 sm:gap-2">
          <dt className="text-xs text-ink-soft sm:text-sm">{t(`${kind}.many`)}</dt>
          <dd className="font-display text-lg font-semibold tabular-nums sm:text-xl">
            {totals.data ? totals.data[KINDS[kind].tab] : totals.isError ? "–" : <Skeleton className="h-6 w-8" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
