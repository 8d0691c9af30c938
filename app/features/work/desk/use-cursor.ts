import { useEffect, useEffectEvent, useRef, useState } from "react";
import { rowLinkId } from "./row-id.ts";

/** The rest after which the address and the opened request follow the keys, in milliseconds. */
const REST_MS = 120;

type Row = { reference: string; work: { waitsFor: string } };
type Options = {
  rows: readonly Row[];
  /** The reference of the open request. */
  reference: string | undefined;
  /** Opens a request by its reference. */
  open: (reference: string) => void;
};
/** The row that the keys went to, and the one that the address was last sent to. */
type Ahead = { at: string; sent: string | undefined };

/**
 * Returns the current row of the list. The keys move it at once, whatever is still loading; the address, and with it
 * the opened request, follow when the keys rest.
 */
export function useCursor({ rows, reference, open }: Options) {
  const [ahead, setAhead] = useState<Ahead | null>(null);
  const [seen, setSeen] = useState(reference);
  // The address was changed from outside, by Back or a link: it wins.
  if (seen !== reference) {
    setSeen(reference);
    if (ahead && reference !== ahead.at && reference !== ahead.sent) setAhead(null);
  }
  const cursor = ahead?.at ?? reference;
  const latest = useRef(cursor);
  useEffect(() => {
    latest.current = cursor;
  }, [cursor]);

  const follow = useEffectEvent((at: string) => {
    setAhead({ at, sent: at });
    open(at);
  });
  const waiting = ahead !== null && ahead.at !== ahead.sent ? ahead.at : null;
  useEffect(() => {
    if (waiting === null) return;
    const timer = setTimeout(() => follow(waiting), REST_MS);
    return () => clearTimeout(timer);
  }, [waiting]);

  function moveTo(row: Row | undefined): void {
    if (!row) return;
    latest.current = row.reference;
    setAhead((before) => ({ at: row.reference, sent: before?.sent ?? reference }));
    const link = document.getElementById(rowLinkId(row.reference));
    link?.focus({ preventScroll: true });
    link?.closest("li")?.scrollIntoView({ block: "nearest" });
  }
  const indexOfCursor = () => rows.findIndex((row) => row.reference === latest.current);

  return {
    cursor,
    /** True while the opened request is not yet the one of the cursor: until the address has changed. */
    isBehind: ahead !== null && ahead.at !== reference,
    /** Moves by some rows. Returns the reference of the row there; undefined at the end of the list. */
    move(step: number): string | undefined {
      const at = indexOfCursor();
      const row = rows[at < 0 ? 0 : at + step];
      moveTo(row);
      return row?.reference;
    },
    /** Moves to the next row below that waits for us, from the top again after the last; returns false without one. */
    moveToWaiting(): boolean {
      const at = indexOfCursor();
      const next = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))].find(
        ({ work }) => work.waitsFor === "us",
      );
      moveTo(next);
      return next !== undefined;
    },
    /** Marks a row as current that was opened by a press. */
    jump: (at: string) => setAhead({ at, sent: at }),
  };
}
