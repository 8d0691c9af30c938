/**
 * Commands of a page: buttons and fields that declare a key with `aria-keyshortcuts` and a name with `data-command`.
 * Only what is visible and allowed is there, so keys and the command palette offer only that.
 */
const TEXT_FIELDS = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";

/** Open dialogs and popovers; they have their own keys. */
export const OVERLAYS = "dialog[open], :popover-open";

/** The name under which a browser remembers that somebody has switched the keys off, and the value that says so. */
export const KEYS_CHOICE = "desk-keys";
export const KEYS_OFF = "off";

/** A part of the page that shows an older state than the keys have reached: its commands wait. */
const BEHIND = "[data-behind]";

/** Returns true when the event comes from a field that takes text. */
export const isTyping = ({ target }: Event) => target instanceof Element && target.closest(TEXT_FIELDS) !== null;

/** Returns the command of a key; none when its part of the page has not caught up yet. */
export function commandOf(key: string): HTMLElement | undefined {
  return shownCommands().find((one) => one.getAttribute("aria-keyshortcuts") === key && !one.closest(BEHIND));
}

/** Returns true while a part of the page has not caught up. */
export const isBehind = () => document.querySelector(BEHIND) !== null;

/** Returns the commands that work now, in the order of the page. */
export function shownCommands(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[aria-keyshortcuts]")].filter(isInReach);
}

/** Runs a command: a field gets the focus, a button is clicked. */
export function runCommand(command: HTMLElement): void {
  if (command.matches(TEXT_FIELDS)) command.focus();
  else command.click();
}

/** Returns true for a visible command, and for one marked to work while its button is hidden for lack of room. */
const isInReach = (command: HTMLElement) => command.hasAttribute("data-works-unseen") || command.checkVisibility();
