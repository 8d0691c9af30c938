import type { Page } from "@playwright/test";

/** Opens an address whose scripts are held back; gives back what lets them come. */
export async function openEarly(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", (route) => promise.then(() => route.continue()).catch(() => undefined));
  await page.goto(path, { waitUntil: "commit" });
  await page.getByRole("contentinfo").waitFor();
  return resolve;
}
