import { useRef } from "react";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { useKeyHint } from "./keys-dialog.tsx";
import { wasHeldBack } from "./lead-kinds.ts";
import { useWork } from "./use-work.ts";

/** Shows why a request is taken for spam, with a button to clear it; or that it was held back by mistake. */
export function SuspicionNotice() {
  const { t } = useTranslation("desk");
  const { lead, may, act, isBusy } = useWork();
  const hint = useKeyHint();
  const notice = useRef<HTMLDivElement>(null);
  if (wasHeldBack(lead)) {
    return (
      <Alert ref={notice} tabIndex={-1} variant="info" title={t("heldBack.title")}>
        {t("heldBack.text")}
      </Alert>
    );
  }
  if (!lead.isSuspect) return null;
  function clear() {
    // The button disappears on success, so the focus moves to the notice in its place. After a keyboard shortcut the
    // focus stays where it is.
    const hasFocus = notice.current?.contains(document.activeElement) ?? false;
    act({ do: "not-spam" }, () => hasFocus && notice.current?.focus());
  }
  return (
    <Alert
      ref={notice}
      tabIndex={-1}
      variant="info"
      title={t("suspected")}
      action={
        may("not-spam") && (
          <Button variant="secondary" size="sm" {...hint("notSpam")} busy={isBusy} onClick={clear}>
            {t("inbox.keys.names.notSpam")}
          </Button>
        )
      }
    >
      {t(`suspicion.${lead.suspicion === "honeypot" ? "honeypot" : "fast"}`)}
    </Alert>
  );
}
