import type { User } from "../../../domain/users.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useChange } from "./use-change.ts";

export function DeleteUserDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation("users");
  const remove = useChange({
    request: () => ({ method: "DELETE", path: `/api/users/${user.id}` }),
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
      onConfirm={() => remove.mutate(undefined)}
    />
  );
}
