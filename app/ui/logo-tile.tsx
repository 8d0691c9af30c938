import { useCallback, useState } from "react";
import { cx } from "./cx.ts";

export type LogoTileProps = {
  /** The carrier's name: the alternative text of the picture, and the source of the initial. */
  name: string;
  src?: string | null;
  /** True when the name is written beside the tile, so the tile need not repeat it to screen readers. */
  decorative?: boolean;
  /** sm: a 48-px square for lists and tables. md: a wide tile for grids. */
  size?: "sm" | "md";
  className?: string;
};

const boxes = { sm: "size-12 p-1.5 text-xl", md: "h-20 w-full px-3 py-2 text-3xl" };

/**
 * A carrier's logo: a picture, or its initial when the picture is broken; without a picture, the name in our own font.
 */
export function LogoTile({ name, src, decorative = false, size = "md", className }: LogoTileProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const showImage = Boolean(src) && failedSrc !== src;
  const showName = !src && size === "md";

  // A picture that failed before hydration fires no `error` event any more; `decode()` reveals the failure.
  const checkImage = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) image.decode().catch(() => setFailedSrc(src ?? null));
    },
    [src],
  );

  return (
    <span
      // Tells the surrounding styles that the tile shows the name.
      data-named={showImage || showName || undefined}
      className={cx(
        "grid shrink-0 grid-rows-1 place-items-center overflow-hidden rounded border border-line bg-surface text-ink",
        boxes[size],
        className,
      )}
    >
      {showImage ? (
        <img
          ref={checkImage}
          src={src ?? undefined}
          alt={decorative ? "" : name}
          width={160}
          height={64}
          loading="lazy"
          decoding="async"
          onError={() => setFailedSrc(src ?? null)}
          className="size-full object-contain"
        />
      ) : showName ? (
        <span
          aria-hidden={decorative || undefined}
          className="line-clamp-2 text-center font-display text-lg leading-tight font-semibold text-balance"
        >
          {name}
        </span>
      ) : (
        <Initial name={name} decorative={decorative} />
      )}
    </span>
  );
}

function Initial({ name, decorative }: Pick<LogoTileProps, "name" | "decorative">) {
  const accessible = decorative ? { "aria-hidden": true } : { role: "img", "aria-label": name };
  return (
    <span {...accessible} className="font-display leading-none font-semibold">
      {name.trim().charAt(0).toLocaleUpperCase()}
    </span>
  );
}
