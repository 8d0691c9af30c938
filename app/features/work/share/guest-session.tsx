import { useEffect, useRef } from "react";
import type { ShareInvitation } from "../../../../domain/work/share-options.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { GuestButtons } from "./guest-buttons.tsx";
import type { Picture as PictureKind } from "./peer-messages.ts";
import { Picture } from "./picture.tsx";
import { sessionStatus } from "./session-status.ts";
import type { ShareSession } from "./share-session.ts";
import type { Guest } from "./use-guest.ts";
import { Voice } from "./voice.tsx";

type GuestSessionProps = { share: ShareInvitation; guest: Guest; session: ShareSession };

/** The session as the customer sees it: how it stands, their own picture with the agent's pointer, the agent's picture. */
export function GuestSession({ share, guest, session }: GuestSessionProps) {
  const { t } = useTranslation("share");
  const { view } = guest;
  const { name } = share.agent;
  const status = sessionStatus(view);
  return (
    <>
      <Heading picture={view.own?.picture ?? null} name={name} />
      <Alert
        variant={status === "none" ? "error" : "info"}
        role="status"
        action={status === "none" && <Button onClick={session.retry}>{t("retry")}</Button>}
      >
        {t(`status.${status}`, { name })}
        {view.own && view.pointer && <p>{t("pointing", { name })}</p>}
      </Alert>
      {view.peer && (
        <figure className="grid gap-2">
          <figcaption className="font-semibold">{t("hisPicture", { name })}</figcaption>
          <Picture
            stream={view.peer.stream}
            label={t("hisPicture", { name })}
            fullScreen={{ enter: t("fullScreen"), leave: t("leaveFullScreen") }}
          />
        </figure>
      )}
      {view.own && (
        <figure className="grid gap-2">
          <figcaption className="font-semibold">{t("preview", { name })}</figcaption>
          <Picture
            stream={view.own.stream}
            label={t("preview", { name })}
            pointer={view.pointer}
            pointerLabel={t("points", { name })}
          />
        </figure>
      )}
      <GuestButtons share={share} guest={guest} />
      <Voice
        session={session}
        view={view}
        texts={{
          on: t("voice.on"),
          off: t("voice.off"),
          isOn: t("voice.isOn", { name }),
          ask: t("voice.ask", { name }),
          refused: t("voice.refused"),
        }}
      />
      <p className="text-ink-soft">{t("willNotText", { name })}</p>
      <div>
        <Button variant="secondary" onClick={() => void guest.end()}>
          {t("end")}
        </Button>
      </div>
    </>
  );
}

/** The heading of the session. It takes the focus when sharing has stopped: the bar with the button is gone. */
function Heading({ picture, name }: { picture: PictureKind | null; name: string }) {
  const { t } = useTranslation("share");
  const heading = useRef<HTMLHeadingElement>(null);
  const hasShown = useRef(false);
  const isShowing = picture !== null;
  useEffect(() => {
    if (hasShown.current && !isShowing) heading.current?.focus();
    hasShown.current ||= isShowing;
  }, [isShowing]);
  return (
    <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
      {t(picture ? `bar.${picture}` : "stopped", { name })}
    </h1>
  );
}
