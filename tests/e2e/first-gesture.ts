import { expect, type Page } from "@playwright/test";
import { keysOf } from "../../domain/platform/typed-records.ts";

/** The input methods. */
export const MODES = ["mouse", "touch", "keyboard"] as const;
export type Mode = (typeof MODES)[number];

/** The kinds of controls, with the selector of each. */
const KINDS = {
  link: "a[href^='/']:not([target]):not([download])",
  menu: "button[popovertarget]",
  fold: "summary",
  tab: "[role=tab][aria-selected=true]",
  field: "input:not([type]), input:is([type=text], [type=search], [type=email], [type=tel], [type=password]), textarea",
  choice: "select",
  box: "input[type=checkbox]",
  button: "button[type=button]:not([popovertarget]):not([role=tab])",
  send: "form[method=post] button[type=submit]",
};
export type Kind = keyof typeof KINDS;
/** The order of kinds. Links come first: once something was typed, they wait. */
export const KIND_ORDER = keysOf(KINDS);
export type Control = { id: string; kind: Kind; href: string };

/** An event that reached the page's own script, and was not held back before hydration. */
type Arrival = { event: string; isAwake: boolean };

declare global {
  interface Window {
    arrivals: Arrival[];
  }
}

/**
 * Runs in the page: records the events that reach the document of every page opened from now on. Printing is disabled,
 * and idle callbacks never run: only the first gesture wakes the page.
 */
export function noteArrivals(holdMs: number): void {
  window.arrivals = [];
  window.requestIdleCallback = () => 0;
  // Disables the timeout after which held events fall back to the browser: a slow test must not trigger it. That
  // fallback has a test of its own.
  const { setTimeout: later } = window;
  const patient = (act: TimerHandler, ms = 0, ...args: unknown[]) => (ms === holdMs ? 0 : later(act, ms, ...args));
  window.setTimeout = patient as typeof setTimeout;
  window.print = () => {};
  for (const type of ["click", "submit", "keydown", "toggle"]) {
    document.addEventListener(
      type,
      (event) => {
        const target = event instanceof SubmitEvent ? event.submitter : (event.target as Element);
        const id = target?.closest("[data-control]")?.getAttribute("data-control");
        const isOtherKey = event instanceof KeyboardEvent && event.key !== "ArrowRight";
        // Only the browser's own toggle events count: the page gets another, synthetic one.
        if (!id || isOtherKey || (type === "toggle" && !event.isTrusted)) return;
        const isHydrated = document.documentElement.hasAttribute("data-hydrated");
        window.arrivals.push({ event: `${type} ${id}`, isAwake: isHydrated && !target?.closest("[data-asleep]") });
      },
      true,
    );
  }
}

type ControlScope = {
  /** Includes the controls outside the sleeping (not yet hydrated) parts. */
  isEverywhere: boolean;
  /** Includes the header, the footer and the bottom bar, which are the same on every page. */
  isWithFrame: boolean;
};

/** Finds one visible control of each kind in every sleeping part of the page, and gives it an id. */
export function findControls(page: Page, where: ControlScope): Promise<Control[]> {
  return page.evaluate(
    ({ kinds, where }) => {
      const isWanted = (part: Element) => where.isWithFrame || part.closest("main") !== null;
      const parts: Element[] = [...document.querySelectorAll("[data-asleep]")].filter(isWanted);
      if (where.isEverywhere) parts.push(document.body);
      const isHere = (control: HTMLElement, part: Element) =>
        control.checkVisibility({ visibilityProperty: true }) &&
        (control.closest("[data-asleep]") ?? document.body) === part &&
        // Leaves out controls that only a screen reader or a robot reaches.
        !control.closest("[aria-hidden=true], .skip-link, [popover], details:not([open]) > :not(summary)") &&
        (control as HTMLAnchorElement).pathname !== location.pathname;
      return parts.flatMap((part, index) =>
        Object.entries(kinds).flatMap(([kind, selector]) => {
          const found = [...part.querySelectorAll<HTMLElement>(selector)].find((control) => isHere(control, part));
          if (!found || found.hasAttribute("data-control")) return [];
          const id = `${kind} of part ${index}`;
          found.setAttribute("data-control", id);
          if (kind === "fold") found.parentElement?.setAttribute("data-control", `opened by ${id}`);
          return [{ id, kind: kind as keyof typeof kinds, href: (found as HTMLAnchorElement).href ?? "" }];
        }),
      );
    },
    { kinds: KINDS, where },
  );
}

export const TYPED = "77001";

/** Uses a control like a person would before the page is hydrated. */
export async function use(page: Page, mode: Mode, { id, kind }: Control): Promise<void> {
  const control = page.locator(`[data-control="${id}"]`);
  if (kind === "field" && mode === "keyboard") return control.pressSequentially(TYPED);
  if (kind === "field" && mode === "touch") return control.fill(TYPED);
  if (kind === "choice") return void (await control.selectOption({ index: 1 }));
  if (kind === "tab") return control.press("ArrowRight");
  if (mode === "touch") await control.tap();
  else if (mode === "mouse") await control.click();
  else await control.press(kind === "box" ? "Space" : "Enter");
  // Inserts all at once without key events, like a password manager or the clipboard.
  if (kind === "field") await page.keyboard.insertText(TYPED);
  if (kind === "menu") {
    await expect(page.locator(":popover-open")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(page.locator(":popover-open")).toHaveCount(0);
  }
}

/** Returns the events that must reach the page's script once the page is awake: each gesture exactly once. */
export function scriptEvents({ id, kind }: Control): string[] {
  if (kind === "tab") return [`keydown ${id}`];
  if (kind === "send") return [`click ${id}`, `submit ${id}`];
  return kind === "button" ? [`click ${id}`] : [];
}

/** Returns the toggle events that the browser must have caused by itself. */
export const toggles = ({ kind, id }: Control) => (kind === "fold" ? [`toggle opened by ${id}`] : []);
