/**
 * Resolves when the browser has drawn what was rendered last; at once in a tab that is not shown. A call costs some
 * milliseconds to send: one that nobody waits for is sent after that.
 */
export function painted(): Promise<void> {
  if (document.visibilityState === "hidden") return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
