import { Camera, MonitorUp, Upload } from "lucide-react";
import type { ShareInvitation } from "../../../../domain/work/share-options.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { canShareScreen, canShowCamera } from "./capture.ts";
import type { Guest } from "./use-guest.ts";
import { useBrowserFact } from "./use-share-view.ts";

/** The button that shares, or what a browser that cannot share its screen can do instead. */
export function GuestButtons({ share, guest }: { share: ShareInvitation; guest: Guest }) {
  const { t } = useTranslation("share");
  const canScreen = useBrowserFact(canShareScreen, true);
  const { fault } = guest;
  return (
    <div className="grid gap-4">
      {fault && <Alert variant="error">{t(`fault.${fault}`)}</Alert>}
      {canScreen ? (
        <div>
          <Button size="lg" onClick={() => void guest.share("screen")}>
            <MonitorUp aria-hidden="true" />
            {t(guest.view.own ? "other" : guest.session ? "again" : "share")}
          </Button>
        </div>
      ) : (
        <WithoutScreen share={share} guest={guest} />
      )}
    </div>
  );
}

function WithoutScreen({ share, guest }: { share: ShareInvitation; guest: Guest }) {
  const { t } = useTranslation("share");
  const { uploadPath } = guest;
  const canCamera = useBrowserFact(canShowCamera, true);
  return (
    <>
      {!guest.view.own && (
        <Alert role="note" title={t("phone.title")}>
          {t(guest.session ? "phone.bound" : "phone.text")}
          {guest.session && !uploadPath && ` ${t("phone.noUpload", { name: share.agent.name })}`}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        {canCamera && (
          <Button size="lg" onClick={() => void guest.share("camera")}>
            <Camera aria-hidden="true" />
            {t("camera")}
          </Button>
        )}
        {uploadPath && (
          <ButtonLink size="lg" variant="secondary" href={uploadPath} target="_blank" rel="noreferrer">
            <Upload aria-hidden="true" />
            {t("phone.upload")}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
