import type { ListedRule } from "../../../../domain/api/work/routing.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useChange } from "../../../lib/use-change.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";

type DeleteRuleProps = { rule: ListedRule; onClose: () => void };

/** The question before a rule is deleted. */
export function DeleteRule({ rule: { id, name }, onClose }: DeleteRuleProps) {
  const { t } = useTranslation("routing");
  const remove = useChange({
    request: () => ({ to: "DELETE /api/routing-rules/:id", params: { id } }),
    success: t("rules.deleted"),
    failure: t("rules.failed"),
    renews: [["routing-rules"]],
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      destructive
      onOpenChange={onClose}
      title={t("delete.title")}
      description={<span className="break-words">{t("delete.text", { name })}</span>}
      confirmLabel={t("delete.confirm")}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
    />
  );
}
