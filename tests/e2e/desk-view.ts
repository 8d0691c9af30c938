import { expect, type Locator, type Page } from "@playwright/test";

/** Returns the link to a view of the desk; opens the menu of views where the line has no room for it. */
export async function viewLink(page: Page, name: string | RegExp): Promise<Locator> {
  const views = page.getByRole("navigation", { name: "Views" });
  const link = views.getByRole("link", { name });
  const more = views.getByRole("button", { name: /^More/ });
  await link.or(more).first().waitFor();
  if (!(await link.isVisible())) await more.click();
  return link;
}

/**
 * Opens a view of the desk. Tries again where the line of views loses its room for the link meanwhile, when the numbers
 * of the views have come.
 */
export async function openView(page: Page, name: string | RegExp): Promise<void> {
  await expect(async () => (await viewLink(page, name)).click({ timeout: 2_000 })).toPass();
}
