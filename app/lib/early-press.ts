import type { HeldGesture } from "./early-script.ts";

/** Whether what was pressed reacts by now. A link that waits has something typed to keep, so all of the page must. */
function isReady({ element, isLink }: HeldGesture): boolean {
  if (!document.documentElement.hasAttribute("data-hydrated")) return false;
  return isLink ? !document.querySelector("[data-asleep]") : !element.closest("[data-asleep]");
}

let isReplaying = false;

/** Makes the gestures that came too early, in their order, each once: those whose part of the page reacts by now. */
export async function replayGestures(): Promise<void> {
  if (isReplaying) return;
  isReplaying = true;
  const { held } = window.early;
  for (let gesture = held.find(isReady); gesture; gesture = held.find(isReady)) {
    // Each sees what was filled in, and what the one before has changed.
    await new Promise((resolve) => setTimeout(resolve));
    // The wait for the script may have ended meanwhile.
    if (!held.includes(gesture)) continue;
    held.splice(held.indexOf(gesture), 1);
    clearTimeout(gesture.timer);
    gesture.element.removeAttribute("data-held");
    replay(gesture);
  }
  isReplaying = false;
}

function replay({ element, key }: HeldGesture): void {
  if (key === undefined) {
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else element.click();
    return;
  }
  // The key before may have moved the focus on, from tab to tab.
  const { activeElement } = document;
  const target = element.parentElement?.contains(activeElement) ? activeElement : element;
  target?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What somebody, or the browser, has filled in. */
export type FilledField = { field: Field; value: string; isChecked: boolean };

/** The fields of a part of the page that hold something else than the server drew. */
export function filledFields(part: ParentNode): FilledField[] {
  return [...part.querySelectorAll<Field>("input, textarea, select")]
    .filter(isFilled)
    .map((field) => ({ field, value: field.value, isChecked: isBox(field) && field.checked }));
}

const isBox = (field: Field): field is HTMLInputElement => field.type === "checkbox" || field.type === "radio";

function isFilled(field: Field): boolean {
  if (isBox(field)) return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const drawn = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  return field.selectedIndex !== Math.max(drawn, 0);
}

/** Tells a part of the page that reacts from now on what was filled in before, whatever it made of its fields itself. */
export function fillAgain(filled: FilledField[]): void {
  for (const { field, value, isChecked } of filled) {
    if (isBox(field)) {
      // One that was unchecked by another's press of the same name needs no press of its own.
      if (field.type === "radio" && !isChecked) continue;
      field.checked = !isChecked;
      field.click();
    } else writeAgain(field, value);
  }
}

function writeAgain(field: Field, value: string): void {
  const { selectionStart, selectionEnd } = field as HTMLInputElement;
  // React takes notice of a value only where it differs from the one that it has seen last.
  if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  if (selectionStart !== undefined && selectionStart !== null && field === document.activeElement) {
    (field as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
  }
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Tells it, too, which of its questions were opened before. */
export function openAgain(part: ParentNode): void {
  for (const fold of part.querySelectorAll("details[open]")) fold.dispatchEvent(new Event("toggle"));
}
