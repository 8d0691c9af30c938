import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog, type DialogProps } from "../../../ui/dialog.tsx";

type ShortFormDialogProps = Pick<DialogProps, "title" | "description"> & {
  onClose: () => void;
  onSubmit: ComponentProps<"form">["onSubmit"];
  /** The label of the submit button; "Continue" when unset. */
  submitLabel?: string;
  isBusy: boolean;
  /** The fields, one below the other. */
  children: ReactNode;
};

/** A small dialog of the profile with one or two fields, such as the password again. */
export function ShortFormDialog({ onClose, onSubmit, submitLabel, isBusy, children, ...dialog }: ShortFormDialogProps) {
  const { t } = useTranslation("profile");
  return (
    <Dialog open onOpenChange={onClose} {...dialog} size="sm" closeOnBackdrop={false}>
      <form noValidate method="post" className="grid gap-5" onSubmit={onSubmit}>
        {children}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t("twoFactor.cancel")}
          </Button>
          <Button type="submit" busy={isBusy}>
            {submitLabel ?? t("twoFactor.continue")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
