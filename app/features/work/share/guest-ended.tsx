import { useEffect, useRef } from "react";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import { PhoneLink } from "../leads/phone-link.tsx";
import type { SessionEnd } from "./share-line.ts";

/** The end of the session in plain words. It takes the focus: everything else on the page has gone. */
export function GuestEnded({ name, reason }: { name: string; reason: SessionEnd }) {
  const { t } = useTranslation("share");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {t("ended.title")}
      </h1>
      <p className="text-lg">{t(`ended.${reason}`, { name })}</p>
      {reason === "elsewhere" ? (
        <div>
          <Button onClick={() => location.reload()}>{t("ended.here")}</Button>
        </div>
      ) : (
        <p>
          {t("ended.nothing")} <PhoneLink />
        </p>
      )}
    </>
  );
}
