import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../lib/i18n.tsx";
import { api } from "../../lib/api.ts";
import { Card } from "../../ui/card.tsx";
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
    <dl className="grid gap-4 sm:grid-cols-2">
      {KINDS.map((kind) => (
        <Card key={kind}>
          <dt className="text-ink-soft">{t(`totals.${kind}`)}</dt>
          <dd className="font-display text-3xl font-semibold tabular-nums">
            {totals.data ? totals.data[kind] : totals.isError ? "–" : <Skeleton className="h-9 w-16" />}
          </dd>
        </Card>
      ))}
    </dl>
  );
}
