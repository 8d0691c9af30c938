import { useEffect, useRef } from "react";
import type { ShareAbout } from "../../../layout/share/share-dialog.tsx";
import { ShareOpener } from "../../../layout/share/share-opener.tsx";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import type { SessionEnd } from "./share-line.ts";

/** The end of the session, and what one can do next. It takes the focus. */
export function AgentEnded({ reason, about }: { reason: SessionEnd; about: ShareAbout | undefined }) {
  const { t } = useTranslation("share-desk");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const goesOn = reason === "elsewhere" || reason === "login";
  return (
    <div className="grid justify-items-start gap-3">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {t("ended.title")}
      </h2>
      <p>{t(`ended.${reason}`)}</p>
      {goesOn ? (
        <Button onClick={() => location.reload()}>{t(reason === "login" ? "ended.logIn" : "ended.here")}</Button>
      ) : (
        <>
          <p>{t(about ? "ended.again" : "ended.againAlone")}</p>
          <ShareOpener {...(about && { about })}>{t("dialog.title")}</ShareOpener>
        </>
      )}
    </div>
  );
}
