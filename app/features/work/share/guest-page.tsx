import { useEffect, useRef } from "react";
import type { ShareInvitation } from "../../../../domain/work/share-options.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import { GuestEnded } from "./guest-ended.tsx";
import { GuestInvitation } from "./guest-invitation.tsx";
import { GuestSession } from "./guest-session.tsx";
import { useGuest } from "./use-guest.ts";

/** The customer's page: the invitation, then the session, then its end. */
export function GuestPage({ token, share }: { token: string; share: ShareInvitation }) {
  const guest = useGuest(token, share.isBound);
  const { view, session } = guest;
  const { name } = share.agent;
  return (
    <>
      {view.own && <SharingBar name={name} picture={view.own.picture} onStop={() => session?.hide()} />}
      <div className="container-page grid max-w-3xl gap-8 py-10">
        {view.end ? (
          <GuestEnded name={name} reason={view.end} />
        ) : session ? (
          <GuestSession share={share} guest={guest} session={session} />
        ) : (
          <GuestInvitation share={share} guest={guest} />
        )}
      </div>
    </>
  );
}

type SharingBarProps = { name: string; picture: "screen" | "camera"; onStop(): void };

/** The red bar that stays in sight while something is shared. It takes the focus when it appears. */
function SharingBar({ name, picture, onStop }: SharingBarProps) {
  const { t } = useTranslation("share");
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => bar.current?.focus({ preventScroll: true }), []);
  return (
    <div
      ref={bar}
      role="alert"
      tabIndex={-1}
      className="sticky top-(--header-height) z-30 bg-brick text-on-brick outline-none"
    >
      <div className="container-page flex max-w-3xl flex-wrap items-center justify-between gap-3 py-2">
        <p className="flex min-w-0 items-center gap-3 font-semibold">
          <span aria-hidden="true" className="size-3 shrink-0 animate-pulse rounded-full bg-current" />
          <span className="wrap-anywhere">{t(`bar.${picture}`, { name })}</span>
        </p>
        <Button variant="secondary" onClick={onStop}>
          {t("bar.stop")}
        </Button>
      </div>
    </div>
  );
}
