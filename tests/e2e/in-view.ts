import { expect, type Locator, type Page } from "@playwright/test";

export const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } };

/** Expects the beginning of an element, as far as it fits, to be visible below the header and on the screen. */
export async function expectInView(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeVisible();
  await expect.poll(() => positionOf(page, element)).toEqual({ isUnderHeader: true, isOnScreen: true });
}

async function positionOf(page: Page, element: Locator) {
  const header = await page.locator(".site-header, .portal-bar").boundingBox();
  const box = await element.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  if (!header || !box) return null;
  // Keeps a small gap below the header.
  const room = height - header.y - header.height - 16;
  return {
    isUnderHeader: box.y >= header.y + header.height,
    // An element higher than the screen must begin in its upper half.
    isOnScreen: box.height < room ? box.y + box.height <= height : box.y < height / 2,
  };
}

/** Expects the focus on an element or inside it. */
export async function expectFocusIn(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate((node) => node.contains(document.activeElement))).toBe(true);
}

/** Counts the lines that a text wraps into. */
export function linesOf(element: Locator): Promise<number> {
  return element.evaluate((node) => node.getClientRects().length);
}

/** Expects that no toast covers an element, once both have stopped moving. */
export async function expectClearOfToast(page: Page, element: Locator): Promise<void> {
  const toast = page.locator("[data-swipe-direction]");
  await expect(toast).toBeVisible();
  const isApart = async () => {
    const [over, under] = [await toast.boundingBox(), await element.boundingBox()];
    if (!over || !under) return false;
    return over.y + over.height <= under.y || over.x >= under.x + under.width || over.y >= under.y + under.height;
  };
  await expect.poll(isApart, "whether the toast leaves it free").toBe(true);
}
