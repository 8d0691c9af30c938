import { useEffect } from "react";
import { useBlocker } from "react-router";
import { useTranslation } from "../../lib/i18n.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

/** Asks before somebody leaves a form with words that are not stored. */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  const { t } = useTranslation("content-admin");
  const blocker = useBlocker(isDirty);

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isDirty]);

  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      onOpenChange={() => blocker.reset?.()}
      title={t("unsaved.title")}
      description={t("unsaved.text")}
      cancelLabel={t("unsaved.stay")}
      confirmLabel={t("unsaved.leave")}
      destructive
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
