import { useEffect, useRef, useState } from "react";
import { useAddress } from "./use-address.ts";

const PAUSE_MS = 300;

/** A search box whose text becomes the parameter `q` of the address once the typing pauses. */
export function useSearchText(): [text: string, setText: (text: string) => void] {
  const { parameters, change } = useAddress();
  const searched = parameters.get("q") ?? "";
  const [text, setText] = useState(searched);
  const [seen, setSeen] = useState(searched);
  const [sent, setSent] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // The address changed, and not by what was typed here: Back, or filters that were cleared.
  if (searched !== seen) {
    setSeen(searched);
    if (searched !== sent) {
      setText(searched);
      setSent(null);
    }
  }

  function type(next: string) {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setSent(next.trim());
      // One entry in the history for one search, however long its typing takes.
      if (next.trim() !== searched) change({ q: next.trim(), before: null }, { replace: searched !== "" });
    }, PAUSE_MS);
  }

  return [text, type];
}
