/** The event that announces a changed choice within the tab; other tabs get the browser's own `storage` event. */
const CHANGED = "stored-choice";

/** Announces that a choice in local storage has changed. */
export function announceChoice(): void {
  dispatchEvent(new Event(CHANGED));
}

/** Subscribes to changes of choices in local storage, by this tab or another one. For `useSyncExternalStore`. */
export function subscribeToChoices(listener: () => void): () => void {
  const events = [CHANGED, "storage"];
  for (const event of events) addEventListener(event, listener);
  return () => {
    for (const event of events) removeEventListener(event, listener);
  };
}
