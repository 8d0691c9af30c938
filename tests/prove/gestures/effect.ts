import type { Page } from "@playwright/test";

/** The effect of a press: where the page is now, what is open, chosen and filled in, what it says, what it sent. */
export type Effect = {
  address: string;
  /** The steps that Back takes: a press that leads on twice makes two. */
  steps: number;
  /** Open dialogs and menus, chosen tabs, checked boxes, filled fields; empty when the press has led to another page. */
  state: string[];
  /** The visible words; empty when the press has led to another page. */
  words: string;
  /** The calls to the server, and the windows that were opened. */
  sent: string[];
};

/** Runs in the page: reads what a press may have changed. */
function readPage(from: string): Omit<Effect, "sent"> {
  // A form that the browser sends by itself names the fields that were left empty, too.
  const asked = new URLSearchParams([...new URLSearchParams(location.search)].filter(([, value]) => value !== ""));
  const address = `${location.pathname}?${asked}${location.hash}`;
  const steps = history.length;
  if (location.pathname + location.search !== from) return { address, steps, state: [], words: "" };
  const nameOf = (element: Element) =>
    `${element.tagName} ${element.getAttribute("name") ?? element.id} ${element.textContent.trim().slice(0, 30)}`;
  const told = [
    "aria-expanded",
    "aria-selected",
    "aria-pressed",
    "aria-current",
    "aria-checked",
    "aria-invalid",
    "open",
  ];
  const selector = [...told.map((name) => `[${name}]`), "input", "select", "textarea", "[popover]", "dialog"].join();
  const state = [...document.querySelectorAll(selector)].flatMap((element) => {
    const attributes = told.map((name) => [name, element.getAttribute(name)] as const);
    const said = attributes.filter(([, value]) => value !== null && value !== "false").map((pair) => pair.join("="));
    if (element instanceof HTMLInputElement && element.checked) said.push("checked");
    const isField = /^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName);
    if (isField && (element as HTMLInputElement).type !== "hidden")
      said.push(`“${(element as HTMLInputElement).value}”`);
    if (element.matches(":popover-open, dialog:modal")) said.push("shown");
    return said.length > 0 ? [`${nameOf(element)} ${said.join(" ")}`] : [];
  });
  return { address, steps, state, words: document.body.innerText.replaceAll(/\s+/g, " ") };
}

/** Runs in the page: returns true when all of it is hydrated, nothing is held, and nothing moves. */
function isAtRest(): boolean {
  const isAwake = document.documentElement.hasAttribute("data-hydrated") && !document.querySelector("[data-asleep]");
  const isHolding = window.early.held.length > 0 || document.querySelector("[data-held]") !== null;
  const moves = document
    .getAnimations()
    .some(({ playState, effect }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity);
  return document.readyState === "complete" && isAwake && !isHolding && !moves;
}

/** The time in which nothing may change any more, and the number of looks that bounds a hang. */
const CALM_MS = 120;
const MOST_LOOKS = 250;

/** Waits until the page has come to rest, also after it has led to another one; returns what it shows then. */
export async function settledPage(page: Page, from: string, isBusy: () => boolean): Promise<Omit<Effect, "sent">> {
  let last = "";
  for (let look = 0; look < MOST_LOOKS; look++) {
    // A page that is being left cannot be read; the next look reads the one that has come.
    const found = await page
      .evaluate(isAtRest)
      .then((isCalm) => (isCalm && !isBusy() ? page.evaluate(readPage, from) : null))
      .catch(() => null);
    const seen = JSON.stringify(found);
    if (found && seen === last) return found;
    last = found ? seen : "";
    await page.waitForTimeout(CALM_MS);
  }
  throw new Error(`${page.url()} does not come to rest`);
}
