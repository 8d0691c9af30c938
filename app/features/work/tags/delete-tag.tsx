import type { Tag, TagUses } from "../../../../domain/api/work/tags.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { useChange } from "../../../lib/use-change.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useUsesText } from "./uses-text.ts";

type DeleteTagProps = { tag: Tag; uses: TagUses | undefined; onClose: () => void };

/** The question before a tag is deleted, which says where it is used. */
export function DeleteTag({ tag: { id, name }, uses, onClose }: DeleteTagProps) {
  const { t } = useTranslation("tags");
  const usesText = useUsesText();
  const language = useLanguage();
  const remove = useChange({
    request: () => ({ to: "DELETE /api/tags/:id", params: { id } }),
    success: t("list.deleted"),
    failure: t("list.deleteFailed"),
    renews: [["tags"], ["tag-uses"]],
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      destructive
      onOpenChange={onClose}
      title={t("delete.title", { name: name[language] })}
      description={
        <span className="break-words">
          {t("delete.text")} {uses && usesText(uses)}
        </span>
      }
      confirmLabel={t("delete.confirm")}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
    />
  );
}
