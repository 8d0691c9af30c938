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

/** Resolves when somebody uses the page, or the page is idle. */
export const awake = new Promise<void>((resolve) => (wakeUp = resolve));

/** Starts the lazy hydration of the sleeping parts. */
export const wake = (): void => wakeUp();

/** The wait in browsers without `requestIdleCallback`. */
const REST_MS = 1_000;

/** Wakes the page when it has loaded and the browser is idle. */
export function wakeAtRest(): void {
  const rest = () => ("requestIdleCallback" in window ? requestIdleCallback(wake) : setTimeout(wake, REST_MS));
  if (document.readyState === "complete") rest();
  else addEventListener("load", rest, { once: true });
}

/** The maximum wait for the code of sleeping parts, and the polling interval. */
const MOST_MS = 5_000;
const LOOK_MS = 50;

/**
 * Wakes the page and waits until all of it is hydrated. A change of language or page before that would render parts
 * anew.
 */
export async function allAwake(): Promise<void> {
  wake();
  for (let waited = 0; waited < MOST_MS && document.querySelector("[data-asleep]"); waited += LOOK_MS) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

/** Returns true while the server renders, or while the browser hydrates what the server rendered. */
const isFirstPage = () => typeof document === "undefined" || !document.documentElement.hasAttribute("data-hydrated");

/**
 * Makes a lazily hydrated part of a page. The server renders it whole. The browser fetches its code and hydrates it
 * only once somebody uses the page or the page is idle. On client-side navigation, the navigation waits for the part as
 * for the rest of the page. Such parts must not be nested.
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
  // Without `memo`, a needless render of the parent would hydrate the sleeping part at once.
  return memo(Sleeper);
}

/**
 * Fetches the code of a part. On failure the part stays as the server rendered it, and the next use of the page
 * retries.
 */
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

/** Marks the part around it as hydrated, then replays the input and gestures it missed. */
function Awake({ place }: { place: RefObject<HTMLElement | null> }) {
  const filled = useRef<FilledField[]>([]);
  // Runs before the part takes over its fields, which it may fill in itself.
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
