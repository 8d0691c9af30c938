import { Copy, Ellipsis, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "../../lib/i18n.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { DropdownMenu, DropdownMenuItem, DropdownMenuLabel, DropdownMenuSeparator } from "../../ui/dropdown-menu.tsx";
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
        <DropdownMenu
          align="start"
          trigger={
            <Button variant="secondary">
              {t("overlays.menu")}
              <Ellipsis aria-hidden="true" />
            </Button>
          }
        >
          <MenuItems onDelete={() => setConfirmOpen(true)} />
        </DropdownMenu>
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
        <div className="grid gap-4">
          <Field label={t("forms.name")} required>
            <Input autoComplete="off" />
          </Field>
          <DropdownMenu
            align="start"
            trigger={
              <Button variant="ghost" className="justify-self-start">
                {t("overlays.menu")}
              </Button>
            }
          >
            <MenuItems onDelete={() => setConfirmOpen(true)} />
          </DropdownMenu>
        </div>
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

function MenuItems({ onDelete }: { onDelete: () => void }) {
  const { t } = useTranslation("gallery");
  return (
    <>
      <DropdownMenuLabel>{t("overlays.menuLabel")}</DropdownMenuLabel>
      <DropdownMenuItem>
        <Pencil aria-hidden="true" />
        {t("overlays.edit")}
      </DropdownMenuItem>
      <DropdownMenuItem disabled>
        <Copy aria-hidden="true" />
        {t("overlays.copy")}
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem destructive onSelect={onDelete}>
        <Trash2 aria-hidden="true" />
        {t("overlays.delete")}
      </DropdownMenuItem>
    </>
  );
}
