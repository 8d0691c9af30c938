import { useState } from "react";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useChange } from "../../../lib/use-change.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";

/** Asks for confirmation, deletes a form and shows a toast. */
export function useRemoval(path: "/api/uploaded-forms" | "/api/custom-forms") {
  const { t } = useTranslation("forms");
  const [asked, setAsked] = useState<{ id: number; title: string } | null>(null);
  const removal = useChange({
    request: (id: number) => ({ to: `DELETE ${path}/:id`, params: { id } }),
    success: t("remove.done"),
    failure: t("remove.failed"),
    reason: t("tryAgain"),
    renews: [["list", path]],
  });
  const dialog = asked && (
    <ConfirmDialog
      open
      onOpenChange={() => setAsked(null)}
      title={t("remove.title")}
      description={t("remove.text", { name: asked.title })}
      confirmLabel={t("remove.confirm")}
      destructive
      busy={removal.isPending}
      onConfirm={() => removal.mutate(asked.id, { onSettled: () => setAsked(null) })}
    />
  );
  return { ask: setAsked, dialog };
}
