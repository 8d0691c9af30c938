import type { Page } from "@playwright/test";

/** Holds the requests of one method to an address until they are released. `asked` resolves with the first of them. */
export async function holdAnswers(page: Page, method: string, url: string) {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  return { asked: asked.promise, release: released.resolve };
}
