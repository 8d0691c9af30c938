declare global {
  interface Window {
    /** The last button that was pressed before it could react. */
    earlyPress?: HTMLElement | null;
  }
}

const BUTTON = "button[type=button]:not([popovertarget])";

/**
 * Stands in the page itself, so that it runs before anything is fetched: keeps in mind a button that is pressed while
 * its part of the page cannot react yet. Links, forms and menus work without script.
 */
export const EARLY_PRESS_SCRIPT = `addEventListener("click",function(e){var b=e.target.closest("${BUTTON}");if(b&&(b.closest("[data-asleep]")||!document.documentElement.hasAttribute("data-hydrated")))earlyPress=b},true)`;

/** Presses the button that was pressed too early, once it reacts. */
export function pressAgain(): void {
  const button = window.earlyPress;
  if (!button || button.closest("[data-asleep]")) return;
  window.earlyPress = null;
  button.click();
}

const writeValue = (field: HTMLInputElement | HTMLTextAreaElement, value: string) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);

/** Tells a part of the page that reacts from now on what has been typed into it meanwhile. */
export function typeAgain(part: HTMLElement): void {
  for (const field of part.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")) {
    const { value, defaultValue } = field;
    if (value === defaultValue) continue;
    // React takes notice of a value only where it differs from the one that it has seen last.
    field.value = defaultValue;
    writeValue(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
