import { expect, type Page } from "@playwright/test";
import { keysOf } from "../../domain/platform/typed-records.ts";

/** The ways to use a page. */
export const MODES = ["mouse", "touch", "keyboard"] as const;
export type Mode = (typeof MODES)[number];

/** What can be done with a control, by kind, and which controls are of the kind. */
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
/** Links first: once something was typed, they wait. */
export const KIND_ORDER = keysOf(KINDS);
export type Control = { id: string; kind: Kind; href: string };

/** An event that reached the page's own script: not one that was held at the door. */
type Arrival = { event: string; isAwake: boolean };

declare global {
  interface Window {
    arrivals: Arrival[];
  }
}

/**
 * Notes what reaches the document of every page that is opened from now on. Nothing is printed, and no page comes to
 * rest: the first gesture is what wakes it.
 */
export function noteArrivals(holdMs: number): void {
  window.arrivals = [];
  window.requestIdleCallback = () => 0;
  // However long the test takes to use a page, the browser does not act by itself meanwhile: that has a test of its own.
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
        // Of what opens, only what the browser did counts: the page is told of it again by an event of its own.
        if (!id || isOtherKey || (type === "toggle" && !event.isTrusted)) return;
        const isHydrated = document.documentElement.hasAttribute("data-hydrated");
        window.arrivals.push({ event: `${type} ${id}`, isAwake: isHydrated && !target?.closest("[data-asleep]") });
      },
      true,
    );
  }
}

type Where = {
  /** Also what lies around the parts that sleep. */
  isEverywhere: boolean;
  /** Also the header, the footer and the bar, which are the same on every page. */
  isWithFrame: boolean;
};

/**
 * Finds, in every part of the page that sleeps, one control of each kind that is in sight,
 * and gives it a name to be known by.
 */
export function findControls(page: Page, where: Where): Promise<Control[]> {
  return page.evaluate(
    ({ kinds, where }) => {
      const isWanted = (part: Element) => where.isWithFrame || part.closest("main") !== null;
      const parts: Element[] = [...document.querySelectorAll("[data-asleep]")].filter(isWanted);
      if (where.isEverywhere) parts.push(document.body);
      const isHere = (control: HTMLElement, part: Element) =>
        control.checkVisibility({ visibilityProperty: true }) &&
        (control.closest("[data-asleep]") ?? document.body) === part &&
        // Left out: what only a reader of the screen, or a robot, comes to.
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

/** Uses a control as somebody would who has seen nothing of it yet. */
export async function use(page: Page, mode: Mode, { id, kind }: Control): Promise<void> {
  const control = page.locator(`[data-control="${id}"]`);
  if (kind === "field" && mode === "keyboard") return control.pressSequentially(TYPED);
  if (kind === "field" && mode === "touch") return control.fill(TYPED);
  if (kind === "choice") return void (await control.selectOption({ index: 1 }));
  if (kind === "tab") return control.press("ArrowRight");
  if (mode === "touch") await control.tap();
  else if (mode === "mouse") await control.click();
  else await control.press(kind === "box" ? "Space" : "Enter");
  // As a password manager and the clipboard do: all at once, without a key.
  if (kind === "field") await page.keyboard.insertText(TYPED);
  if (kind === "menu") {
    await expect(page.locator(":popover-open")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(page.locator(":popover-open")).toHaveCount(0);
  }
}

/** The events that have to reach the page's script once the page is awake: one for one gesture. */
export function scriptEvents({ id, kind }: Control): string[] {
  if (kind === "tab") return [`keydown ${id}`];
  if (kind === "send") return [`click ${id}`, `submit ${id}`];
  return kind === "button" ? [`click ${id}`] : [];
}

/** What the browser has to have opened by itself. */
export const toggles = ({ kind, id }: Control) => (kind === "fold" ? [`toggle opened by ${id}`] : []);
