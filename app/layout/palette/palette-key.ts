import { useEffect, useEffectEvent } from "react";
import { useHydrated } from "../../lib/use-hydrated.ts";

/** Where ⌘ does what Ctrl does elsewhere; there Ctrl K deletes the rest of a line. */
const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** The key of the palette as it is written on keyboards; nothing until it is known on which. */
export function usePaletteKeyName(): string {
  const isKnown = useHydrated();
  return isKnown ? (isApple() ? "⌘ K" : "Ctrl K") : "";
}

/** Hears ⌘K or Ctrl K on every page, in fields too. What already stands over the page is answered first. */
export function usePaletteKey(isOpen: boolean, change: (isOpen: boolean) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isHeld = isApple() ? event.metaKey : event.ctrlKey;
    if (!isHeld || event.altKey || event.shiftKey || event.key.toLowerCase() !== "k") return;
    if (!isOpen && document.querySelector("dialog[open]")) return;
    event.preventDefault();
    change(!isOpen);
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, []);
}
