import { useId, type ComponentProps, type ReactNode } from "react";
import { useTranslation } from "../lib/i18n.tsx";
import { Button } from "./button.tsx";
import { Dialog, type DialogProps } from "./dialog.tsx";

type FormDialogProps = Pick<DialogProps, "title" | "description" | "size"> & {
  onClose(): void;
  onSubmit: ComponentProps<"form">["onSubmit"];
  /** The label of the submit button. */
  submitLabel: string;
  isBusy: boolean;
  /** The fields, in two columns when there is room. */
  children: ReactNode;
};

/** A form in a dialog. A press on the backdrop does not close it, so typed text is not lost. */
export function FormDialog({ onClose, onSubmit, submitLabel, isBusy, children, ...dialog }: FormDialogProps) {
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
      <form noValidate id={formId} method="post" className="grid gap-4 sm:grid-cols-2" onSubmit={onSubmit}>
        {children}
      </form>
    </Dialog>
  );
}
