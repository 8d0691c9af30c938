import type { Page } from "@playwright/test";

/** Opens a URL and holds back its scripts; returns the function that releases them. */
export async function openEarly(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", (route) => promise.then(() => route.continue()).catch(() => undefined));
  await page.goto(path, { waitUntil: "commit" });
  await page.getByRole("contentinfo").waitFor();
  return resolve;
}

/**
 * Opens a page and lets it hydrate, but for its sleeping parts: they wake with the first gesture, and their scripts wait
 * for the returned function.
 */
export async function openAsleep(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto(path);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await page.route("**/assets/*.js", (route) => promise.then(() => route.continue()).catch(() => undefined));
  return resolve;
}
