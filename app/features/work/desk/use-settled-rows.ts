import { useEffect, useState, type RefObject } from "react";
import { arrivedAbove, inPlace, upToDate } from "./settle.ts";
import { isGone } from "./use-gone.ts";

type Settled<Row> = { key: string; rows: Row[]; seen: Row[] };
type Options = {
  /** What list it is: another one is shown as it comes. */
  key: string;
  /** The request that is being read. */
  open: string | undefined;
  scroller: RefObject<HTMLElement | null>;
};

/**
 * The rows of a list that is brought up to date behind the reader's back. Nothing jumps: what came in waits, counted,
 * until it is asked for or the list stands at its top.
 */
export function useSettledRows<Row extends { reference: string }>(fresh: Row[], { key, open, scroller }: Options) {
  const isAtTop = useAtTop(scroller);
  const [settled, setSettled] = useState<Settled<Row>>({ key, rows: fresh, seen: fresh });
  const isOther = settled.key !== key;
  const comesIn = settled.seen !== fresh && (isAtTop || settled.rows.length === 0);
  if (isOther || comesIn) {
    setSettled({ key, rows: isOther ? fresh : upToDate(settled.rows, fresh, open), seen: fresh });
  }
  return {
    rows: inPlace(settled.rows, fresh).filter(({ reference }) => !isGone(reference)),
    arrived: arrivedAbove(settled.rows, fresh),
    show: (rows: Row[]) => setSettled({ key, rows, seen: rows }),
  };
}

/** Whether a list stands at its top, both within itself and in the window. */
function useAtTop(scroller: RefObject<HTMLElement | null>): boolean {
  const [isAtTop, setAtTop] = useState(true);
  useEffect(() => {
    function look() {
      const list = scroller.current;
      setAtTop(!list || (list.scrollTop === 0 && list.getBoundingClientRect().top >= 0));
    }
    // Scrolling does not bubble: that of the list is caught on its way down.
    addEventListener("scroll", look, { capture: true, passive: true });
    return () => removeEventListener("scroll", look, { capture: true });
  }, [scroller]);
  return isAtTop;
}
