import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";

type Place = { row: Element; top: number };

/**
 * Keeps the row that has the focus in its place on the screen while live updates add or remove rows above it: a press
 * must not meet another row. Browsers do this by themselves only once the page is scrolled, and some never; the list
 * has `overflow-anchor: none`, so that it is not done twice.
 */
export function useSteadyRow(list: RefObject<HTMLElement | null>): void {
  const known = useRef<Place | null>(null);

  useLayoutEffect(() => {
    const before = known.current;
    const now = placeOf(list.current);
    if (before && now && before.row === now.row && isInView(before))
      scrollerOf(now.row).scrollTop += now.top - before.top;
    known.current = placeOf(list.current);
  });

  useEffect(() => {
    const note = () => (known.current = placeOf(list.current));
    const events = ["scroll", "focusin", "resize"] as const;
    for (const event of events) addEventListener(event, note, { capture: true, passive: true });
    return () => {
      for (const event of events) removeEventListener(event, note, { capture: true });
    };
  }, [list]);
}

/** Returns the row with the focus and where it stands on the screen; null when the focus is elsewhere. */
function placeOf(list: HTMLElement | null): Place | null {
  const row = document.activeElement?.closest("li");
  return row && list?.contains(row) ? { row, top: row.getBoundingClientRect().top } : null;
}

const isInView = ({ top }: Place) => top >= 0 && top < innerHeight;

/** Returns the nearest element around a row that scrolls. */
function scrollerOf(row: Element): Element {
  for (let element = row.parentElement; element; element = element.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(element).overflowY)) return element;
  }
  return document.scrollingElement ?? document.documentElement;
}
