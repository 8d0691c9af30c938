import useEmblaCarousel from "embla-carousel-react";
import { useEffect, useLayoutEffect, useState, type RefObject } from "react";

export type CarouselApi = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>;

export type CarouselMotionProps = {
  /** The row as it stands in the page; its first child holds the slides. */
  viewport: RefObject<HTMLElement | null>;
  /** The slide that is in view when the row is taken over. */
  start: number;
  onReady(api: CarouselApi): void;
  onSelect(index: number): void;
};

/** Draws nothing: makes a row of slides loop and follow the pointer. Fetched apart, because Embla is heavy. */
export function CarouselMotion({ viewport, start, onReady, onSelect }: CarouselMotionProps) {
  // Kept as it was: with other options Embla would begin anew, in the middle of a swipe.
  const [startIndex] = useState(start);
  const [attach, embla] = useEmblaCarousel({
    align: "start",
    loop: true,
    startIndex,
    breakpoints: { "(prefers-reduced-motion: reduce)": { duration: 0 } },
  });

  useLayoutEffect(() => attach(viewport.current), [attach, viewport]);

  useLayoutEffect(() => {
    // From here on the slides are moved, not scrolled.
    if (embla) viewport.current?.scrollTo({ left: 0, behavior: "instant" });
  }, [embla, viewport]);

  useEffect(() => {
    if (!embla) return;
    const tell = () => onSelect(embla.selectedScrollSnap());
    onReady(embla);
    tell();
    embla.on("select", tell);
    return () => void embla.off("select", tell);
  }, [embla, onReady, onSelect]);

  return null;
}
