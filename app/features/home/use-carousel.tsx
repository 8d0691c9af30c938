import { useCallback, useEffect, useRef, useState, type ComponentType, type RefObject } from "react";
import type { CarouselApi, CarouselMotionProps } from "./carousel-motion.tsx";

/** How much of the row must be in view before the code that makes it loop is fetched. */
const NEAR = 0.4;

/** The state of a row of slides: scrolled by the browser at first, moved by Embla once that has been fetched. */
export function useCarousel(count: number) {
  const viewport = useRef<HTMLDivElement>(null);
  const api = useRef<CarouselApi>(null);
  const [current, setCurrent] = useState(0);
  const [Motion, setMotion] = useState<ComponentType<CarouselMotionProps> | null>(null);
  const wake = useWake(viewport, setMotion);

  useEffect(() => {
    const row = viewport.current;
    if (!row || Motion) return;
    const follow = () => setCurrent(slideInView(row));
    row.addEventListener("scroll", follow, { passive: true });
    return () => row.removeEventListener("scroll", follow);
  }, [Motion]);

  /** Brings a slide to the start of the row, counting on past either end. Gives its place back. */
  function goTo(index: number): number {
    const place = (index + count) % count;
    if (api.current) api.current.scrollTo(place);
    else viewport.current?.scrollTo({ left: place * slideStep(viewport.current) });
    return place;
  }

  const keepApi = useCallback((embla: CarouselApi) => void (api.current = embla), []);
  const motion = Motion && <Motion viewport={viewport} start={current} onReady={keepApi} onSelect={setCurrent} />;
  return { viewport, current, goTo, wake, motion };
}

/** Fetches the moving part once: when the row comes into view, or when somebody reaches for it. */
function useWake(
  viewport: RefObject<HTMLDivElement | null>,
  take: (motion: () => ComponentType<CarouselMotionProps>) => void,
) {
  const isAwake = useRef(false);

  const wake = useCallback(() => {
    if (isAwake.current) return;
    isAwake.current = true;
    import("./carousel-motion.tsx").then(
      ({ CarouselMotion }) => whenStill(viewport.current, () => take(() => CarouselMotion)),
      () => void (isAwake.current = false), // no network: the row goes on as it is
    );
  }, [viewport, take]);

  useEffect(() => {
    if (!viewport.current) return;
    const sight = new IntersectionObserver(([entry]) => entry?.isIntersecting && wake(), { threshold: NEAR });
    sight.observe(viewport.current);
    return () => sight.disconnect();
  }, [viewport, wake]);

  return wake;
}

function slideStep(row: HTMLElement): number {
  const [first, second] = row.querySelectorAll("li");
  return first && second ? second.offsetLeft - first.offsetLeft : 1;
}

function slideInView(row: HTMLElement): number {
  return Math.round(row.scrollLeft / slideStep(row));
}

/** A row that is being swiped is not taken from under the finger. */
function whenStill(row: HTMLElement | null, go: () => void): void {
  if (!row) return;
  const isStill = Math.abs(row.scrollLeft - slideInView(row) * slideStep(row)) < 2;
  if (isStill) go();
  else row.addEventListener("scrollend", go, { once: true });
}
