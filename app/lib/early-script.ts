import { LANGUAGE_KEY } from "../../domain/platform/language.ts";
import { remember } from "./remember.ts";

/** A gesture on a part of the page that could not react yet. */
export type HeldGesture = {
  element: HTMLElement;
  /** The key that was pressed; else the element was pressed, or the form submitted. */
  key?: string;
  /** Whether it leads to another page, for which all of this one has to be awake. */
  isLink?: boolean;
  /** Ends the wait for the script: then the browser acts by itself. */
  timer?: number;
};

type Early = {
  /** In the order in which they were made. */
  held: HeldGesture[];
  /** Whether somebody has been seen to use the page. */
  isUsed: boolean;
  /** Wakes the page; set by the page's script. */
  wake?: () => void;
};

declare global {
  interface Window {
    early: Early;
  }
}

/** How long a form or a link waits for its script before the browser acts by itself, as it does without script. */
export const HOLD_MS = 5_000;

/**
 * Holds gestures on parts of the page that cannot react yet. It is written into the page, so that it runs before
 * anything is fetched; it stands alone and uses nothing but its arguments.
 *
 * A held gesture reaches nothing else: React may hydrate a part in the middle of an event, and would then see the
 * gesture beside its replay. What the browser does by itself (menus, questions, fields, forms that only lead on) is
 * left alone.
 */
function holdEarlyGestures(holdMs: number, languageKey: string, keep: typeof remember): void {
  const root = document.documentElement;
  const early: Early = { held: [], isUsed: false };
  let hasTyped = false;
  let isLetThrough = false;
  /** The form that the browser sends by itself: the page stays until the answer comes. */
  let sent: EventTarget | null = null;
  window.early = early;

  const isHydrated = () => root.hasAttribute("data-hydrated");
  const sleeps = (element: Element) => !isHydrated() || element.closest("[data-asleep]") !== null;
  const anySleeps = () => !isHydrated() || document.querySelector("[data-asleep]") !== null;

  function use(): void {
    early.isUsed = true;
    early.wake?.();
  }

  /** Lets the browser do what the script did not come for. */
  function letThrough(gesture: HeldGesture): void {
    early.held.splice(early.held.indexOf(gesture), 1);
    gesture.element.removeAttribute("data-held");
    isLetThrough = true;
    if (gesture.element instanceof HTMLFormElement) gesture.element.requestSubmit();
    else gesture.element.click();
    isLetThrough = false;
  }

  /** `once`: pressed again for want of an answer, it is still meant once; `native`: and the browser has a way of its own. */
  function hold(event: Event, gesture: HeldGesture, kind?: "once" | "native"): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    use();
    if (kind && early.held.some(({ element }) => element === gesture.element)) return;
    if (kind === "native") gesture.timer = window.setTimeout(letThrough, holdMs, gesture);
    gesture.element.setAttribute("data-held", "");
    early.held.push(gesture);
  }

  /** A form that cannot be sent without script waits for its script, however long that takes. */
  const wayOf = (form: HTMLFormElement) => (form.hasAttribute("data-needs-script") ? "once" : "native");

  /** A form that is on its way is meant once, even where its script has come meanwhile. */
  function isOnItsWay(event: Event, form: HTMLFormElement | null): boolean {
    if (form === null || form !== sent) return false;
    event.preventDefault();
    event.stopImmediatePropagation();
    return true;
  }

  function onLink(event: MouseEvent, link: HTMLAnchorElement): void {
    const isElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    const isOurs = link.origin === location.origin && !link.target && !link.hasAttribute("download");
    const isWithinPage = link.pathname + link.search === location.pathname + location.search && link.hash !== "";
    if (isElsewhere || !isOurs || isWithinPage || !anySleeps()) return;
    // The browser goes there by itself, unless something that was typed would be lost.
    if (hasTyped) return hold(event, { element: link, isLink: true }, "native");
    event.stopImmediatePropagation();
    if (link.hreflang) keep(languageKey, link.hreflang);
  }

  function onClick(event: MouseEvent): void {
    const pressed = (event.target as Element).closest<HTMLElement>("a[href], button");
    if (!pressed || isLetThrough) return;
    if (pressed instanceof HTMLAnchorElement) return onLink(event, pressed);
    const { form, type } = pressed as HTMLButtonElement;
    const isSubmit = type === "submit" && form !== null;
    if (isSubmit && isOnItsWay(event, form)) return;
    const isNative = pressed.hasAttribute("popovertarget") || (isSubmit && form.method !== "post");
    if (isNative || !sleeps(pressed)) return;
    hold(event, { element: pressed }, isSubmit ? wayOf(form) : undefined);
  }

  /** A form without a button is submitted by Enter alone. */
  function onSubmit(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement;
    if (isLetThrough) sent = form;
    else if (!isOnItsWay(event, form) && form.method === "post" && sleeps(form))
      hold(event, { element: form }, wayOf(form));
  }

  /** The keys that walk through tabs and slides; fields and buttons deal with theirs by themselves. */
  function onKey(event: KeyboardEvent): void {
    const element = event.target as HTMLElement;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || element === document.body) return;
    const isOfTab = element.matches("[role=tab]") && ["Home", "End"].includes(event.key);
    const isOfLinkTab = element.matches("a[role=tab]") && event.key === " ";
    const isArrow = ["ArrowLeft", "ArrowRight"].includes(event.key) && !element.matches("input, select, textarea");
    if ((isOfTab || isOfLinkTab || isArrow) && sleeps(element)) hold(event, { element, key: event.key });
  }

  addEventListener("click", onClick, true);
  addEventListener("submit", onSubmit, true);
  addEventListener("keydown", onKey, true);
  // Back from the answer, the page is as it was left, and may be sent again.
  addEventListener("pageshow", ({ persisted }) => persisted && (sent = null));
  addEventListener("input", () => (hasTyped = true), { capture: true, once: true });
  const signs = ["pointermove", "pointerdown", "keydown", "focusin", "scroll", "popstate", "input", "change"];
  for (const sign of signs) addEventListener(sign, use, { capture: true, once: true, passive: true });
}

/** The script as it stands in the page. */
export const earlyScript = () => `(${String(holdEarlyGestures)})(${HOLD_MS},"${LANGUAGE_KEY}",${String(remember)})`;
