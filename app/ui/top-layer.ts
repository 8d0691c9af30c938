import { useSyncExternalStore } from "react";

/*
 * A modal <dialog> makes the rest of the page inert, so a toast or tooltip that opens meanwhile must live
 * inside the uppermost one to be seen, pressed and announced. Dialogs enter here; the others ask where to go.
 */
let open: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]) {
  open = next;
  for (const listener of listeners) listener();
}

/** Puts a dialog on top; the function it returns takes it away again. */
export function enterTopLayer(dialog: HTMLElement): () => void {
  change([...open, dialog]);
  return () => change(open.filter((other) => other !== dialog));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The uppermost open dialog, or null when the page itself is on top. */
export function useTopLayer(): HTMLElement | null {
  return useSyncExternalStore(
    subscribe,
    () => open.at(-1) ?? null,
    () => null,
  );
}
