import { useCallback, useEffect, useRef, useState, type ComponentType, type RefObject } from "react";
import type { CarouselApi, CarouselMotionProps } from "./carousel-motion.tsx";

/** How much of the row must be in view before the code that makes it loop is fetched. */
const NEAR = 0.4;

/** The state of a row of slides: scrolled by the browser at first, moved by Embla once that has been fetched. */
export function useCarousel(count: number) {
  const viewport = useRef<HTMLDivElement>(null);
  const api = useRef<CarouselApi>(null);
  /** The slide that the row is on its way to: a second press counts from there, and Embla begins there. */
  const aim = useRef<number | null>(null);
  const [current, setCurrent] = useState(0);
  const [Motion, setMotion] = useState<ComponentType<CarouselMotionProps> | null>(null);
  const wake = useWake(viewport, aim, setMotion);

  useEffect(() => {
    const row = viewport.current;
    if (!row || Motion) return;
    const follow = () => setCurrent(slideInView(row));
    const arrive = () => void (aim.current = null);
    // It may have been swiped before it could tell.
    follow();
    row.addEventListener("scroll", follow, { passive: true });
    row.addEventListener("scrollend", arrive);
    return () => {
      row.removeEventListener("scroll", follow);
      row.removeEventListener("scrollend", arrive);
    };
  }, [Motion]);

  /** Brings a slide to the start of the row. Gives its place back. */
  const goTo = useCallback((index: number): number => {
    const row = viewport.current;
    if (api.current) api.current.scrollTo(index);
    else if (row) {
      aim.current = index;
      row.scrollTo({ left: index * slideStep(row) });
    }
    return index;
  }, []);

  /** Goes on by so many slides, counting on past either end. */
  function move(steps: number): number {
    const from = api.current?.selectedScrollSnap() ?? aim.current ?? current;
    return goTo((from + steps + count) % count);
  }

  const keepApi = useCallback((embla: CarouselApi) => {
    api.current = embla;
    // A press while Embla was starting would be lost.
    if (aim.current !== null) embla.scrollTo(aim.current);
    aim.current = null;
  }, []);
  const motion = Motion && <Motion viewport={viewport} start={current} onReady={keepApi} onSelect={setCurrent} />;
  return { viewport, current, goTo, move, wake, motion };
}

/** Fetches the moving part once: when the row comes into view, or when somebody reaches for it. */
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
      () => void (isAwake.current = false), // no network: the row goes on as it is
    );
  }, [viewport, aim, take]);

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

/** A row that is being swiped, or is about to scroll after a press, is not taken from under the finger. */
function whenStill(row: HTMLElement | null, aim: RefObject<number | null>, go: () => void): void {
  if (!row) return;
  const end = row.scrollWidth - row.clientWidth;
  const goal = Math.min((aim.current ?? slideInView(row)) * slideStep(row), end);
  if (Math.abs(row.scrollLeft - goal) < 2) go();
  else row.addEventListener("scrollend", go, { once: true });
}
