import { useEffect } from "react";

const TEXT_FIELDS = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";
/** Open dialogs and popovers; they have their own keys. */
const OVERLAYS = "dialog[open], :popover-open";

/**
 * Handles the keyboard shortcuts of the desk. An action declares its key with `aria-keyshortcuts`, so only actions that
 * are visible and allowed have one. A field gets the focus, a button is clicked.
 */
export function useKeys(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const isTyping = event.target instanceof Element && event.target.closest(TEXT_FIELDS) !== null;
      if (isTyping || document.querySelector(OVERLAYS)) return;
      const action = actionOf(event.key);
      if (!action) return;
      event.preventDefault();
      if (action.matches(TEXT_FIELDS)) action.focus();
      else action.click();
    }
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [isOn]);
}

function actionOf(key: string): HTMLElement | undefined {
  const actions = document.querySelectorAll<HTMLElement>("[aria-keyshortcuts]");
  return [...actions].find((one) => one.getAttribute("aria-keyshortcuts") === key && isInReach(one));
}

/** Returns true for a visible action, and for one marked to work while its button is hidden for lack of room. */
const isInReach = (action: HTMLElement) => action.hasAttribute("data-works-unseen") || action.checkVisibility();
