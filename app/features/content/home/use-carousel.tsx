import { useCallback, useEffect, useRef, useState, type ComponentType, type RefObject } from "react";
import type { CarouselApi, CarouselMotionProps } from "./carousel-motion.tsx";

/** Share of the row that must be visible before the looping code is lazy loaded. */
const VISIBLE_SHARE = 0.4;

/** The state of a carousel: scrolled natively at first, moved by Embla once it is loaded. */
export function useCarousel(count: number) {
  const viewport = useRef<HTMLDivElement>(null);
  const api = useRef<CarouselApi>(null);
  /** The target slide of a running scroll. A second press counts from it, and Embla starts at it. */
  const aim = useRef<number | null>(null);
  const [current, setCurrent] = useState(0);
  const [Motion, setMotion] = useState<ComponentType<CarouselMotionProps> | null>(null);
  const wake = useWake(viewport, aim, setMotion);

  useEffect(() => {
    const row = viewport.current;
    if (!row || Motion) return;
    const follow = () => setCurrent(slideInView(row));
    const arrive = () => void (aim.current = null);
    // The row may have been swiped before hydration.
    follow();
    row.addEventListener("scroll", follow, { passive: true });
    row.addEventListener("scrollend", arrive);
    return () => {
      row.removeEventListener("scroll", follow);
      row.removeEventListener("scrollend", arrive);
    };
  }, [Motion]);

  /** Scrolls to a slide and returns its index. */
  const goTo = useCallback((index: number): number => {
    const row = viewport.current;
    if (api.current) api.current.scrollTo(index);
    else if (row) {
      aim.current = index;
      row.scrollTo({ left: index * slideStep(row) });
    }
    return index;
  }, []);

  /** Moves by a number of slides and wraps around at both ends. */
  function move(steps: number): number {
    const from = api.current?.selectedScrollSnap() ?? aim.current ?? current;
    return goTo((from + steps + count) % count);
  }

  const keepApi = useCallback((embla: CarouselApi) => {
    api.current = embla;
    // Without this a press during Embla's start would be lost.
    if (aim.current !== null) embla.scrollTo(aim.current);
    aim.current = null;
  }, []);
  const motion = Motion && <Motion viewport={viewport} start={current} onReady={keepApi} onSelect={setCurrent} />;
  return { viewport, current, goTo, move, wake, motion };
}

/** Loads Embla once: when the row becomes visible, or when somebody points at it or focuses it. */
function useWake(
  viewport: RefObject<HTMLDivElement | null>,
  aim: RefObject<number | null>,
  take: (motion: () => ComponentType<CarouselMotionProps>) => void,
) {
  const isAwake = useRef(false);

  const wake = useCallback(() => {
    if (isAwake.current) return;
    isAwake.current = true;
    import("./carousel-motion.tsx").then(
      ({ CarouselMotion }) => whenStill(viewport.current, aim, () => take(() => CarouselMotion)),
      () => void (isAwake.current = false), // no network: the row keeps its native scrolling
    );
  }, [viewport, aim, take]);

  useEffect(() => {
    if (!viewport.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && wake(), {
      threshold: VISIBLE_SHARE,
    });
    observer.observe(viewport.current);
    return () => observer.disconnect();
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

/** Waits until the row stands still, so that Embla does not take over during a swipe or a scroll after a press. */
function whenStill(row: HTMLElement | null, aim: RefObject<number | null>, go: () => void): void {
  if (!row) return;
  const end = row.scrollWidth - row.clientWidth;
  const goal = Math.min((aim.current ?? slideInView(row)) * slideStep(row), end);
  if (Math.abs(row.scrollLeft - goal) < 2) go();
  else row.addEventListener("scrollend", go, { once: true });
}
