import type { Browser, BrowserContext } from "@playwright/test";
import type { Mode } from "../../e2e/first-gesture.ts";
import type { Effect } from "./effect.ts";
import { effectOf, openPage, type Control, type Delays } from "./press.ts";

export type Gesture = { path: string; mode: Mode; control: Control; isWithFrame: boolean };

/** The longest delay of a script, and the longest time until the press, in milliseconds. */
const LONGEST_SCRIPT_MS = 900;
const LONGEST_PRESS_MS = 600;

/** Makes a browser context: wide for the mouse, a phone for fingers, a narrow window for keys. Nothing moves by itself. */
function contextFor(browser: Browser, site: string, mode: Mode): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: site,
    locale: "en-US",
    timezoneId: "America/Chicago",
    reducedMotion: "reduce",
    hasTouch: mode === "touch",
    viewport: mode === "mouse" ? { width: 1280, height: 900 } : { width: 390, height: 844 },
  });
}

const AT_ONCE: Delays = { script: () => 0, press: 0 };

/** Finds the controls of a page, and returns the gesture on each of them. */
export async function findGestures(
  browser: Browser,
  site: string,
  { path, mode, isWithFrame }: Omit<Gesture, "control">,
): Promise<Gesture[]> {
  const context = await contextFor(browser, site, mode);
  const { controls } = await openPage(context, path, AT_ONCE, isWithFrame);
  await context.close();
  const usable = controls.filter(({ isAbove }) => mode === "keyboard" || !isAbove);
  return usable.map((control) => ({ path, mode, control, isWithFrame }));
}

/** Returns how two effects differ, or null. */
function differenceOf(early: Effect, late: Effect): string | null {
  const parts: string[] = [];
  if (early.address !== late.address) parts.push(`leads to ${early.address} instead of ${late.address}`);
  if (early.steps !== late.steps) parts.push(`makes ${early.steps} steps in the history instead of ${late.steps}`);
  if (early.sent.join() !== late.sent.join())
    parts.push(`sends [${early.sent.join()}] instead of [${late.sent.join()}]`);
  const only = (one: string[], other: string[]) => one.filter((line) => !other.includes(line)).join("; ");
  if (early.state.join() !== late.state.join())
    parts.push(`leaves {${only(early.state, late.state)}} instead of {${only(late.state, early.state)}}`);
  if (early.words !== late.words) parts.push(`says ${wordsThatDiffer(early.words, late.words)}`);
  return parts.length > 0 ? parts.join(", ") : null;
}

/** Returns the first place at which two texts differ. */
function wordsThatDiffer(early: string, late: string): string {
  const at = [...early].findIndex((letter, place) => letter !== late[place]);
  const place = Math.max(0, (at < 0 ? early.length : at) - 30);
  return `“…${early.slice(place, place + 90)}…” instead of “…${late.slice(place, place + 90)}…”`;
}

/** Uses a control as the first event and, in another window, once all has loaded. Returns the fault, or null. */
export async function compareGesture(
  browser: Browser,
  site: string,
  gesture: Gesture,
  random: () => number,
): Promise<string | null> {
  const { path, mode, control } = gesture;
  const delays: Delays = { script: () => random() * LONGEST_SCRIPT_MS, press: random() * LONGEST_PRESS_MS };
  const contexts = await Promise.all([contextFor(browser, site, mode), contextFor(browser, site, mode)]);
  const name = `${path} ${mode} ${control.tag} ${control.place} “${control.name}”`;
  try {
    const early = await effectOf(contexts[0], gesture, delays);
    const late = await effectOf(contexts[1], gesture, null);
    const difference = differenceOf(early, late);
    return difference && `${name}: ${difference}`;
  } catch (error) {
    return `${name}: ${String(error).split("\n")[0]}`;
  } finally {
    await Promise.all(contexts.map((context) => context.close()));
  }
}
