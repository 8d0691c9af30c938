import useEmblaCarousel from "embla-carousel-react";
import { useEffect, useLayoutEffect, useState, type RefObject } from "react";

export type CarouselApi = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>;

export type CarouselMotionProps = {
  /** The row of slides in the page; its first child holds the slides. */
  viewport: RefObject<HTMLElement | null>;
  /** The index of the visible slide when Embla takes over. */
  start: number;
  onReady(api: CarouselApi): void;
  onSelect(index: number): void;
};

/**
 * Renders nothing; makes a row of slides loop and follow the pointer with Embla. Lazy loaded, because Embla is heavy.
 */
export function CarouselMotion({ viewport, start, onReady, onSelect }: CarouselMotionProps) {
  // Keeps the first value: with changed options Embla would restart, in the middle of a swipe.
  const [startIndex] = useState(start);
  const [attach, embla] = useEmblaCarousel({
    align: "start",
    loop: true,
    startIndex,
    breakpoints: { "(prefers-reduced-motion: reduce)": { duration: 0 } },
  });

  useLayoutEffect(() => attach(viewport.current), [attach, viewport]);

  useLayoutEffect(() => {
    // From now on Embla moves the slides by transforms, so the native scroll position is reset.
    if (embla) viewport.current?.scrollTo({ left: 0, behavior: "instant" });
  }, [embla, viewport]);

  useEffect(() => {
    if (!embla) return;
    const reportSelection = () => onSelect(embla.selectedScrollSnap());
    onReady(embla);
    reportSelection();
    embla.on("select", reportSelection);
    return () => void embla.off("select", reportSelection);
  }, [embla, onReady, onSelect]);

  return null;
}
