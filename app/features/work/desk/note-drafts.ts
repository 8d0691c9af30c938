import { useSyncExternalStore } from "react";

/** Notes that are being written, by request reference. One is still there after looking at another request. */
const drafts = new Map<string, string>();
const listeners = new Set<() => void>();

/** Returns the note that is being written for a request; null when its form is closed. */
export function useNoteDraft(reference: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => drafts.get(reference) ?? null,
    () => null,
  );
}

export const noteDraftOf = (reference: string): string | null => drafts.get(reference) ?? null;

/** Stores what was typed; null closes the form. */
export function setNoteDraft(reference: string, text: string | null): void {
  if (text === null) drafts.delete(reference);
  else drafts.set(reference, text);
  for (const listener of listeners) listener();
}

/** Forgets a note that the server has stored, unless its text was changed while it was on its way. */
export function forgetNote(reference: string, stored: string): void {
  if (drafts.get(reference)?.trim() === stored) setNoteDraft(reference, null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
