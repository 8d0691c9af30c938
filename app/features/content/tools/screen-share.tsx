import { MonitorUp } from "lucide-react";
import { useState } from "react";
import { SCREEN_SHARE } from "../../../../domain/platform/limits.ts";
import { useAgency } from "../../../lib/agency.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card, CardTitle } from "../../../ui/card.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ScreenShareLink } from "./screen-share-link.tsx";
import { useScreenShare } from "./use-screen-share.ts";

/** The "Support Tools": screen sharing with a customer during a phone call. Renders nothing without a host for it. */
export function SupportTools() {
  const { t } = useTranslation("tools");
  const host = useAgency().portal?.screenShareHost;
  const [isOpen, setIsOpen] = useState(false);
  if (!host) return null;
  return (
    <Card as="section" aria-labelledby="support-tools" className="grid content-start justify-items-start gap-3">
      <CardTitle as="h2" id="support-tools">
        {t("support.title")}
      </CardTitle>
      <p className="text-sm text-ink-soft">{t("support.text")}</p>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        <MonitorUp aria-hidden="true" />
        {t("screenShare.title")}
      </Button>
      <ScreenShareDialog host={host} isOpen={isOpen} onOpenChange={setIsOpen} />
    </Card>
  );
}

type ScreenShareDialogProps = { host: string; isOpen: boolean; onOpenChange(isOpen: boolean): void };

function ScreenShareDialog({ host, isOpen, onOpenChange }: ScreenShareDialogProps) {
  const { t } = useTranslation("tools");
  const { share, generate, clear } = useScreenShare(host);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t("screenShare.title")}
      description={t("screenShare.text")}
      actions={
        share.state === "ready" ? (
          <Button variant="secondary" onClick={clear}>
            {t("screenShare.again")}
          </Button>
        ) : (
          <Button busy={share.state === "generating"} onClick={generate}>
            {t("screenShare.generate")}
          </Button>
        )
      }
    >
      <div className="grid gap-5">
        {share.state === "ready" && <ScreenShareLink link={share.link} />}
        <p role="status" className="empty:hidden">
          {share.state === "generating" && t("screenShare.generating")}
        </p>
        <Alert role="note">{t("screenShare.notice", { minutes: SCREEN_SHARE.sessionMinutes })}</Alert>
      </div>
    </Dialog>
  );
}
