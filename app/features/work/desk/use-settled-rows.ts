import { useEffect, useState, type RefObject } from "react";
import { arrivedAbove, arrivedBelow, updateRowsInPlace, upToDate } from "./settle.ts";
import { isGone } from "./use-gone.ts";

type Settled<Row> = { key: string; rows: Row[]; seen: Row[] };
type Options = {
  /** Identifies the list. The rows of another list are shown at once. */
  key: string;
  /** The reference of the open request. */
  open: string | undefined;
  scroller: RefObject<HTMLElement | null>;
};

/**
 * Keeps the rows of a list stable while it refetches in the background, so that nothing jumps. New rows are only
 * counted until the user asks for them or the list is scrolled to its top. No row moves while a mouse button or a finger
 * is down: a press that ends on another row than it began would open neither.
 */
export function useSettledRows<Row extends { reference: string }>(fresh: Row[], { key, open, scroller }: Options) {
  const isAtTop = useAtTop(scroller);
  const [settled, setSettled] = useState<Settled<Row>>({ key, rows: fresh, seen: fresh });
  const isOther = settled.key !== key;
  const isPressed = usePressed();
  const comesIn = settled.seen !== fresh && !isPressed && (isAtTop || settled.rows.length === 0);
  if (isOther || comesIn) {
    setSettled({ key, rows: isOther ? fresh : upToDate(settled.rows, fresh, open), seen: fresh });
  }
  // The announcement moves the rows, too, so it waits for the end of a press as well.
  const arrived = arrivedAbove(settled.rows, fresh);
  const [announced, setAnnounced] = useState(0);
  if (!isPressed && announced !== arrived) setAnnounced(arrived);
  const rows = [...updateRowsInPlace(settled.rows, fresh), ...arrivedBelow(settled.rows, fresh)];
  return {
    rows: rows.filter(({ reference }) => !isGone(reference)),
    arrived: announced,
    show: (rows: Row[]) => setSettled({ key, rows, seen: rows }),
  };
}

/** Returns true from the moment a pointer goes down until its click has been handled. */
function usePressed(): boolean {
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function press() {
      clearTimeout(timer);
      setPressed(true);
    }
    // The click event follows `pointerup` in the same task, so the list moves in the next one.
    function release() {
      timer = setTimeout(() => setPressed(false));
    }
    addEventListener("pointerdown", press, true);
    addEventListener("pointerup", release, true);
    addEventListener("pointercancel", release, true);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", press, true);
      removeEventListener("pointerup", release, true);
      removeEventListener("pointercancel", release, true);
    };
  }, []);
  return isPressed;
}

/** Returns true while a list is scrolled to its top, both in its own scroller and in the window. */
function useAtTop(scroller: RefObject<HTMLElement | null>): boolean {
  const [isAtTop, setAtTop] = useState(true);
  useEffect(() => {
    function updateAtTop() {
      const list = scroller.current;
      setAtTop(!list || (list.scrollTop === 0 && list.getBoundingClientRect().top >= 0));
    }
    // Scroll events do not bubble, so the list's are caught in the capture phase.
    addEventListener("scroll", updateAtTop, { capture: true, passive: true });
    return () => removeEventListener("scroll", updateAtTop, { capture: true });
  }, [scroller]);
  return isAtTop;
}
