import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../lib/i18n.tsx";
import { api } from "../../lib/api.ts";
import { Skeleton } from "../../ui/skeleton.tsx";

const KINDS = ["quotes", "contacts"] as const;

/** How many requests there are of each kind. */
export function Totals() {
  const { t } = useTranslation("desk");
  const totals = useQuery({
    queryKey: ["lead-totals"],
    queryFn: () => api("GET /api/lead-totals"),
  });
  return (
    <dl className="flex flex-wrap gap-x-3 sm:gap-x-4">
      {KINDS.map((kind) => (
        <div key={kind} className="flex flex-row-reverse items-baseline gap-1.5 sm:gap-2">
          <dt className="text-xs text-ink-soft sm:text-sm">{t(`totals.${kind}`)}</dt>
          <dd className="font-display text-lg font-semibold tabular-nums sm:text-xl">
            {totals.data ? totals.data[kind] : totals.isError ? "–" : <Skeleton className="h-6 w-8" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
