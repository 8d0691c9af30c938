import type { User } from "../../../../domain/people/users.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useChange } from "../../../lib/use-change.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";

export function DeleteUserDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation("users");
  const remove = useChange({
    request: () => ({ to: "DELETE /api/users/:id", params: { id: user.id } }),
    success: t("delete.success"),
    failure: t("delete.failure"),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      destructive
      onOpenChange={onClose}
      title={t("delete.title", { name: `${user.firstName} ${user.lastName}` })}
      description={t("delete.text")}
      confirmLabel={t("delete.button")}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
    />
  );
}
