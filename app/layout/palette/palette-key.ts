import { useEffect, useEffectEvent } from "react";
import { useHydrated } from "../../lib/use-hydrated.ts";

/** Returns true on Apple systems, which use ⌘ instead of Ctrl; there Ctrl K deletes the rest of a line. */
const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** Returns the shortcut as written on the keyboard; empty until hydration, when the system is known. */
export function usePaletteKeyName(): string {
  const isKnown = useHydrated();
  return isKnown ? (isApple() ? "⌘ K" : "Ctrl K") : "";
}

/** Handles ⌘K or Ctrl K on every page, in fields too. It does nothing while another dialog is open. */
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
