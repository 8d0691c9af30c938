import type { Locator, Page } from "@playwright/test";

/** Returns the link to a view of the desk; opens the menu of views where the line has no room for it. */
export async function viewLink(page: Page, name: string | RegExp): Promise<Locator> {
  const views = page.getByRole("navigation", { name: "Views" });
  const link = views.getByRole("link", { name });
  const more = views.getByRole("button", { name: /^More/ });
  await link.or(more).first().waitFor();
  if (!(await link.isVisible())) await more.click();
  return link;
}
