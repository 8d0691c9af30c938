import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { useTranslation } from "../../../lib/i18n.tsx";
import type { Place } from "./peer-messages.ts";
import { pictureBox, placeAfterKey, placeAt } from "./picture-place.ts";
import { Picture } from "./picture.tsx";
import type { ShareSession, Shown } from "./share-session.ts";

/** The customer's picture. Whoever moves over it, or uses the arrow keys on it, points for the customer. */
export function AgentPicture({ session, shown }: { session: ShareSession; shown: Shown }) {
  const { t } = useTranslation("share-desk");
  const hintId = useId();
  const video = useRef<HTMLVideoElement>(null);
  const [typed, setTyped] = useState<Place>(null);
  const point = usePointer(session);

  function move(event: PointerEvent<HTMLElement>) {
    if (!video.current) return;
    const { left, top, width, height } = video.current.getBoundingClientRect();
    const { videoWidth, videoHeight } = video.current;
    const box = pictureBox({ width, height }, { width: videoWidth, height: videoHeight });
    setTyped(null);
    point(placeAt({ x: event.clientX - left, y: event.clientY - top }, box));
  }

  function press(event: KeyboardEvent) {
    const place = placeAfterKey(event.key, typed);
    if (place === undefined) return;
    event.preventDefault();
    setTyped(place);
    point(place);
  }

  function leave() {
    setTyped(null);
    point(null);
  }

  return (
    <div className="grid gap-2">
      <Picture
        stream={shown.stream}
        label={t("picture")}
        pointer={typed}
        fullScreen={{ enter: t("fullScreen"), leave: t("leaveFullScreen") }}
        videoRef={video}
      >
        <button
          type="button"
          aria-label={t("point")}
          aria-describedby={hintId}
          onPointerMove={move}
          onPointerDown={move}
          onPointerLeave={leave}
          onBlur={leave}
          onKeyDown={press}
          className="absolute inset-0 cursor-crosshair focus-visible:-outline-offset-4"
        />
      </Picture>
      <p id={hintId} className="text-sm text-ink-soft">
        {t("pointHint")}
      </p>
    </div>
  );
}

/** Returns a function that sends the pointer's place, once per frame at most. */
function usePointer(session: ShareSession): (at: Place) => void {
  const latest = useRef<{ at: Place; frame: number } | null>(null);
  return (at) => {
    if (latest.current) {
      latest.current.at = at;
      return;
    }
    const frame = requestAnimationFrame(() => {
      session.point(latest.current?.at ?? null);
      latest.current = null;
    });
    latest.current = { at, frame };
  };
}
