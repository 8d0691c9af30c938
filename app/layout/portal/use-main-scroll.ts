import { useLayoutEffect, useRef, type RefObject } from "react";
import { useLocation } from "react-router";

/** The scroll positions of this visit, by the key of the history entry. */
const positions = new Map<string, number>();

/** The longest wait for content that is still loading below, when a position is restored. */
const RESTORE_MS = 10_000;

/**
 * Does for the portal's content, which scrolls by itself, what the router does for a window: another page begins at its
 * top, and going back returns to where one was.
 */
export function useMainScroll(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { key, pathname, hash } = useLocation();
  const shownPath = useRef(pathname);

  useLayoutEffect(() => {
    const isOtherPage = shownPath.current !== pathname;
    shownPath.current = pathname;
    if (!main.current) return;
    // A key that is known already was left before: somebody went back or forward.
    const known = positions.get(key);
    if (known !== undefined) return restore(main.current, known);
    if (isOtherPage && !hash) main.current.scrollTop = 0;
  }, [key, pathname, hash]);

  // Before the page is painted: the scrolling of the next page must not be noted for this one.
  useLayoutEffect(() => {
    const pane = main.current;
    if (!pane) return;
    const note = () => {
      if (!pane.hasAttribute("data-restoring")) positions.set(key, pane.scrollTop);
    };
    pane.addEventListener("scroll", note, { passive: true });
    return () => pane.removeEventListener("scroll", note);
  }, [key]);

  return main;
}

/**
 * Scrolls to a position as soon as the content is long enough for it. Gives up when somebody scrolls or types, or after
 * a while. Returns a function that gives up at once.
 */
function restore(pane: HTMLElement, top: number): () => void {
  const gestures = ["wheel", "pointerdown", "keydown"] as const;
  const until = Date.now() + RESTORE_MS;
  let frame = 0;
  pane.setAttribute("data-restoring", "");
  for (const gesture of gestures) addEventListener(gesture, stop, { once: true, passive: true });
  scroll();

  function scroll() {
    pane.scrollTop = top;
    if (pane.scrollTop > top - 1 || Date.now() > until) stop();
    else frame = requestAnimationFrame(scroll);
  }
  function stop() {
    cancelAnimationFrame(frame);
    pane.removeAttribute("data-restoring");
    for (const gesture of gestures) removeEventListener(gesture, stop);
  }
  return stop;
}
