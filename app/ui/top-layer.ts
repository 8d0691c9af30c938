import { useSyncExternalStore } from "react";

/*
 * Registry of open modal dialogs. A modal <dialog> makes the rest of the page inert, so a toast or tooltip that opens
 * meanwhile must be inside the topmost one to be seen, pressed and announced. Dialogs register here; toasts and
 * tooltips look up their container.
 */
let open: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]) {
  open = next;
  for (const listener of listeners) listener();
}

/** Registers a dialog as the topmost one; the returned function removes it. */
export function enterTopLayer(dialog: HTMLElement): () => void {
  change([...open, dialog]);
  return () => change(open.filter((other) => other !== dialog));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns the topmost open dialog, or null when the page itself is on top. */
export function useTopLayer(): HTMLElement | null {
  return useSyncExternalStore(
    subscribe,
    () => open.at(-1) ?? null,
    () => null,
  );
}
