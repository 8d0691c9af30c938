import { useEffect } from "react";

const TYPING = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";
/** What stands over the page has keys of its own. */
const ABOVE = "dialog[open], :popover-open";

/**
 * The keys of the desk. An action names its own with `aria-keyshortcuts`, so that only what is in sight, and allowed,
 * has one: a field gets the focus, a button is pressed.
 */
export function useKeys(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null;
      if (isTyping || document.querySelector(ABOVE)) return;
      const action = actionOf(event.key);
      if (!action) return;
      event.preventDefault();
      if (action.matches(TYPING)) action.focus();
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

/** In sight, or marked as working also where there is no room for its button. */
const isInReach = (action: HTMLElement) => action.hasAttribute("data-works-unseen") || action.checkVisibility();
