/** Gives an element the focus and brings its beginning into view, at once: nothing slides past. */
export function bringIntoView(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: "start" });
}
