import type { Page } from "@playwright/test";

/** Opens a URL and holds back its scripts; returns the function that releases them. */
export async function openEarly(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", (route) => promise.then(() => route.continue()).catch(() => undefined));
  await page.goto(path, { waitUntil: "commit" });
  await page.getByRole("contentinfo").waitFor();
  return resolve;
}
