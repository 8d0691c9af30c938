import { useQuery } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { api } from "../../../lib/api.ts";
import { useDates } from "../../../lib/dates.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { QueryStates } from "../../../ui/query-states.tsx";
import { BulkResult } from "./bulk-strip.tsx";
import { isRunning, useUndoBulk } from "./use-bulk.ts";
import { useBulkText } from "./use-bulk-text.ts";

type RecentBulkProps = {
  onClose: () => void;
  /** Shows a change with its progress and its refused rows below the list. */
  onShow: (id: number) => void;
};

/** The changes of many requests that the user made in the last week, each with its outcome and the way to undo it. */
export function RecentBulk({ onClose, onShow }: RecentBulkProps) {
  const { t } = useTranslation("bulk");
  const dates = useDates();
  const say = useBulkText();
  const undo = useUndoBulk();
  const recent = useQuery({ queryKey: ["bulk", "recent"], queryFn: () => api("GET /api/bulk-changes") });
  function show(id: number) {
    onShow(id);
    onClose();
  }
  return (
    <Dialog open onOpenChange={onClose} title={t("recent.title")} description={t("recent.text")}>
      <QueryStates query={recent} error={t("recent.error")} lines={3}>
        {(all) =>
          all.length === 0 ? (
            <p>{t("recent.empty")}</p>
          ) : (
            <ul className="grid gap-4">
              {all.map((bulk) => (
                <li key={bulk.id} className="flex flex-wrap items-center gap-2">
                  <div className="min-w-0 grow">
                    <p className="font-medium wrap-anywhere">{say(bulk.change)}</p>
                    <p className="text-sm text-ink-soft">
                      {dates.dateTime(bulk.createdAt)} ·{" "}
                      {isRunning(bulk) ? t("recent.runs") : <BulkResult bulk={bulk} />}
                    </p>
                  </div>
                  <Button size="sm" variant="secondary" onClick={() => show(bulk.id)}>
                    {t("recent.show")}
                  </Button>
                  {bulk.mayUndo && (
                    <Button
                      size="sm"
                      variant="secondary"
                      busy={undo.isPending}
                      onClick={() => undo.mutate(bulk.id, { onSuccess: () => show(bulk.id) })}
                    >
                      <Undo2 aria-hidden="true" />
                      {t("run.undo")}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </QueryStates>
    </Dialog>
  );
}
