import { Maximize, Minimize, MousePointer2 } from "lucide-react";
import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import type { Place } from "./peer-messages.ts";
import { pictureBox } from "./picture-place.ts";
import { useFullScreen, usePlayed } from "./use-share-view.ts";

type PictureProps = {
  stream: MediaStream;
  label: string;
  /** The place at which somebody points. */
  pointer?: Place;
  pointerLabel?: string;
  /** The texts of the button for full screen; without them there is none. */
  fullScreen?: { enter: string; leave: string };
  videoRef?: RefObject<HTMLVideoElement | null>;
  className?: string;
  /** Lies over the picture. */
  children?: ReactNode;
};

/** A live picture, whole and as sharp as it comes, with a pointer over it. */
export function Picture({ stream, label, pointer = null, pointerLabel, fullScreen, className, ...rest }: PictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const video = usePlayed<HTMLVideoElement>(stream);
  const { isFull, toggle } = useFullScreen(frame);
  const { videoRef, children } = rest;
  useEffect(() => {
    if (videoRef) videoRef.current = video.current;
  });
  return (
    <div ref={frame} className={cx("relative overflow-hidden rounded border border-line-strong bg-black", className)}>
      <video
        ref={video}
        autoPlay
        playsInline
        muted
        aria-label={label}
        className={isFull ? "size-full object-contain" : "block max-h-[80dvh] w-full object-contain"}
      />
      {children}
      {pointer && <Pointer at={pointer} video={video} label={pointerLabel} />}
      {fullScreen && (
        <div className="absolute end-2 top-2">
          <Button size="sm" variant="secondary" onClick={() => void toggle()}>
            {isFull ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
            {isFull ? fullScreen.leave : fullScreen.enter}
          </Button>
        </div>
      )}
    </div>
  );
}

type PointerProps = { at: NonNullable<Place>; video: RefObject<HTMLVideoElement | null>; label: string | undefined };

/** The pointer of the other side, or one's own when it is moved by keyboard. */
function Pointer({ at, video, label }: PointerProps) {
  function place(element: HTMLElement | null): void {
    if (!element || !video.current) return;
    const { clientWidth: width, clientHeight: height, videoWidth, videoHeight } = video.current;
    const box = pictureBox({ width, height }, { width: videoWidth, height: videoHeight });
    element.style.left = `${box.left + at.x * box.width}px`;
    element.style.top = `${box.top + at.y * box.height}px`;
  }
  return (
    <span ref={place} data-pointer="" className="pointer-events-none absolute flex items-center gap-1">
      <MousePointer2 aria-hidden="true" className="size-8 fill-accent text-black drop-shadow" />
      {label && <span className="rounded bg-accent px-1.5 text-sm font-semibold text-on-accent">{label}</span>}
    </span>
  );
}
