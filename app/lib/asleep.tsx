import {
  lazy,
  memo,
  Suspense,
  useEffect,
  useInsertionEffect,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
} from "react";
import { fillAgain, filledFields, openAgain, replayGestures, type FilledField } from "./early-press.ts";

let wakeUp = (): void => {};

/** Settles when somebody is there, or the page has come to rest. */
export const awake = new Promise<void>((resolve) => (wakeUp = resolve));

/** Lets the sleeping parts of the page begin to react. */
export const wake = (): void => wakeUp();

/** Where browsers do not tell when they are idle. */
const REST_MS = 1_000;

/** Wakes the page when it has loaded and the browser has nothing else to do. */
export function wakeAtRest(): void {
  const rest = () => ("requestIdleCallback" in window ? requestIdleCallback(wake) : setTimeout(wake, REST_MS));
  if (document.readyState === "complete") rest();
  else addEventListener("load", rest, { once: true });
}

/** How long other work waits for the code of sleeping parts, and how often it looks. */
const MOST_MS = 5_000;
const LOOK_MS = 50;

/** Wakes the page and waits until all of it reacts: a change of language or page before that would draw parts anew. */
export async function allAwake(): Promise<void> {
  wake();
  for (let waited = 0; waited < MOST_MS && document.querySelector("[data-asleep]"); waited += LOOK_MS) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

/** Whether what the server has drawn is being taken over, or drawn. */
const isFirstPage = () => typeof document === "undefined" || !document.documentElement.hasAttribute("data-hydrated");

/**
 * A part of a page that is whole as the server draws it. The browser neither fetches its code nor goes over its elements
 * before somebody is there or the page has come to rest; then it takes over what stands there. Where it comes by
 * navigation, the navigation waits for it, as for the rest of the page. Parts do not lie within each other.
 */
export function asleep<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const fetched = async () => ({ default: await load() });
  const Part = lazy(() => (import.meta.env.SSR ? fetched() : awake.then(() => fetchPatiently(fetched))));

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

/** Where its code cannot be had, a part goes on as the server drew it, until somebody uses the page again. */
async function fetchPatiently<T>(fetched: () => Promise<T>): Promise<T> {
  try {
    return await fetched();
  } catch (error) {
    if (!document.querySelector("[data-asleep]")) throw error;
    await new Promise((resolve) => {
      for (const sign of ["pointerdown", "keydown"]) addEventListener(sign, resolve, { once: true });
    });
    return fetchPatiently(fetched);
  }
}

/** Tells that the part around it reacts now, and then tells it what it missed. */
function Awake({ place }: { place: RefObject<HTMLElement | null> }) {
  const filled = useRef<FilledField[]>([]);
  // Before the part gets hold of its fields, which it may fill in itself.
  useInsertionEffect(() => {
    if (place.current?.hasAttribute("data-asleep")) filled.current = filledFields(place.current);
  }, [place]);
  useEffect(() => {
    const part = place.current;
    if (!part?.hasAttribute("data-asleep")) return;
    part.removeAttribute("data-asleep");
    fillAgain(filled.current);
    openAgain(part);
    void replayGestures();
  }, [place]);
  return null;
}
