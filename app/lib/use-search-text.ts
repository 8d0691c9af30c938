import { useEffect, useRef, useState } from "react";
import { useAddress } from "./use-address.ts";

const PAUSE_MS = 300;

/** Returns the state of a search box. Its text becomes the search of the page after a debounce. */
export function useSearchText(): [text: string, setText: (text: string) => void] {
  const address = useAddress();
  const searched = address.words;
  const [text, setText] = useState(searched);
  const [seen, setSeen] = useState(searched);
  const [sent, setSent] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // A change of the address while somebody types must not be undone by the search that follows.
  const latest = useRef(address);
  useEffect(() => {
    latest.current = address;
  });

  // The search was changed from outside: by Back, or by clearing the filters.
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
    timer.current = setTimeout(() => search(next.trim()), PAUSE_MS);
  }

  function search(words: string) {
    const { words: before, change } = latest.current;
    setSent(words);
    // One history entry per search, however long the typing takes.
    if (words !== before) change({ before: null }, { words, replace: before !== "" });
  }

  return [text, type];
}
