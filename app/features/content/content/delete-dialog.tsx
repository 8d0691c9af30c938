import { describeKind, type ContentKind, type ContentSummary } from "../../../../domain/content/content.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useContentChangeWithToast } from "./use-content.ts";
import { hasDependents } from "./values.ts";

type DeleteDialogProps = { kind: ContentKind; item: ContentSummary | null; onClose: () => void };

/** The confirmation before a deletion; names the dependent items that are deleted too. */
export function DeleteDialog({ kind, item, onClose }: DeleteDialogProps) {
  const { t } = useTranslation("content");
  const { make, isPending } = useContentChangeWithToast(kind);
  if (!item) return null;
  const { id, dependents, values } = item;

  async function confirm(): Promise<void> {
    await make({ step: "delete", id, dependents }, { done: t("delete.done"), failed: t("delete.failed") });
    onClose();
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t(`kinds.${kind}.remove`)}
      description={t(kind === "message-templates" ? "delete.template" : "delete.text", {
        name: String(values[describeKind(kind).title]),
      })}
      confirmLabel={t("delete.confirm")}
      destructive
      busy={isPending}
      onConfirm={() => void confirm()}
    >
      {dependents > 0 && hasDependents(kind) && (
        <p className="font-semibold text-brick">{t(`delete.${kind}`, { count: dependents })}</p>
      )}
    </ConfirmDialog>
  );
}
