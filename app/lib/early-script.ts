import { LANGUAGE_KEY } from "../../domain/platform/language.ts";
import { remember } from "./remember.ts";

/** A gesture on a part of the page that is not hydrated yet. */
export type HeldGesture = {
  element: HTMLElement;
  /** The pressed key; undefined for a click or a submit. */
  key?: string;
  /** True for a link to another page; it waits until the whole page is hydrated. */
  isLink?: boolean;
  /** The timeout after which the browser acts by itself. */
  timer?: number;
};

type Early = {
  /** The held gestures, in order. */
  held: HeldGesture[];
  /** True once somebody has used the page. */
  isUsed: boolean;
  /** True when the address has changed within the page, and the router does not know yet. */
  hasMoved: boolean;
  /** Starts the lazy hydration; set by the page's script. */
  wake?: () => void;
};

declare global {
  interface Window {
    early: Early;
  }
}

/** The timeout of a held form or link. After it the browser acts by itself, as without JavaScript. */
export const HOLD_MS = 5_000;

/**
 * Holds gestures on parts of the page that are not hydrated yet. It is inlined into the page, so that it runs before
 * anything is fetched. It is serialized to text, so it may use nothing but its arguments.
 *
 * A held gesture reaches no other listener: React may hydrate a part in the middle of an event, and would then see both
 * the gesture and its replay. Native behavior (menus, questions, fields, GET forms) is left alone.
 */
function holdEarlyGestures(holdMs: number, languageKey: string, keep: typeof remember): void {
  const root = document.documentElement;
  const early: Early = { held: [], isUsed: false, hasMoved: false };
  let hasTyped = false;
  let isLetThrough = false;
  /** The form that the browser submits by itself: the page stays until the answer comes. */
  let sent: EventTarget | null = null;
  window.early = early;

  const isHydrated = () => root.hasAttribute("data-hydrated");
  const sleeps = (element: Element) => !isHydrated() || element.closest("[data-asleep]") !== null;
  const anySleeps = () => !isHydrated() || document.querySelector("[data-asleep]") !== null;

  function use(): void {
    early.isUsed = true;
    early.wake?.();
  }

  /** Releases a gesture to the browser after its timeout. */
  function letThrough(gesture: HeldGesture): void {
    early.held.splice(early.held.indexOf(gesture), 1);
    gesture.element.removeAttribute("data-held");
    isLetThrough = true;
    if (gesture.element instanceof HTMLFormElement) gesture.element.requestSubmit();
    else gesture.element.click();
    isLetThrough = false;
  }

  /**
   * Holds a gesture for the replay. `once`: repeated presses count as one. `native`: also once, and the browser can do
   * it by itself after the timeout.
   */
  function hold(event: Event, gesture: HeldGesture, kind?: "once" | "native"): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    use();
    if (kind && early.held.some(({ element }) => element === gesture.element)) return;
    if (kind === "native") gesture.timer = window.setTimeout(letThrough, holdMs, gesture);
    gesture.element.setAttribute("data-held", "");
    early.held.push(gesture);
  }

  /** Returns how to hold a form. A form that needs JavaScript waits for its script without a timeout. */
  const holdModeOf = (form: HTMLFormElement) => (form.hasAttribute("data-needs-script") ? "once" : "native");

  /**
   * Prevents a double submit: a form that is being sent is not sent again, even when its script has loaded meanwhile.
   */
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
    // The browser follows the link by itself, unless typed text would be lost.
    if (hasTyped) return hold(event, { element: link, isLink: true }, "native");
    event.stopImmediatePropagation();
    if (link.hreflang) keep(languageKey, link.hreflang);
    // The next page takes the place of this one in the history, as it does once the script has loaded.
    if (!link.hasAttribute("data-replaces")) return;
    event.preventDefault();
    location.replace(link.href);
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
    hold(event, { element: pressed }, isSubmit ? holdModeOf(form) : undefined);
  }

  /** Handles forms without a button, which are submitted by Enter alone. */
  function onSubmit(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement;
    if (isLetThrough) sent = form;
    else if (!isOnItsWay(event, form) && form.method === "post" && sleeps(form))
      hold(event, { element: form }, holdModeOf(form));
  }

  /** Holds the keys that move through tabs and slides. Fields and buttons handle their own keys natively. */
  function onKey(event: KeyboardEvent): void {
    const element = event.target as HTMLElement;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || element === document.body) return;
    const isOfTab = element.matches("[role=tab]") && ["Home", "End"].includes(event.key);
    const isOfLinkTab = element.matches("a[role=tab]") && event.key === " ";
    const isArrow = ["ArrowLeft", "ArrowRight"].includes(event.key) && !element.matches("input, select, textarea");
    if ((isOfTab || isOfLinkTab || isArrow) && sleeps(element)) hold(event, { element, key: event.key });
  }

  /**
   * Keeps a step within the page (a link to a section, Back) from the router until the whole page is hydrated: a change
   * of its address would take away every sleeping part until the script of that part has come.
   */
  function onMove(event: PopStateEvent): void {
    if (!anySleeps()) return;
    event.stopImmediatePropagation();
    early.hasMoved = true;
    use();
  }

  addEventListener("click", onClick, true);
  addEventListener("submit", onSubmit, true);
  addEventListener("keydown", onKey, true);
  addEventListener("popstate", onMove, true);
  // After Back from the answer (bfcache), the page is as it was left, and the form may be sent again.
  addEventListener("pageshow", ({ persisted }) => persisted && (sent = null));
  addEventListener("input", () => (hasTyped = true), { capture: true, once: true });
  const signs = ["pointermove", "pointerdown", "keydown", "focusin", "scroll", "input", "change"];
  for (const sign of signs) addEventListener(sign, use, { capture: true, once: true, passive: true });
}

/** Returns the script as it is inlined into the page. */
export const earlyScript = () => `(${String(holdEarlyGestures)})(${HOLD_MS},"${LANGUAGE_KEY}",${String(remember)})`;
