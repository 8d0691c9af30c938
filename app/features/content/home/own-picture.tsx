import type { PageHero } from "../../../../domain/operations/looks/hero.ts";

/** The part of the screen's width that the picture takes, by which the browser chooses a file. */
const SIZES = "(min-width: 64rem) 58vw, 100vw";

/**
 * The agency's own picture. It stands below the text on phones and beside it on wide screens, never under it: the text
 * keeps the contrast of the palette, whatever the picture shows. It fades into the ground of the page.
 */
export function OwnPicture({ picture: { webp, jpg, src, alt } }: { picture: PageHero }) {
  return (
    <picture className="mt-6 block lg:absolute lg:inset-y-0 lg:start-[calc(max(2rem,50%-37.5rem)+37rem)] lg:end-0 lg:mt-0">
      <source type="image/webp" srcSet={webp} sizes={SIZES} />
      <img
        src={src}
        srcSet={jpg}
        sizes={SIZES}
        alt={alt}
        width={1200}
        height={800}
        fetchPriority="high"
        className="h-auto max-h-96 w-full object-cover mask-t-from-80% lg:h-full lg:max-h-none lg:mask-t-from-100% lg:mask-l-from-75% dark:brightness-90"
      />
    </picture>
  );
}
