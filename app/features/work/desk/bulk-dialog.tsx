import { useMutation } from "@tanstack/react-query";
import type { BulkInFull } from "../../../../domain/api/work/bulk.ts";
import { BULK } from "../../../../domain/work/bulk-options.ts";
import { addressOf, api } from "../../../lib/api.ts";
import { download } from "../../../lib/download.ts";
import { showErrorToast } from "../../../lib/error-toast.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { NotDoneList } from "./not-done-list.tsx";
import { useBulkText } from "./use-bulk-text.ts";

type BulkDialogProps = {
  /** The draft: what the server would do with each of the selected requests. */
  draft: BulkInFull;
  onClose: () => void;
  onStarted: () => void;
};

/** Says what a change of many requests will do, and starts it. */
export function BulkDialog({ draft, onClose, onStarted }: BulkDialogProps) {
  const { t } = useTranslation("bulk");
  const say = useBulkText();
  const { id, change, waiting, same, refused, hasMore, notDone } = draft;
  const isExport = change.do === "export";
  const start = useMutation({
    mutationFn: async () => {
      if (isExport) await download(addressOf("GET /api/bulk-changes/:id/export", { params: { id } }), {});
      else await api("POST /api/bulk-changes/:id/start", { params: { id } });
    },
    onSuccess: () => (isExport ? onClose() : onStarted()),
    onError: (error) => showErrorToast(t(isExport ? "draft.downloadFailed" : "draft.startFailed"), error),
  });
  return (
    <Dialog
      open
      onOpenChange={() => start.isPending || onClose()}
      title={say(change)}
      size="sm"
      actions={
        <>
          <Button variant="secondary" disabled={start.isPending} onClick={onClose}>
            {t("ui:cancel")}
          </Button>
          <Button
            variant={change.do === "bin" ? "destructive" : "primary"}
            disabled={waiting === 0}
            busy={start.isPending}
            onClick={() => start.mutate()}
          >
            {t(isExport ? "draft.download" : "draft.start", { count: waiting })}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p>{waiting === 0 ? t("draft.none") : t(isExport ? "draft.exported" : "draft.will", { count: waiting })}</p>
        {same > 0 && <p>{t("draft.same", { count: same })}</p>}
        {hasMore && <p>{t("draft.hasMore", { count: BULK.rows })}</p>}
        {refused > 0 && (
          <>
            <p>{t("draft.refused", { count: refused })}</p>
            <NotDoneList rows={notDone} />
          </>
        )}
      </div>
    </Dialog>
  );
}
