import { useBlocker } from "react-router";
import { useTranslation } from "../lib/i18n.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { useAskBeforeReload } from "../lib/use-ask-before-reload.ts";

type UnsavedGuardProps = {
  isDirty: boolean;
  /** Allows changes of the query, for a form that stays on the page while its tabs change. */
  mayChangeQuery?: boolean;
};

/** Asks before somebody leaves a form with unsaved changes. */
export function UnsavedGuard({ isDirty, mayChangeQuery = false }: UnsavedGuardProps) {
  const { t } = useTranslation("portal");
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isSamePage = currentLocation.pathname === nextLocation.pathname;
    return isDirty && !(mayChangeQuery && isSamePage);
  });
  useAskBeforeReload(isDirty);

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
