import type { HeldGesture } from "./early-script.ts";

const isHydrated = () => document.documentElement.hasAttribute("data-hydrated");
const isWhole = () => isHydrated() && !document.querySelector("[data-asleep]");

/** Returns true when the pressed part is hydrated. A held link needs the whole page, since typed text must be kept. */
function isReady({ element, isLink }: HeldGesture): boolean {
  return isLink ? isWhole() : isHydrated() && !element.closest("[data-asleep]");
}

/** Tells the router of steps within the page that came before the whole page was hydrated. */
function replayMove(): void {
  if (!window.early.hasMoved || !isWhole()) return;
  window.early.hasMoved = false;
  dispatchEvent(new PopStateEvent("popstate", { state: history.state as unknown }));
}

let isReplaying = false;

/** Replays the gestures that came before hydration, in order and each once, as soon as their part is hydrated. */
export async function replayGestures(): Promise<void> {
  replayMove();
  if (isReplaying) return;
  isReplaying = true;
  const { held } = window.early;
  for (let gesture = held.find(isReady); gesture; gesture = held.find(isReady)) {
    // Each gesture must see the filled-in fields and the effect of the gesture before it.
    await new Promise((resolve) => setTimeout(resolve));
    // The timeout of the gesture may have fired meanwhile.
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
  // The previous key may have moved the focus, from tab to tab.
  const { activeElement } = document;
  const target = element.parentElement?.contains(activeElement) ? activeElement : element;
  target?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field that somebody, or the browser's autofill, has filled in. */
export type FilledField = { field: Field; value: string; isChecked: boolean };

/** Returns the fields whose value differs from what the server rendered. */
export function filledFields(part: ParentNode): FilledField[] {
  // A file field keeps its choice: nobody but a person may write into it.
  return [...part.querySelectorAll<Field>("input:not([type=file]), textarea, select")]
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

/** Writes the values that were filled in before hydration into the hydrated fields, and fires their events. */
export function fillAgain(filled: FilledField[]): void {
  for (const { field, value, isChecked } of filled) {
    if (isBox(field)) {
      // A radio button that another of its group unchecked needs no click of its own.
      if (field.type === "radio" && !isChecked) continue;
      field.checked = !isChecked;
      field.click();
    } else writeAgain(field, value);
  }
}

function writeAgain(field: Field, value: string): void {
  const isText = "setSelectionRange" in field;
  const selection = isText && ([field.selectionStart, field.selectionEnd] as const);
  // React ignores an input event unless the value differs from the one it has seen last.
  if (isText) field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  // Some kinds of inputs, such as e-mail, have no selection.
  if (isText && selection && selection[0] !== null && field === document.activeElement)
    field.setSelectionRange(...selection);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Fires the toggle event of the `details` that were opened before hydration. */
export function openAgain(part: ParentNode): void {
  for (const fold of part.querySelectorAll("details[open]")) fold.dispatchEvent(new Event("toggle"));
}
