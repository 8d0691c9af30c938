import { useId, type ComponentProps, type ReactNode } from "react";
import { useTranslation } from "../lib/i18n.tsx";
import { Button } from "./button.tsx";
import { cx } from "./cx.ts";
import { Dialog, type DialogProps } from "./dialog.tsx";

type FormDialogProps = Pick<DialogProps, "title" | "description" | "size"> & {
  onClose(): void;
  onSubmit: ComponentProps<"form">["onSubmit"];
  /** The label of the submit button. */
  submitLabel: string;
  isBusy: boolean;
  /** The fields, in two columns when there is room. */
  children: ReactNode;
  /** A part that stands beside the fields when there is room, else above them. */
  aside?: ReactNode;
};

/** A form in a dialog. A press on the backdrop does not close it, so typed text is not lost. */
export function FormDialog({ onClose, onSubmit, submitLabel, isBusy, children, aside, ...dialog }: FormDialogProps) {
  const { t } = useTranslation("ui");
  const formId = useId();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closeOnBackdrop={false}
      {...dialog}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <div className={cx(Boolean(aside) && "grid grid-cols-1 gap-6 lg:grid-cols-2")}>
        {aside && <div className="min-w-0 lg:sticky lg:top-0 lg:self-start">{aside}</div>}
        <form noValidate id={formId} method="post" className="grid gap-4 sm:grid-cols-2" onSubmit={onSubmit}>
          {children}
        </form>
      </div>
    </Dialog>
  );
}
