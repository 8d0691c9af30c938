import { useMutation } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useState } from "react";
import type { BulkInFull } from "../../../../domain/api/work/bulk.ts";
import type { BulkChange } from "../../../../domain/work/bulk.ts";
import type { LeadKind } from "../../../../domain/work/request-kinds.ts";
import { api } from "../../../lib/api.ts";
import { showErrorToast } from "../../../lib/error-toast.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { late } from "../../../lib/late.ts";
import { useAddress } from "../../../lib/use-address.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckedDeeds } from "./checked-deeds.tsx";
import type { InboxRow } from "./lead-kinds.ts";
import type { Checked } from "./use-checked.ts";

const BulkDialog = late(async () => (await import("./bulk-dialog.tsx")).BulkDialog);
const TaskDialog = late(async () => (await import("../../../layout/tasks/task-dialog.tsx")).TaskDialog);

type CheckedBarProps = {
  kind: LeadKind;
  checked: Checked<InboxRow>;
  /** The active filters of the list, as the API reads them. */
  narrowed: URLSearchParams;
  /** Called with the id of a change of many requests that was started. */
  onStarted: (id: number) => void;
};

/**
 * Offers what can be done with the checked rows, or with all of the list. The server first says what would happen to
 * each request by the user's right to it, and a dialog asks.
 */
export function CheckedBar({ kind, checked, narrowed, onStarted }: CheckedBarProps) {
  const { t } = useTranslation("bulk");
  const { words } = useAddress();
  const [draft, setDraft] = useState<BulkInFull | null>(null);
  const [isGivingTask, setGivingTask] = useState(false);
  const prepare = useMutation({
    mutationFn: (change: BulkChange) => {
      const rows = checked.rows.map(({ reference, work }) => ({ reference, version: work.version }));
      const filter = { ...Object.fromEntries(narrowed), ...(words && { q: words }) };
      const selection = checked.isAll ? { filter } : { rows };
      return api("POST /api/bulk-changes", { body: { kind, change, selection } });
    },
    onSuccess: setDraft,
    onError: (error) => showErrorToast(t("draft.failed"), error),
  });
  const isNone = !checked.isAll && checked.rows.length === 0;
  return (
    <>
      <div role="status" className={checked.isOn ? "desk-checked" : "empty:hidden"}>
        {checked.isOn && (
          <>
            <Button
              size="sm"
              variant="ghost"
              aria-label={t("bar.clear")}
              title={t("bar.clear")}
              onClick={checked.clear}
            >
              <X aria-hidden="true" />
            </Button>
            <span className="me-auto">
              {checked.isAll ? t("bar.all") : t("bar.count", { count: checked.rows.length })}
            </span>
            {!isNone && (
              <CheckedDeeds
                kind={kind}
                isBusy={prepare.isPending}
                onChoose={(change) => prepare.mutate(change)}
                onTask={() => setGivingTask(true)}
              />
            )}
            {!checked.isAll && (
              <Button size="sm" variant="ghost" onClick={checked.checkAll}>
                {t("selectAll")}
              </Button>
            )}
          </>
        )}
      </div>
      {isGivingTask && (
        <TaskDialog
          onClose={() => setGivingTask(false)}
          onGive={async (task) => {
            await prepare.mutateAsync({ do: "task", task });
            setGivingTask(false);
          }}
        />
      )}
      {draft && (
        <BulkDialog
          draft={draft}
          onClose={() => setDraft(null)}
          onStarted={() => {
            setDraft(null);
            checked.clear();
            onStarted(draft.id);
          }}
        />
      )}
    </>
  );
}
