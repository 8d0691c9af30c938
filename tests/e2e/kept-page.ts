import type { Browser, BrowserContext, Page, ViewportSize } from "@playwright/test";

/**
 * The page that a test leaves to the next one in its worker, with storage and cookies cleared. A page that has run the
 * site's scripts before opens the next URL at two thirds of the cost.
 */
let kept: Page | undefined;

/** A path of the same site on which nothing happens: the browser keeps its process. */
export const QUIET = "/healthz";

const EVENTS = ["request", "requestfailed", "requestfinished", "response", "console", "pageerror", "dialog", "popup"];

/** Takes the kept page, or creates a new one. */
export async function takePage(browser: Browser, viewport: ViewportSize | null): Promise<Page> {
  const page = kept ?? (await beginPage(browser));
  kept = undefined;
  if (viewport) await page.setViewportSize(viewport);
  return page;
}

/** Cleans the page for the next test. A page with changes that cannot be undone is closed instead. */
export async function leavePage(page: Page, isWell: boolean): Promise<void> {
  const context = page.context();
  if (!isWell || page.isClosed() || spoiled.has(context)) return context.close();
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const event of EVENTS) page.removeAllListeners(event);
  await context.unrouteAll({ behavior: "wait" });
  await context.clearPermissions();
  await context.setOffline(false);
  await page.goto(QUIET);
  await page.mouse.move(-1, -1);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null });
  kept = page;
}

/** Opens another tab with the same viewport size: the context may have been created by a test on a phone. */
export async function openTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  const size = page.viewportSize();
  if (size) await tab.setViewportSize(size);
  return tab;
}

const spoiled = new WeakSet<BrowserContext>();

async function beginPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const spoils = (owner: object, name: string) => {
    const done = Reflect.get(owner, name) as (...given: unknown[]) => unknown;
    Reflect.set(owner, name, (...given: unknown[]) => {
      spoiled.add(context);
      return done.apply(owner, given);
    });
  };
  for (const owner of [page, context]) for (const name of ["addInitScript", "exposeFunction"]) spoils(owner, name);
  spoils(context, "newCDPSession");
  spoils(context.clock, "install");
  return page;
}
