import { Undo2, X } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import type { BulkInFull } from "../../../../domain/api/work/bulk.ts";
import { isRefusal } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { NotDoneList } from "./not-done-list.tsx";
import { isRunning, useBulk, useUndoBulk } from "./use-bulk.ts";
import { useBulkText } from "./use-bulk-text.ts";

type BulkStripProps = { id: number; onClose: () => void };

/** The line below the list that shows how far a change of many requests is, then what became of it. */
export function BulkStrip({ id, onClose }: BulkStripProps) {
  const { t } = useTranslation("bulk");
  const { data, error } = useBulk(id);
  const leave = useEffectEvent(onClose);
  // It was removed, or belongs to another account of this browser. A lost connection says nothing of it.
  const isOver = isRefusal(error) || (error !== null && !data);
  useEffect(() => {
    if (isOver) leave();
  }, [isOver]);
  if (!data) return null;
  return (
    <div className="desk-checked" aria-label={t("run.label")} role="group">
      {isRunning(data) ? <Progress bulk={data} /> : <Result bulk={data} onClose={onClose} />}
    </div>
  );
}

function Progress({ bulk }: { bulk: BulkInFull }) {
  const { t } = useTranslation("bulk");
  const say = useBulkText();
  const { state, change, waiting, done, undone, kept, refused } = bulk;
  const isBack = state === "undoing";
  const total = isBack ? done + undone + kept : waiting + done + refused;
  const worked = isBack ? undone + kept : done + refused;
  const label = isBack ? t("run.undoing") : say(change);
  return (
    <>
      <span className="min-w-0 wrap-anywhere">{label}</span>
      <progress className="grow" aria-label={label} max={total} value={worked} />
      <span className="tabular-nums">{t("run.progress", { worked, total })}</span>
    </>
  );
}

function Result({ bulk, onClose }: { bulk: BulkInFull; onClose: () => void }) {
  const { t } = useTranslation("bulk");
  const undo = useUndoBulk();
  const say = useBulkText();
  const [isOpen, setOpen] = useState(false);
  const { id, change, mayUndo, notDone } = bulk;
  return (
    <>
      <span role="status" className="me-auto min-w-0 wrap-anywhere">
        <BulkResult bulk={bulk} />
      </span>
      {notDone.length > 0 && (
        <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
          {t("run.show")}
        </Button>
      )}
      {mayUndo && (
        <Button size="sm" variant="secondary" busy={undo.isPending} onClick={() => undo.mutate(id)}>
          <Undo2 aria-hidden="true" />
          {t("run.undo")}
        </Button>
      )}
      <Button size="sm" variant="ghost" aria-label={t("run.close")} title={t("run.close")} onClick={onClose}>
        <X aria-hidden="true" />
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} size="sm" title={t("notDone")} description={say(change)}>
        <NotDoneList rows={notDone} />
      </Dialog>
    </>
  );
}

/** Says what became of a change of many requests, in numbers. */
export function BulkResult({ bulk }: { bulk: Omit<BulkInFull, "notDone"> }) {
  const { t } = useTranslation("bulk");
  const { state, done, same, refused, undone, kept } = bulk;
  const parts =
    state === "undone"
      ? [t("run.undone", { count: undone }), kept > 0 && t("run.kept", { count: kept })]
      : [
          t("run.done", { count: done }),
          same > 0 && t("run.same", { count: same }),
          refused > 0 && t("run.refused", { count: refused }),
        ];
  return parts.filter(Boolean).join(" · ");
}
