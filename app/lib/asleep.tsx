import { lazy, memo, Suspense, useEffect, useRef, useState, type ComponentType, type RefObject } from "react";
import { pressAgain, typeAgain } from "./early-press.ts";

/** What a visitor does before anything else: a sign that somebody is there to use the page. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "focusin", "scroll", "popstate"] as const;

let wakeUp = (): void => {};

/** Settles when somebody is there. */
export const awake = new Promise<void>((resolve) => (wakeUp = resolve));

/** Lets the sleeping parts of the page begin to react. */
export const wake = (): void => wakeUp();

/** Wakes the page at the first sign of a visitor. */
export function wakeAtFirstSign(): void {
  for (const sign of SIGNS) window.addEventListener(sign, wake, { capture: true, once: true, passive: true });
}

/** Whether what the server has drawn is being taken over, or drawn. */
const isFirstPage = () => typeof document === "undefined" || !document.documentElement.hasAttribute("data-hydrated");

/**
 * A part of a page that is whole as the server draws it, and needs script only once somebody is there. Until then the
 * browser neither fetches its code nor goes over its elements; then it takes over what stands there. Where it comes by
 * navigation, the navigation waits for it, as for the rest of the page. Parts do not lie within each other.
 */
export function asleep<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const fetched = async () => ({ default: await load() });
  const Part = lazy(() => (import.meta.env.SSR ? fetched() : awake.then(fetched)));

  function Sleeper(props: P) {
    const place = useRef<HTMLDivElement>(null);
    const [isDrawn] = useState(isFirstPage);
    const part = (
      <>
        <Part {...props} />
        <Awake place={place} />
      </>
    );
    return (
      <div ref={place} data-asleep={isDrawn ? "" : undefined} className="contents">
        {isDrawn ? <Suspense>{part}</Suspense> : part}
      </div>
    );
  }
  // Drawn anew without need, a part that sleeps would have to wake at once.
  return memo(Sleeper);
}

/** Tells that the part around it reacts now. */
function Awake({ place }: { place: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    if (!place.current?.hasAttribute("data-asleep")) return;
    place.current.removeAttribute("data-asleep");
    pressAgain();
    typeAgain(place.current);
  }, [place]);
  return null;
}
