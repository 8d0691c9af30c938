import { setTimeout as wait } from "node:timers/promises";
import type { BrowserContext, Locator, Page, Request } from "@playwright/test";
import { HOLD_MS } from "../../../app/lib/early-script.ts";
import { hydrated } from "../../e2e/fixtures.ts";
import type { Mode } from "../../e2e/first-gesture.ts";
import { settledPage, type Effect } from "./effect.ts";

/** The controls that can be pressed. Numbers, mail and file links leave the browser: there is nothing to be seen of them. */
const CONTROLS = "a[href], button, summary, input:not([type=hidden]):not([type=file]), select, textarea, [role=tab]";
/** The header, the footer and the bar at the lower edge: the same on every page. */
const FRAME = "header:not(main header), footer:not(main footer), nav:not(main nav), .skip-link";

export type Control = {
  place: number;
  name: string;
  tag: string;
  type: string;
  role: string;
  isWindow: boolean;
  /** True for what only the keyboard reaches: it is above the page until it has the focus. */
  isAbove: boolean;
};

/** Runs in the page: numbers all controls as the server sent them; returns those that a person sees and can use. */
function numberControls([selector, frame, isWithFrame]: [string, string, boolean]): Control[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((control, place) => {
    control.setAttribute("data-place", String(place));
    const box = control.getBoundingClientRect();
    const isSeen = control.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }) && box.width > 1;
    const isHidden = control.closest("[aria-hidden=true], [inert], [popover], dialog, :disabled") !== null;
    const isFolded = control.closest("details:not([open])") !== null && !control.matches("summary");
    const isOutside = /^(tel|mailto|sms):/.test(control.getAttribute("href") ?? "") || control.hasAttribute("download");
    if (!isSeen || isHidden || isFolded || isOutside || (!isWithFrame && control.closest(frame))) return [];
    const name =
      (control.getAttribute("aria-label") ?? control.textContent).trim() || control.getAttribute("name") || "";
    const { tagName: tag } = control;
    const type = control.getAttribute("type") ?? "";
    const role = control.getAttribute("role") ?? "";
    const isWindow = control.getAttribute("target") === "_blank";
    const isAbove = box.bottom + scrollY <= 0;
    return [{ place, name: name.slice(0, 40), tag, type, role, isWindow, isAbove }];
  });
}

/** Runs in every page before its scripts: keeps what would hold up the test. */
function prepare(holdMs: number): void {
  // Disables the timeout after which held events fall back to the browser: a slow machine must not trigger it.
  const { setTimeout: later } = window;
  const patient = (act: TimerHandler, ms = 0, ...args: unknown[]) => (ms === holdMs ? 0 : later(act, ms, ...args));
  window.setTimeout = patient as typeof setTimeout;
  window.print = () => {};
  addEventListener("click", () => void window.noteClick(), { capture: true });
}

declare global {
  interface Window {
    /** Tells the proof that a click has reached the page. */
    noteClick(): Promise<void>;
  }
}

/** The delays of a page: of each of its scripts, and of the press. */
export type Delays = { script(): number; press: number };

type Opened = { page: Page; isBusy(): boolean; sent: string[]; controls: Control[]; clicked: Promise<void> };

/** Opens an address with its scripts delayed, and finds its controls as soon as the server's page can be seen. */
export async function openPage(
  context: BrowserContext,
  path: string,
  delays: Delays,
  isWithFrame: boolean,
): Promise<Opened> {
  const page = await context.newPage();
  const pending = new Set<Request>();
  const sent: string[] = [];
  const { promise: clicked, resolve: noteClick } = Promise.withResolvers<void>();
  await page.exposeBinding("noteClick", () => noteClick());
  await page.addInitScript(prepare, HOLD_MS);
  await page.route("**/*", async (route, request) => {
    const { pathname } = new URL(request.url());
    const isOurs = request.url().startsWith(new URL(page.url() === "about:blank" ? request.url() : page.url()).origin);
    if (!isOurs) return route.abort();
    // Sent forms are counted, and go nowhere.
    if (request.method() !== "GET") return route.fulfill({ status: 503, json: { error: "away", code: "unavailable" } });
    if (pathname.startsWith("/assets/") && pathname.endsWith(".js")) await wait(delays.script());
    return route.continue().catch(() => undefined);
  });
  page.on("request", (request) => {
    pending.add(request);
    if (request.method() !== "GET" && !request.url().includes("/api/visits"))
      sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  for (const event of ["requestfinished", "requestfailed"] as const)
    page.on(event as "requestfinished", (request) => pending.delete(request));
  page.on("popup", (popup) => {
    sent.push("window");
    void popup.close().catch(() => undefined);
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(
    () =>
      document.readyState !== "loading" &&
      [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every(({ sheet }) => sheet),
  );
  const controls = await page.evaluate(numberControls, [CONTROLS, FRAME, isWithFrame] as [string, string, boolean]);
  return { page, sent, controls, clicked, isBusy: () => pending.size > 0 };
}

/** Focuses a control as the Tab key does: the carousel shows the slide of what has the focus after that key alone. */
async function reachByTab(control: Locator): Promise<void> {
  await control.evaluate((element: HTMLElement) => {
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", code: "Tab", bubbles: true }));
    element.focus();
  });
}

/** Uses a control once, by the mouse, a finger or the keyboard. */
async function use(control: Locator, mode: Mode, { tag, type, role }: Control, clicked: Promise<void>): Promise<void> {
  if (tag === "SELECT") return void (await control.selectOption({ index: 1 }));
  const isText = tag === "TEXTAREA" || (tag === "INPUT" && !["checkbox", "radio", "button", "submit"].includes(type));
  if (isText && mode === "keyboard") return control.pressSequentially("7");
  if (isText) return control.fill("7");
  // The browser makes a click of a touch a while after it has taken the touch.
  const effect = () => Promise.race([clicked, control.page().waitForEvent("framenavigated")]);
  if (mode === "touch") return void (await Promise.all([effect(), control.tap()]));
  if (mode === "mouse") return control.click();
  await reachByTab(control);
  if (role === "tab") return control.press("ArrowRight");
  return control.press(tag === "INPUT" ? "Space" : "Enter");
}

/** Opens a page, uses one of its controls either as the first event or once all has loaded, and returns the effect. */
export async function effectOf(
  context: BrowserContext,
  { path, control, mode, isWithFrame }: { path: string; control: Control; mode: Mode; isWithFrame: boolean },
  delays: Delays | null,
): Promise<Effect> {
  const { page, sent, clicked, isBusy } = await openPage(
    context,
    path,
    delays ?? { script: () => 0, press: 0 },
    isWithFrame,
  );
  try {
    if (delays) await wait(delays.press);
    else await hydrated(page);
    const { pathname, search } = new URL(page.url());
    const pressing = use(page.locator(`[data-place="${control.place}"]`), mode, control, clicked);
    // A window opens a moment after the press that asked for it.
    await (control.isWindow ? Promise.all([page.waitForEvent("popup"), pressing]) : pressing);
    const found = await settledPage(page, pathname + search, isBusy);
    return { ...found, sent };
  } finally {
    await page.close();
  }
}
