import { useEffect } from "react";
import { useBlocker } from "react-router";
import { useTranslation } from "../../lib/i18n.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

/** Asks before unsaved changes are left behind; a change of tab within the page leaves nothing behind. */
export function UnsavedWarning({ isDirty }: { isDirty: boolean }) {
  const { t } = useTranslation("onboarding");
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isDirty]);

  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      onOpenChange={() => blocker.reset?.()}
      title={t("unsaved.title")}
      description={t("unsaved.text")}
      confirmLabel={t("unsaved.leave")}
      cancelLabel={t("unsaved.stay")}
      destructive
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
