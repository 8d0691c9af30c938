import { useState } from "react";
import { useTranslation } from "../../lib/i18n.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { toast } from "../../ui/toast-store.ts";
import { Tooltip } from "../../ui/tooltip.tsx";
import { GalleryRow, GallerySection } from "./gallery-section.tsx";

export function GalleryOverlays() {
  const { t } = useTranslation("gallery");
  const [formOpen, setFormOpen] = useState(false);
  const [confirmOpen, setConfirmOpen] = useState(false);

  return (
    <GallerySection title={t("sections.overlays")}>
      <GalleryRow>
        <Button onClick={() => setFormOpen(true)}>{t("overlays.openDialog")}</Button>
        <Button variant="destructive" onClick={() => setConfirmOpen(true)}>
          {t("overlays.openConfirm")}
        </Button>
        <Tooltip content={t("overlays.tooltip")}>
          <Button variant="secondary">{t("overlays.hover")}</Button>
        </Tooltip>
      </GalleryRow>

      <Dialog
        open={formOpen}
        onOpenChange={setFormOpen}
        closeOnBackdrop={false}
        title={t("overlays.dialogTitle")}
        description={t("overlays.dialogText")}
        actions={
          <>
            <Button variant="secondary" onClick={() => setFormOpen(false)}>
              {t("overlays.cancel")}
            </Button>
            <Button onClick={() => toast({ title: t("overlays.saved"), variant: "destructive" })}>
              {t("overlays.save")}
            </Button>
          </>
        }
      >
        <Field label={t("forms.name")} required>
          <Input autoComplete="off" />
        </Field>
      </Dialog>
      <ConfirmDialog
        open={confirmOpen}
        onOpenChange={setConfirmOpen}
        title={t("overlays.confirmTitle")}
        description={t("overlays.confirmText")}
        confirmLabel={t("overlays.delete")}
        destructive
        onConfirm={() => {
          setConfirmOpen(false);
          toast({ title: t("overlays.deleted") });
        }}
      />
    </GallerySection>
  );
}
