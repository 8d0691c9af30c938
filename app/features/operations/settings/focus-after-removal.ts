/**
 * Moves the focus after an item of a list is removed, because the pressed button is gone: to the first field of the
 * item before it, or, in an empty list, to the button that adds one.
 */
export function focusAfterRemoval(list: Element | null, index: number, addButton: HTMLElement | null): void {
  // After React has removed the item.
  requestAnimationFrame(() => {
    const neighbor = list?.children[Math.max(index - 1, 0)];
    (neighbor?.querySelector<HTMLElement>("input, select") ?? addButton)?.focus();
  });
}
