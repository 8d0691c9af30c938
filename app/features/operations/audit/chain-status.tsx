import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import type { TrailCheck } from "../../../../domain/api/operations/audit.ts";
import { localeOf } from "../../../../domain/platform/language.ts";
import { api } from "../../../lib/api.ts";
import { useDates } from "../../../lib/dates.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { useChange } from "../../../lib/use-change.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";

const KEY = ["audit-chain"];
const POLL_MS = 1_000;

/**
 * The integrity of the audit trail: every entry present and unchanged up to its signed end. It shows the last check, or
 * the running one.
 */
export function ChainStatus() {
  const { t } = useTranslation("audit");
  const client = useQueryClient();
  const chain = useQuery({
    queryKey: KEY,
    queryFn: () => api("GET /api/audit-events/chain"),
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.running ? POLL_MS : false),
  });
  useEffect(() => {
    // Opening the page starts a check of the entries since the last one. Errors are ignored here: the status query
    // below shows them.
    const begun = api("POST /api/audit-events/check", { body: { isWhole: false } });
    void begun.catch(() => undefined).then(() => client.invalidateQueries({ queryKey: KEY }));
  }, [client]);
  const checkAll = useChange({
    request: () => ({ to: "POST /api/audit-events/check", body: { isWhole: true } }),
    success: t("chain.begun"),
    failure: t("chain.error"),
    renews: [KEY],
  });
  if (chain.isPending) return <Alert variant="info">{t("chain.waiting")}</Alert>;
  if (chain.isError) return <Alert variant="error">{t("chain.error")}</Alert>;
  if (chain.data.running) return <Progress {...chain.data.running} />;
  return (
    <Result {...chain.data}>
      <Button variant="secondary" size="sm" busy={checkAll.isPending} onClick={() => checkAll.mutate()}>
        {t("chain.checkAll")}
      </Button>
    </Result>
  );
}

function Progress({ checked, entries }: NonNullable<TrailCheck["running"]>) {
  const { t } = useTranslation("audit");
  const language = useLanguage();
  const formatCount = (count: number) => count.toLocaleString(localeOf(language));
  return (
    <Alert variant="info">
      <p>{t("chain.checking", { checked: formatCount(checked), entries: formatCount(entries) })}</p>
      <progress
        value={checked}
        max={Math.max(entries, 1)}
        aria-label={t("chain.progress")}
        className="mt-2 h-2 w-full accent-indigo"
      />
    </Alert>
  );
}

function Result({ last, wholeAt, children }: Pick<TrailCheck, "last" | "wholeAt"> & { children: ReactNode }) {
  const { t } = useTranslation("audit");
  const language = useLanguage();
  const dates = useDates();
  if (!last) return <Alert action={children}>{t("chain.never")}</Alert>;
  const { fault, entries } = last;
  return (
    <Alert variant={fault ? "error" : "success"} action={children}>
      <p>{fault ? t(`chain.faults.${fault.reason}`, { ...fault }) : t("chain.whole")}</p>
      <p className="mt-1 text-sm text-ink-soft">
        {t("chain.checkedAt", {
          at: dates.dateTime(last.at),
          entries: entries.toLocaleString(localeOf(language)),
        })}{" "}
        {wholeAt ? t("chain.wholeAt", { at: dates.dateTime(wholeAt) }) : t("chain.neverWhole")}
      </p>
    </Alert>
  );
}
