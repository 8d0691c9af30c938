import type { ReactNode } from "react";
import { useTranslation } from "../lib/i18n.tsx";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  confirmLabel: ReactNode;
  /** "Cancel" unless told. */
  cancelLabel?: ReactNode;
  destructive?: boolean;
  /** The answer is under way: no second press, no way out until it is there. */
  busy?: boolean;
  onConfirm: () => void;
  children?: ReactNode;
};

/** A question before something that cannot be taken back. The focus starts on Cancel. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel,
  destructive = false,
  busy = false,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  const { t } = useTranslation("ui");
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !busy && onOpenChange(next)}
      title={title}
      description={description}
      role="alertdialog"
      size="sm"
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={() => onOpenChange(false)}>
            {cancelLabel ?? t("cancel")}
          </Button>
          <Button variant={destructive ? "destructive" : "primary"} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
